import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { renderStaticPage } from './static-page.tsx';

const never = (): never => {
  throw new Error('Nothing is called while a page is rendered.');
};

const platform = {
  settings: defaultSiteSettings,
  documents: { ...createMemoryStore(), durable: true },
  files: { pick: never, save: never },
  createImportWorker: never,
  transport: { url: '/api', fetch: never },
  samples: { list: () => Promise.resolve([]), get: () => Promise.resolve(null) },
};

// In this order, and before any other page of the process.
it('a page that was first asked for in another language has its English texts', async () => {
  for (const [path, german, english] of [
    ['/resumes', 'Lebenslauf-Beispiele nach Beruf', 'Resume examples by job title'],
    ['/contact', 'Kontakt', 'This site has nobody set up'],
  ] as const) {
    expect((await renderStaticPage(path, platform, 'de')).html.join('')).toContain(german);
    expect((await renderStaticPage(path, platform, 'en')).html.join('')).toContain(english);
  }
});
