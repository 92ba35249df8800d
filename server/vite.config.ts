import { defineConfig } from 'vite';

// Workspace packages are bundled, since they are TypeScript; the dependencies that server/package.json names stay in
// node_modules.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    // All in one folder, relative to which the web app's folder is found.
    rollupOptions: {
      input: { main: 'src/main.ts', 'vitae-server': 'src/vitae-server.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
