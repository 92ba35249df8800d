/**
 * Module workers are built into this path and served with their own policy, so that no page may compile WebAssembly.
 */
export const workerPath = '/workers/';

/**
 * The content security policy of a worker: its own code, the shipped fonts and nothing else; laying out pages needs
 * WebAssembly.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob: data:; " +
  "font-src 'self' blob: data:; img-src 'self' blob: data:";

/** Where a bundler writes workers and their shared chunks, relative to the root of the site. */
export const workerFiles = {
  entryFileNames: `${workerPath.slice(1)}[name]-[hash].js`,
  chunkFileNames: `${workerPath.slice(1)}[name]-[hash].js`,
  // A name that ends in .gz is that of a compressed variant of another file, which nobody asks for by its name.
  assetFileNames: ({ names }: { names: readonly string[] }): string =>
    names.some((name) => name.endsWith('.gz')) ? 'assets/[name]-[hash].packed' : 'assets/[name]-[hash][extname]',
};
