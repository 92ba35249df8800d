import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The public pages as functions that return HTML, for the server: next to the web app that they belong to. */
export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: true },
  // React's own way to know which of its builds is meant.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    ssr: 'src/static-page.ts',
    outDir: 'dist/.static',
    target: 'node24',
    minify: false,
    assetsInlineLimit: 0,
  },
});
