import { defineConfig } from 'vite';

// One bundle for Node: the workspace packages are TypeScript, and what they use is not resolvable from here.
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist/bundle', target: 'node22', minify: false },
  ssr: { noExternal: true },
});
