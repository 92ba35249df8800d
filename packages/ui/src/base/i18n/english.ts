import type { account } from '@vitae/words/en/account';
import type { admin } from '@vitae/words/en/admin';
import type { billing } from '@vitae/words/en/billing';
import type { app } from '@vitae/words/en/app';
import type { preview } from '@vitae/words/en/preview';
import type { editor } from '@vitae/words/en/editor';
import type { letter } from '@vitae/words/en/letter';
import type { library } from '@vitae/words/en/library';
import type { onboard } from '@vitae/words/en/onboard';
import type { report } from '@vitae/words/en/report';
import type { review } from '@vitae/words/en/review';
import type { samples } from '@vitae/words/en/samples';
import type { shell } from '@vitae/words/en/shell';
import type { site } from '@vitae/words/en/site';
import type { steps } from '@vitae/words/en/steps';
import type { sync } from '@vitae/words/en/sync';
import { interfaceLocale } from './interface-locale.ts';

/**
 * The English catalogue: one file per area, fetched with the area's first screen. Only the administration is in the
 * reader's language here: the file of a language does not have it.
 */
export const english = {
  account: async () => (await import('@vitae/words/en/account')).account,
  admin: async () => (await import('@vitae/words/admin-languages')).loadAdminTexts(interfaceLocale()),
  billing: async () => (await import('@vitae/words/en/billing')).billing,
  app: async () => (await import('@vitae/words/en/app')).app,
  preview: async () => (await import('@vitae/words/en/preview')).preview,
  editor: async () => (await import('@vitae/words/en/editor')).editor,
  letter: async () => (await import('@vitae/words/en/letter')).letter,
  library: async () => (await import('@vitae/words/en/library')).library,
  onboard: async () => (await import('@vitae/words/en/onboard')).onboard,
  report: async () => (await import('@vitae/words/en/report')).report,
  review: async () => (await import('@vitae/words/en/review')).review,
  shell: async () => (await import('@vitae/words/en/shell')).shell,
  samples: async () => (await import('@vitae/words/en/samples')).samples,
  site: async () => (await import('@vitae/words/en/site')).site,
  steps: async () => (await import('@vitae/words/en/steps')).steps,
  sync: async () => (await import('@vitae/words/en/sync')).sync,
};

export interface EnglishCatalogue {
  account: typeof account;
  admin: typeof admin;
  billing: typeof billing;
  app: typeof app;
  preview: typeof preview;
  editor: typeof editor;
  letter: typeof letter;
  library: typeof library;
  onboard: typeof onboard;
  report: typeof report;
  review: typeof review;
  shell: typeof shell;
  samples: typeof samples;
  site: typeof site;
  steps: typeof steps;
  sync: typeof sync;
}
