// Builds the desktop app into dist/: the main process, the preload script and the window's interface.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { workerFiles } from '@vitae/api';
import { build, type InlineConfig, type LogLevel, type Plugin } from 'vite';
import { noticesPlugin } from '../scripts/notices.ts';
import { preloadFont } from '../scripts/preload-font.ts';
import { sizeTable } from './build-size.ts';
import { mediaTypeOf } from './src/main/media-types.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Settings of a build for everyone who runs it; if empty, the program's own defaults apply. */
const settings = Object.fromEntries(
  ['VITAE_SERVER_URL', 'VITAE_UPDATE_URL'].map((name) => [
    `import.meta.env.${name}`,
    JSON.stringify(process.env[name] || undefined) ?? 'undefined',
  ]),
);

const common: InlineConfig = { root, configFile: false, publicDir: false };

/** One ES module with everything but Electron and the native module of SQLite, which is packaged as files. */
export const main: InlineConfig = {
  ...common,
  define: settings,
  ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
  build: {
    ssr: 'src/main/index.ts',
    outDir: join(dist, 'main'),
    target: 'node24',
    // Names of functions and classes are kept, so that logs from users are readable.
    minify: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        minify: { compress: true, mangle: { keepNames: true }, codegen: true },
        entryFileNames: 'index.js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
};

/** A separate script in CommonJS format: a sandboxed preload script can load no other. */
export const preload: InlineConfig = {
  ...common,
  ssr: { noExternal: true, external: ['electron'] },
  build: {
    ssr: 'src/preload/index.ts',
    outDir: join(dist, 'preload'),
    target: 'chrome140',
    minify: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs' } },
  },
};

const withPaths = (parts: readonly string[]): string =>
  parts.map((part) => `import ${JSON.stringify(join(root, '../packages', part))};\n`).join('');

/**
 * What a window needs for its list of documents. It is bundled as one file: each file of a window is a call to the main
 * process.
 */
const listParts = [
  'ui/src/base/session/shell-session.ts',
  'ui/src/shell/shell-requests.ts',
  'ui/src/shell/other-routes.ts',
  'ui/src/shell/other-screens.ts',
  'ui/src/shell/layouts/admin-layout.tsx',
  'ui/src/rooms/library/documents/documents-page.tsx',
  'ui/src/parts/components/tooltip-layer.tsx',
  'ui/src/parts/documents/variant-mark.tsx',
  ...['account', 'app', 'library', 'shell', 'sync'].map((area) => `words/src/en/${area}.ts`),
];

/** What the list's pictures and the form of a document need besides: the second file, fetched once the list is painted. */
const formParts = [
  'ui/src/parts/documents/page-pictures.ts',
  'ui/src/shell/layouts/builder-layout.tsx',
  'ui/src/rooms/editor/screen/builder-page.tsx',
  'ui/src/rooms/editor/screen/builder-commands.tsx',
  'ui/src/rooms/editor/screen/navigation.tsx',
  'ui/src/rooms/editor/history/builder-history.tsx',
  'ui/src/rooms/editor/preview/page-preview.tsx',
  'ui/src/rooms/editor/kinds/resume/navigation.ts',
  'ui/src/rooms/editor/kinds/resume/forms/personal-step.tsx',
  'renderer/src/preview/index.ts',
  ...['editor', 'preview', 'steps'].map((area) => `words/src/en/${area}.ts`),
];

const firstModule = join(root, 'src/renderer/main.ts');
const formModule = join(root, 'src/renderer/form-parts.ts');

/** All modules that these import, and they themselves. */
function withImports(ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  ids.forEach(visit);
  return found;
}

let ofForm = new Set<string>();
/** The contract of the API with its schemas: the list does not wait for it, it is fetched with the first call to the server. */
const isOfContract = (id: string): boolean => id.replaceAll('\\', '/').includes('/packages/api/src/contract/');

/** Makes two modules of a window import the parts above, which the interface itself imports on demand. */
const importParts: Plugin = {
  name: 'import-parts',
  apply: 'build',
  transform: {
    filter: { id: [firstModule, formModule] },
    handler: (code, id) => withPaths(id === formModule ? formParts : listParts) + code,
  },
  buildEnd() {
    const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
    ofForm = withImports([formModule], importsOf);
    const early = [...withImports([firstModule], importsOf)].filter(isOfContract);
    if (early.length > 0)
      this.error(`The list would wait for ${early.join(', ')}: something that it imports, imports that.`);
  },
};

/** Whether a module is a text of the interface in a language other than English: one of them is read at a time. */
const isOfLanguage = (id: string): boolean =>
  /\/packages\/(?:words\/src|ui\/src\/rooms\/site\/posts)\/(ar|de|es|fr)\//.test(id.replaceAll('\\', '/'));
/** Whether a module is a sample or the phrases for a job title: data, which is counted apart from the app's own code. */
const isSample = (id: string): boolean => /\/packages\/samples\/src\/.*\.json$/.test(id.replaceAll('\\', '/'));

const renderer: InlineConfig = {
  ...common,
  publicDir: 'public',
  plugins: [react(), tailwindcss(), noticesPlugin(), preloadFont('inter-basic.woff2'), importParts],
  // Browsers get the build for older ones; the app's own Chromium needs none of its 63 KB of polyfills.
  resolve: { alias: { 'pdfjs-dist/legacy/build/pdf.mjs': 'pdfjs-dist/build/pdf.mjs' } },
  // Workers are in a separate folder: the protocol gives them their own content security policy.
  worker: {
    format: 'es',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: workerFiles,
    },
  },
  build: {
    outDir: join(dist, 'renderer'),
    target: 'chrome140',
    // Nothing is inlined as a data: URL: the policy of the page refuses scripts and fonts from there.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Some files that the web app loads on demand are part of the file below.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.every(isSample) ? 'samples/' : moduleIds.every(isOfLanguage) ? 'languages/' : ''}[name]-[hash].js`,
        // Each file of a window is a call to the main process: one large file loads faster than many small ones.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'form', test: (id) => ofForm.has(id) },
          ],
        },
      },
    },
  },
};

/**
 * Builds all three, and reports their sizes. @throws if the app's own code is larger than allowed, or a file has no
 * media type
 */
export async function buildDesktop({ logLevel = 'warn' }: { logLevel?: LogLevel } = {}): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  for (const config of [main, preload, renderer]) await build({ ...config, logLevel });
  const unserved = (await readdir(join(dist, 'renderer'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && mediaTypeOf(entry.name) === undefined,
  );
  if (unserved.length > 0)
    throw new Error(`src/main/media-types.ts has no type for ${unserved.map(({ name }) => name).join(', ')}.`);
  const { text, isWithin } = sizeTable();
  if (!isWithin) throw new Error(text);
  if (logLevel !== 'error') process.stdout.write(`${text}\n`);
}
