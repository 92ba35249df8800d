import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const fileUrl = /new URL\(\s*(['"])(\.\.?\/[^'"]+)\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * In a bundle for Node: files that a module names with `new URL('./file', import.meta.url)` are included, code as a
 * separate chunk (the entry of a worker thread), anything else as a file. Vite does this for browsers only.
 */
export const bundleFileUrls = (): Plugin => ({
  name: 'bundle-file-urls',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ build: { ssrEmitAssets: true } }),
  resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
  transform: {
    filter: { id: /\.[cm]?[jt]s$/, code: 'import.meta.url' },
    handler(code, id) {
      if (id.includes('node_modules')) return null;
      const replaced = code.replace(fileUrl, (_, _quote: string, path: string) => {
        const file = resolve(dirname(id), path);
        const reference = /\.[cm]?[jt]s$/.test(file)
          ? this.emitFile({ type: 'chunk', id: file })
          : this.emitFile({ type: 'asset', name: basename(file), originalFileName: file, source: readFileSync(file) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      return replaced === code ? null : { code: replaced, map: null };
    },
  },
});
