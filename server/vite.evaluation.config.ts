import { defineConfig } from 'vite';
import { bundleFileUrls } from '../scripts/bundle-file-urls.ts';

// The programs that evaluate documents, draw pictures and draw shared documents, apart from the server: they have the engine, the fonts and
// the dictionaries, which the server itself never loads.
export default defineConfig({
  plugins: [bundleFileUrls()],
  build: {
    ssr: true,
    outDir: 'dist/evaluation',
    target: 'node24',
    minify: false,
    rollupOptions: {
      input: {
        program: 'src/evaluation-program/program.ts',
        'draw-program': 'src/evaluation-program/draw-program.ts',
        pictures: 'src/picture-program/program.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // As in the bundle of the command line.
  ssr: { noExternal: true, external: ['@napi-rs/canvas', 'hunspell-asm', 'pdfkit'] },
});
