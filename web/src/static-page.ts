import type { Platform } from '@vitae/ui';
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
  { plans, templates, ...samples }: SampleSource & Required<Pick<Platform, 'plans' | 'templates'>>,
  language: Parameters<typeof render>[2],
): Promise<StaticPage> =>
  render(
    path,
    {
      settings,
      samples,
      plans,
      templates,
      documents: { ...createMemoryStore(), durable: true },
      files: { pick: notHere, save: notHere },
      createImportWorker: notHere,
      transport: { url: '/api', fetch: notHere },
    },
    language,
  );
