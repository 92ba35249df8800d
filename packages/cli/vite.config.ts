import { defineConfig } from 'vite';
import { bundleFileUrls } from '../../scripts/bundle-file-urls.ts';

// One bundle for Node: the workspace packages are TypeScript, and their dependencies cannot be resolved from here.
export default defineConfig({
  plugins: [bundleFileUrls()],
  build: {
    ssr: true,
    outDir: 'dist/bundle',
    target: 'node22',
    minify: false,
    rollupOptions: {
      // The second one is for tests, which run it in their own process.
      input: { main: 'src/main.ts', 'command-line': 'src/command-line.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // pdfkit loads its parts with `require` by names that only its own package.json resolves; hunspell-asm and
  // tesseract.js-core look for the folder of their file, which an ES module does not have.
  ssr: { noExternal: true, external: ['hunspell-asm', 'pdfkit', 'tesseract.js-core'] },
});
