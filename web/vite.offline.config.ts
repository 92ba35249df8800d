import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { defineConfig } from 'vite';
import { filesOfAdmins, manifestSchema } from './build/files-of-admins.ts';
import { compressFiles } from './build/precompress.ts';
import { digestLength, needOf, type BuiltFile, type BuiltFiles } from './offline/build-files.ts';

const dist = join(import.meta.dirname, 'dist');

/** Lists what the build of the web app wrote, which has just ended. */
function listBuild(): BuiltFiles {
  const paths = readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((found) => found.isFile())
    .map((found) => relative(dist, join(found.parentPath, found.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'))
    .toSorted();
  const sha256 = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('base64')
      .slice(0, digestLength);
  const manifest: unknown = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  // Visitors load no code of the administration: it is kept where it was used.
  const ofAdmins = filesOfAdmins(manifestSchema.parse(manifest));
  const needOfPath = (path: string) => (ofAdmins.has(path) ? 'used' : needOf(`/${path}`));
  const filesOf = (need: 'always' | 'used') =>
    paths.filter((path) => needOfPath(path) === need).map((path): BuiltFile => [`/${path}`, sha256(path)]);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, entry] = /<script[^>]+src="(\/assets\/index-[^"]+)"/.exec(html) ?? [];
  if (entry === undefined) throw new Error('The page names no entry.');
  const first = html.match(/\/assets\/[^"\s]+/g) ?? [];
  const files = { entry, first, always: filesOf('always'), used: filesOf('used') };
  return { id: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16), ...files };
}

/** The service worker, which knows every file of the web app: built after it, into its folder. */
export default defineConfig({
  define: { builtFiles: JSON.stringify(listBuild()) },
  publicDir: false,
  plugins: [
    {
      name: 'compress-service-worker',
      writeBundle: () => compressFiles([join(dist, 'service-worker.js')]),
    },
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        'service-worker': join(import.meta.dirname, 'offline/worker.ts'),
        'service-worker-off': join(import.meta.dirname, 'offline/retired.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
