import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import type { Platform } from '../platform.ts';

/** A browser with documents in memory, in which nothing is imported or saved, and what a test has besides. */
export const testPlatform = (more: Partial<Platform> = {}): Platform => ({
  settings: defaultSiteSettings,
  documents: createMemoryStore(),
  files: { pick: () => Promise.resolve([]), save: () => Promise.resolve() },
  createImportWorker: () => {
    throw new Error('These tests have no import worker.');
  },
  ...more,
});
