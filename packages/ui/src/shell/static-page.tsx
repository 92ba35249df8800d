import type { SiteSettings } from '@vitae/api';
import type { PageData } from '@vitae/api/samples';
import { keptByKey } from '@vitae/domain';
import { addressIn, interfaceLanguages, type InterfaceLanguage } from '@vitae/words/languages';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { keepPartsWith } from '../base/kept-part.ts';
import type { Platform } from '../base/platform.ts';
import { leaveFrameOut, startPrerendering } from '../base/prerendering.ts';
import {
  createMemoryRouter,
  PageError,
  type Route,
  type RoutedPage,
  type RouteParts,
  type Router,
} from '../base/router/index.ts';
import type { SampleSource } from '../base/samples/sample-source.ts';
import { App } from './app.tsx';
import { startLanguage } from '../base/i18n/index.ts';
import { createParts, type KeptHtml } from './kept-parts.tsx';
import { allRoutes } from './other-routes.ts';

export type { SampleSource } from '../base/samples/sample-source.ts';

/** A page as HTML. */
export interface StaticPage {
  /** An HTTP status: 200, or that of the error the page shows. */
  status: number;
  /**
   * The content of the `#app` element, in pieces: every second one stands around the page, and is the same string for all
   * pages of its layout in a language.
   */
  html: readonly string[];
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
    return await render(path, platform, language);
  } finally {
    resolve();
  }
}

let lastRendered: Promise<void> = Promise.resolve();

/** The code of pages, by the language whose texts came with it. */
const partsIn = keptByKey(interfaceLanguages.length, (): RouteParts => new WeakMap());

/** What stands around the pages of a layout in a language. */
interface Frame {
  top: string;
  foot: string;
}

/** What was rendered before with some settings. */
interface Rendered {
  settings: SiteSettings;
  /** By language, and the layout's route. */
  frames: Map<string, Map<Route, Frame>>;
  /** By language. */
  parts: (language: string) => KeptHtml;
  /** Languages and routes whose code is all there. */
  complete: Set<string>;
}

let rendered: Rendered | null = null;

/** What stands before and after the content of a page; null if that is not to be seen in its HTML. */
function frameOf(html: string): Frame | null {
  const [top, main] = [html.indexOf('<header'), html.indexOf('<main')];
  const [end, foot] = [html.lastIndexOf('</main>'), html.lastIndexOf('</footer>')];
  if (top < 0 || main < top || end < main || foot < end) return null;
  return { top: html.slice(top, main), foot: html.slice(end + '</main>'.length, foot + '</footer>'.length) };
}

/** A page that was rendered without what stands around it, with that in its places. */
function framed(html: string, { top, foot }: Frame): readonly string[] {
  const [before = '', rest] = html.split('<template data-frame="top"></template>', 2);
  const [inside = '', after] = rest?.split('<template data-frame="foot"></template>', 2) ?? [];
  return after === undefined ? [html] : [before, top, inside, foot, after];
}

/** What React left for later, or to the browser. */
const unfinished = /<!--\$[?!]-->/;

/** The page as HTML: at once if all of its code has been used before, otherwise when everything is there. */
async function htmlOf(platform: Platform, router: Router, isComplete: boolean): Promise<string> {
  const app = <App platform={platform} router={router} />;
  const html = isComplete ? renderToString(app) : null;
  if (html !== null && !unfinished.test(html)) return html;
  // Everything in place: what React sends later needs inline scripts, which the policy of the pages forbids.
  const { prelude } = await prerender(app, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

async function render(path: string, platform: Platform, language: InterfaceLanguage): Promise<StaticPage> {
  startPrerendering();
  const data: PageData = {};
  const { samples, plans, templates, settings } = platform;
  const sources = {
    ...(samples && { samples: noting(samples, data) }),
    ...(plans && { plans: notingPlans(plans, data) }),
    ...(templates && { templates: notingTemplates(templates, data) }),
  };
  const router = createMemoryRouter(allRoutes, { initialEntries: [path], sources, parts: partsIn(language) });
  const page = await pageOf(router);
  const { failure, matches } = page;
  if (rendered?.settings !== settings) {
    const parts = keptByKey(interfaceLanguages.length, (): KeptHtml => new WeakMap());
    rendered = { settings, frames: new Map(), parts, complete: new Set() };
  }
  const { frames, complete } = rendered;
  const layout = failure === null ? matches.at(-2)?.route : undefined;
  const pattern = `${language} ${matches.at(-1)?.route.path ?? ''}`;
  const frame = layout && frames.get(language)?.get(layout);
  leaveFrameOut(frame !== undefined);
  const parts = createParts(rendered.parts(language));
  keepPartsWith(parts.inPlaceOf);
  const own = parts.putInto(await htmlOf(platform, router, failure === null && complete.has(pattern)));
  const html = frame ? framed(own, frame) : [own];
  if (!frame && layout) {
    const found = frameOf(own);
    if (found) frames.set(language, (frames.get(language) ?? new Map<Route, Frame>()).set(layout, found));
  }
  if (failure === null) complete.add(pattern);
  const status = failure === null ? 200 : failure.error instanceof PageError ? failure.error.status : 500;
  return { status, html, head: headOf(page), data };
}
