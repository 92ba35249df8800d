import { defineConfig } from 'vite';
import { bundleFileUrls } from '../scripts/bundle-file-urls.ts';

// The program that evaluates documents, apart from the server: it has the engine, the fonts and the dictionaries, which
// the server itself never loads.
export default defineConfig({
  plugins: [bundleFileUrls()],
  build: {
    ssr: 'src/evaluation-program/program.ts',
    outDir: 'dist/evaluation',
    target: 'node24',
    minify: false,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
  // As in the bundle of the command line.
  ssr: { noExternal: true, external: ['hunspell-asm', 'pdfkit'] },
});
