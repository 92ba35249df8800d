import type { PageData } from '@vitae/api/samples';
import { addressIn, type InterfaceLanguage } from '@vitae/words/languages';
import { prerender } from 'react-dom/static';
import type { Platform } from '../base/platform.ts';
import { startPrerendering } from '../base/prerendering.ts';
import { createMemoryRouter, PageError, type RoutedPage, type Router } from '../base/router/index.ts';
import type { SampleSource } from '../base/samples/sample-source.ts';
import { App } from './app.tsx';
import { startLanguage } from '../base/i18n/index.ts';
import { allRoutes } from './other-routes.ts';

export type { SampleSource } from '../base/samples/sample-source.ts';

/** A page as HTML. */
export interface StaticPage {
  /** An HTTP status: 200, or that of the error the page shows. */
  status: number;
  /** The content of the `#app` element. */
  html: string;
  /** Title and description, if they come from what the page shows and not from the registry of pages. */
  head: PageHead | null;
  /** What it was rendered from; the interface that takes the page over needs the same. */
  data: PageData;
}

interface PageHead {
  title: string;
  description: string;
}

const pageOf = (router: Router): Promise<RoutedPage> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.page) return;
      stop();
      resolve(router.state.page);
    };
    const stop = router.subscribe(look);
    look();
  });

/** Notes what a page asks for. */
const noting = (source: SampleSource, data: PageData): SampleSource => ({
  async list(kind) {
    const samples = [...(await source.list(kind))];
    data.list = { kind, samples };
    return samples;
  },
  async get(kind, slug) {
    const sample = await source.get(kind, slug);
    if (sample) data.sample = sample;
    return sample;
  },
});

const notingTemplates =
  (templates: NonNullable<Platform['templates']>, data: PageData): NonNullable<Platform['templates']> =>
  async (kind) => {
    const offered = await templates(kind);
    if (offered) data.templates = { kind, templates: [...offered] };
    return offered;
  };

const notingPlans =
  (plans: NonNullable<Platform['plans']>, data: PageData): NonNullable<Platform['plans']> =>
  async () => {
    const offered = await plans();
    if (offered) data.plans = offered;
    return offered;
  };

const isHead = (value: unknown): value is PageHead =>
  typeof value === 'object' && value !== null && 'title' in value && 'description' in value;

/** The head that the loader of a page made. */
const headOf = ({ data }: RoutedPage): PageHead | null => {
  for (const value of data.values())
    if (typeof value === 'object' && value !== null && 'head' in value && isHead(value.head)) return value.head;
  return null;
};

/**
 * Renders a public page as HTML, as a visitor sees it before any script has run. @param path without a query @param
 * platform of a visitor with nothing stored; nothing of it is called, since effects do not run @param language whose
 * addresses its links lead to @throws what the page
 * throws while it is rendered
 */
export async function renderStaticPage(
  path: string,
  platform: Platform,
  language: InterfaceLanguage,
): Promise<StaticPage> {
  // One at a time: the texts are those of one language.
  const before = lastRendered;
  const { promise, resolve } = Promise.withResolvers<void>();
  lastRendered = promise;
  await before;
  try {
    await startLanguage(language, addressIn(language, '/').replace(/\/$/, ''));
    return await render(path, platform);
  } finally {
    resolve();
  }
}

let lastRendered: Promise<void> = Promise.resolve();

async function render(path: string, platform: Platform): Promise<StaticPage> {
  startPrerendering();
  const data: PageData = {};
  const { samples, plans, templates } = platform;
  const sources = {
    ...(samples && { samples: noting(samples, data) }),
    ...(plans && { plans: notingPlans(plans, data) }),
    ...(templates && { templates: notingTemplates(templates, data) }),
  };
  const router = createMemoryRouter(allRoutes, { initialEntries: [path], sources });
  const page = await pageOf(router);
  const { failure } = page;
  // Everything in place: what React sends later needs inline scripts, which the policy of the pages forbids.
  const { prelude } = await prerender(<App platform={platform} router={router} />, { progressiveChunkSize: Infinity });
  const status = failure === null ? 200 : failure.error instanceof PageError ? failure.error.status : 500;
  return { status, html: await new Response(prelude).text(), head: headOf(page), data };
}
