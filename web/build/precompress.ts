import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|mjs|css|svg|json|wasm|ttf|otf|txt|webmanifest|aff|dic)$/;
const smallest = 1024;
/** The highest quality costs ten times the next one: for code and styles up to a size, and other files that are small. */
const mostAtBest = { code: 350_000, other: 50_000 };

/** Writes a .br and a .gz next to every file that benefits, so that the server never compresses while it answers. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const entries = await readdir(dir, { withFileTypes: true, recursive: true });
    const paths = entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    await compressFiles(paths);
  },
});

/** Writes a .br and a .gz next to each of these files that benefits. */
export async function compressFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      if (content.length < smallest) return;
      const most = /\.(js|css)$/.test(path) ? mostAtBest.code : mostAtBest.other;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > most ? 9 : 11 } };
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, quality),
        promisify(gzip)(content),
      ]);
      if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
      if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
    }),
  );
}
