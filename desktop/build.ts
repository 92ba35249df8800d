// Builds the desktop app into dist/: the main process, the preload script and the window's interface.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { workerFiles } from '@vitae/api';
import { build, type InlineConfig, type LogLevel, type Plugin } from 'vite';
import { noticesPlugin } from '../scripts/notices.ts';
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

/**
 * What a window needs for its list of documents and for the form of one of them. They are bundled as one file: each file
 * of a window is a call to the main process.
 */
const firstParts = [
  'ui/src/base/session/shell-session.ts',
  'ui/src/shell/shell-requests.ts',
  'ui/src/shell/other-screens.ts',
  'ui/src/shell/layouts/admin-layout.tsx',
  'ui/src/shell/layouts/builder-layout.tsx',
  'ui/src/rooms/library/documents/documents-page.tsx',
  'ui/src/rooms/editor/screen/builder-page.tsx',
  'ui/src/rooms/editor/screen/builder-commands.tsx',
  'ui/src/rooms/editor/screen/navigation.tsx',
  'ui/src/rooms/editor/history/builder-history.tsx',
  'ui/src/rooms/editor/preview/page-preview.tsx',
  'ui/src/rooms/editor/kinds/resume/navigation.ts',
  'ui/src/rooms/editor/kinds/resume/forms/personal-step.tsx',
  'renderer/src/preview/index.ts',
  ...['account', 'app', 'library', 'shell', 'sync', 'editor', 'preview'].map((area) => `words/src/en/${area}.ts`),
];

/** Makes the first module of a window import `firstParts`, which the interface itself imports on demand. */
const importFirstParts: Plugin = {
  name: 'import-first-parts',
  apply: 'build',
  transform: {
    filter: { id: join(root, 'src/renderer/main.ts') },
    handler: (code) =>
      firstParts.map((part) => `import ${JSON.stringify(join(root, '../packages', part))};\n`).join('') + code,
  },
};

const renderer: InlineConfig = {
  ...common,
  publicDir: 'public',
  plugins: [react(), tailwindcss(), noticesPlugin(), importFirstParts],
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
        // Each file of a window is a call to the main process: one large file loads faster than many small ones.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'app', tags: ['$initial'] }],
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
