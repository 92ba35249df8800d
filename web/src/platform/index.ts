import type { Platform } from '@vitae/ui';
import { readBuild } from './build.ts';
import { openDocuments } from './documents.ts';
import { files } from './files.ts';
import { print } from './print.ts';
import { readSiteSettings } from './site-settings.ts';
import { transport } from './transport.ts';

/** What a browser tab provides to the interface. */
export async function createWebPlatform(): Promise<Platform> {
  const documents = await openDocuments();
  return {
    settings: readSiteSettings(document),
    documents,
    syncable: documents,
    files,
    print,
    createImportWorker: () => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }),
    transport,
    build: readBuild(document),
    // The address that the manifest names for files opened with the installed app.
    ...(location.search === '?opened' && (await import('./opened-files.ts')).openedFiles()),
  };
}
