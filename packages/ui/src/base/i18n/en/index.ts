import type { account } from './account.ts';
import type { app } from './app.ts';
import type { preview } from './preview.ts';
import type { editor } from './editor.ts';
import type { library } from './library.ts';
import type { onboard } from './onboard.ts';
import type { review } from './review.ts';
import type { shell } from './shell.ts';
import type { site } from './site.ts';
import type { sync } from './sync.ts';

/** The English catalogue: one file an area, fetched with the first screen of the area. */
export const english = {
  account: async () => (await import('./account.ts')).account,
  app: async () => (await import('./app.ts')).app,
  preview: async () => (await import('./preview.ts')).preview,
  editor: async () => (await import('./editor.ts')).editor,
  library: async () => (await import('./library.ts')).library,
  onboard: async () => (await import('./onboard.ts')).onboard,
  review: async () => (await import('./review.ts')).review,
  shell: async () => (await import('./shell.ts')).shell,
  site: async () => (await import('./site.ts')).site,
  sync: async () => (await import('./sync.ts')).sync,
};

export interface EnglishCatalogue {
  account: typeof account;
  app: typeof app;
  preview: typeof preview;
  editor: typeof editor;
  library: typeof library;
  onboard: typeof onboard;
  review: typeof review;
  shell: typeof shell;
  site: typeof site;
  sync: typeof sync;
}
