import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { workerFiles } from '@vitae/api';
import { defineConfig } from 'vite';
import { noticesPlugin } from '../scripts/notices.ts';
import { earlyScript } from './build/early-script.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), noticesPlugin(), earlyScript('/src/early.ts'), precompress()],
  // Workers stand in a folder of their own: the server gives them their own content security policy.
  worker: {
    format: 'es',
    rollupOptions: {
      output: workerFiles,
    },
  },
  build: {
    target: 'es2024',
    manifest: true,
    // Nothing goes inline as a data: URL: the policy of the pages refuses scripts and fonts from there.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Many small files compress worse than a few: what every page needs stands in one, what many share in another.
        // Neither holds the client of the API and the engine of sync, which a visitor who is not signed in never needs,
        // nor what only lists and galleries share.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What the early script needs stands apart from all else, or it would wait for the whole interface.
            { name: 'early-parts', test: /base\/remembered-fonts\.ts|preview\/start-worker\.ts/ },
            {
              name: 'core',
              test: /node_modules\/(react|react-dom|scheduler|zustand|idb|uuidv7|zod|node-diff3)\/|packages\/(api|domain|store|sync)\/src\/(?!(letter-view|view|visible-content|client|errors|error-text|session-core|sync-accounts|sync-store|sync-transport|content-id|engine|run-sync|steps)\.ts|contract\/)|packages\/ui\/src\/base\/session\/(safe-path|session-memory|session-state|start-session)\.ts/,
            },
            {
              name: 'shared',
              test: /packages\/ui\/src\/(base\/(?!documents\/|forms\/|remote\/|session\/|sync\/|remembered-fonts\.)|parts\/(components\/|rich-text\/|[^/]+$)|rooms\/editor\/|shell\/)|node_modules\/lucide-react\//,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
