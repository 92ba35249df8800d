import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { workerFiles } from '@vitae/api';
import { basename, extname, join } from 'node:path';
import { defineConfig } from 'vite';
import { firstEntries } from '../scripts/bundle-size.ts';
import { noticesPlugin } from '../scripts/notices.ts';
import { preloadFont } from '../scripts/preload-font.ts';
import { earlyScript } from './build/early-script.ts';
import { precompress } from './build/precompress.ts';

/**
 * The chunks that load before the form accepts input, as named in `scripts/bundle-size.json`; the first is the page
 * itself.
 */
const firstLoad = Object.fromEntries(
  firstEntries()
    .slice(1)
    .map((file) => [basename(file, extname(file)), join(import.meta.dirname, file)]),
);

/** The name of the file that a phrase file becomes part of; `null` for anything else. */
function phraseGroup(moduleId: string): string | null {
  const initial = /packages\/samples\/src\/phrases\/(\w)/.exec(moduleId)?.[1];
  return initial ? `phrases-${initial}` : null;
}

/** Texts in a language other than English: those of the catalogue, and the posts of the blog. */
const inOtherLanguages = /\/packages\/(?:words\/src|ui\/src\/rooms\/site\/posts)\/(ar|de|es|fr)\/([\w-]+)\./;

/** The name of the file that such a text becomes part of; administration and legal pages have their own, and each post. */
function languageFile(moduleId: string): string | null {
  const [path = '', language, name = ''] = inOtherLanguages.exec(moduleId) ?? [];
  if (!language) return null;
  if (path.includes('/posts/')) return `language-${language}-${name}`;
  const [part] = /^(?:admin|legal)\b/.exec(name) ?? [];
  return part ? `language-${language}-${part}` : `language-${language}`;
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    noticesPlugin(),
    earlyScript('/src/early.ts', '/src/read.ts', Object.keys(firstLoad)),
    preloadFont('inter-basic.woff2'),
    precompress(),
  ],
  // Workers are in a separate folder: the server gives them their own content security policy.
  worker: {
    format: 'es',
    rollupOptions: {
      output: workerFiles,
    },
  },
  build: {
    target: 'es2024',
    manifest: true,
    // Nothing is inlined as a data: URL: the policy of the pages refuses scripts and fonts from there.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the form needs counts as an entry, so that the groups below can distinguish it from what loads later.
      input: { index: 'index.html', ...firstLoad },
      checks: { pluginTimings: false },
      output: {
        // Many small files compress worse than a few: one has what every page needs, another what pages share with the
        // form, a third the form itself. None contains what only loads later.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The early script's code is separate, otherwise it would wait for the whole interface.
            {
              name: 'early-parts',
              test: /base\/(remembered-fonts|early-last-page|early-palette|last-page)\.ts|preview\/start-worker\.ts/,
            },
            // So is what a page needs of it that can be read before the interface.
            { name: 'read-parts', test: /base\/stored-theme\.ts/ },
            {
              name: 'core',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|scheduler|zustand|idb|uuid|zod|node-diff3)\/|packages\/(api|domain|store|sync)\/src\/(?!(letter-view|view|visible-content|client|errors|error-text|session-core|sync-accounts|sync-storage|sync-store|sync-transport|content-id|engine|run-sync|steps)\.ts|contract\/)|packages\/words\/src\/(?!(en\/editor|ar\/|de\/|es\/|fr\/))|packages\/ui\/src\/base\/session\/(safe-path|session-memory|session-state|start-session)\.ts/,
            },
            {
              name: 'form',
              tags: ['$initial'],
              test: /packages\/ui\/src\/rooms\/editor\/|packages\/words\/src\/en\/editor|packages\/ui\/src\/shell\/layouts\/builder/,
            },
            {
              name: 'shared',
              tags: ['$initial'],
              test: /packages\/ui\/src\/(base\/(?!(remembered-fonts|early-last-page|early-click|early-palette|last-page|stored-theme)\.)|parts\/|shell\/|rooms\/account\/use-account-theme)|node_modules\/lucide-react\//,
              minShareCount: 2,
            },
            // What public pages are made from is separate from the calls of the server, which are much larger.
            {
              name: 'offers',
              test: /packages\/(domain\/src\/(money\/(currency|payment|coupon|plan|plan-rights)|entitlements)|api\/src\/(samples|templates|failure|offered-plans))\.ts/,
            },
            // A language is one file: its readers need most of it, and keep it whole for times without a network.
            { name: languageFile, test: inOtherLanguages },
            // Phrases are a file by the first letter of their job: an open resume is compared with those of every job.
            { name: phraseGroup, test: /packages\/samples\/src\/phrases\// },
            // What is shown next to the form loads directly after it: as one file, not as thirty of a few hundred
            // bytes.
            {
              name: 'beside-form',
              test: /packages\/ui\/src\/(rooms\/editor\/(preview|history)\/|rooms\/editor\/screen\/(navigation|step-(meter|picker|rail|ways)|progress-dot|builder-commands)|base\/keep-last-page|parts\/history\/restored)|packages\/words\/src\/en\/preview/,
            },
          ],
        },
      },
    },
  },
});
