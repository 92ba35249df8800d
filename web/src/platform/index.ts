import { openIndexedDbStore } from '@vitae/store/indexeddb';
import type { Platform } from '@vitae/ui';
import { readBuild } from './build.ts';
import { files } from './files.ts';
import { print } from './print.ts';
import { readSiteSettings } from './site-settings.ts';

/** What a browser tab offers the interface. */
export const webPlatform: Platform = {
  settings: readSiteSettings(document),
  documents: openIndexedDbStore(),
  files,
  print,
  createImportWorker: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
  build: readBuild(document),
};
