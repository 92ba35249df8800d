import { registeredText } from '@vitae/words/catalogue';
import { networkText } from '@vitae/words/network';
import type { SiteSettings } from '../site-settings.ts';
import { isPageOf, type Page, type PageFeed, type PageShell } from './page.ts';
import { pages } from './pages.ts';

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

const matches = (expected: readonly string[], segments: readonly string[]): boolean => {
  if (expected.length !== segments.length) return false;
  return expected.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
};

const expectedOf = new Map(pages.map((page) => [page, segmentsOf(page.path)]));

const freedomOf = ({ path }: Page): number => path.split('/:').length;

/**
 * The page at a path; `null` if there is none: the server then responds with status 404. A fixed segment takes
 * precedence over a parameter; a trailing slash makes no difference.
 */
export const pageOf = (path: string, shell: PageShell = 'web'): Page | null => {
  const segments = segmentsOf(path);
  const found = pages.filter((page) => isPageOf(page, shell) && matches(expectedOf.get(page) ?? [], segments));
  return found.toSorted((a, b) => freedomOf(a) - freedomOf(b))[0] ?? null;
};

/**
 * Whether the server renders the page as HTML for everybody alike: a page that visitors see, with an address of its own
 * or made from rows of the server.
 */
export const isRendered = (page: Page): boolean =>
  (page.layout === 'main' || page.layout === 'default') &&
  page.guard === undefined &&
  page.shell === undefined &&
  (!page.path.includes(':') || isFed(page));

/** Which rows of the server the page shows, which may change at any time. */
export const feedOf = ({ coming, ...page }: Page): PageFeed | null =>
  (coming === undefined && 'fed' in page && page.fed) || null;

/** Whether it shows rows of the server. */
export const isFed = (page: Page): boolean => feedOf(page) !== null;

/** Whether the server renders it once. */
export const isStatic = (page: Page): boolean => isRendered(page) && !isFed(page);

/** The content of the head of a page's HTML. */
export interface DocumentHead {
  /** `Templates · Vitae`. */
  title: string;
  description: string | null;
  /** The path under which search engines should list the page. */
  canonical: string | null;
  /** Whether search engines may list it: public pages that exist and have a description. */
  isListed: boolean;
}

/** The head of a page in a language (BCP 47), as the server sends it and the tab shows it; `null` for a path without a page. */
export const documentHead = (
  page: Page | null,
  { appName }: Pick<SiteSettings, 'appName'>,
  locale?: string,
): DocumentHead => {
  const { canonical = null, ...head } = page?.head ?? { title: networkText('notFound') };
  const description = head.description === undefined ? null : registeredText(head.description, locale);
  return {
    title: `${registeredText(head.title, locale)} · ${appName}`,
    description,
    canonical,
    isListed: description !== null && page?.coming === undefined && page?.guard !== 'auth',
  };
};
