import type { SiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { renderStaticPage as render, type SampleSource, type StaticPage } from '@vitae/ui/static-page';

const notHere = (): never => {
  throw new Error('This is not available while a page is rendered as HTML.');
};

/** Renders a public page for the server. @throws what the page throws while it is rendered */
export const renderStaticPage = (
  path: string,
  settings: SiteSettings,
  samples: SampleSource,
  language: Parameters<typeof render>[2],
): Promise<StaticPage> =>
  render(
    path,
    {
      settings,
      samples,
      documents: { ...createMemoryStore(), durable: true },
      files: { pick: notHere, save: notHere },
      createImportWorker: notHere,
      transport: { url: '/api', fetch: notHere },
    },
    language,
  );
