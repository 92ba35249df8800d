import { defineConfig } from 'vite';

/** Many small files each, 750 of the 1,260 that a start loaded one by one. */
const ofManyFiles = ['kysely', 'zod', 'jose', 'uuid', '@simplewebauthn/server', /^@orpc\//];

// Workspace packages are bundled, since they are TypeScript, and a few libraries, so that the server starts sooner; all
// else that server/package.json names stays in node_modules.
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
  ssr: { noExternal: ofManyFiles },
});
