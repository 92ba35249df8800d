import { documentHead, feedOf, isFed, isRendered, pageOf, type Page } from '@vitae/api';
import { picturePath } from '@vitae/api/pictures';
import type { DocumentKind } from '@vitae/domain';
import {
  addressIn,
  interfaceLanguages,
  loadLanguage,
  splitAddress,
  type InterfaceLanguage,
} from '@vitae/words/languages';
import { defaultLocale } from '@vitae/words/reader';
import { pagePreviewPath } from '../features/samples/template-pictures.ts';
import type { PagePlans } from '../features/payments/offered-plans.ts';
import type { PageTemplates } from '../features/templates/offered-templates.ts';
import type { Services } from '../services.ts';
import type { WebApp } from '../web-app.ts';
import { createPageHtml, type PageContent } from './page-html.ts';
import { preparedPage, type PreparedPage } from './sent-page.ts';
import { addressOfSample, structuredData } from './structured-data.ts';

/** What answers for the pages. */
export interface PreparedPages {
  /** The page at a path, made if it is not kept. */
  at: (path: string) => Promise<PreparedPage>;
  /** A page that was asked for before and has not changed; null if it has to be looked up. */
  keptAt: (path: string) => Promise<PreparedPage> | null;
}

/** What pages show besides samples, each with its version. */
export interface PageFeeds {
  plans: () => Promise<PagePlans>;
  templates: (kind: DocumentKind) => Promise<PageTemplates>;
}

/** How many pages are kept; the oldest go first. */
const mostKept = 500;

/**
 * Makes the pages of the web app: each once, and again when the rows that it shows have changed. Where nothing is
 * rendered, the interface does so, including its "Page not found"; the status says which it is.
 */
export function createPreparedPages(
  web: WebApp,
  { config: { site, publicUrl }, log, samples }: Pick<Services, 'config' | 'log' | 'samples'>,
  { plans, templates }: PageFeeds,
): PreparedPages {
  const htmlOf = createPageHtml(web.html, publicUrl);
  /** By address, with the version of what it shows: a newer one takes its place. */
  const kept = new Map<string, { version: string; page: Promise<PreparedPage> }>();
  /** By the path that was asked for: the page, what it shows, and the version of that. */
  const known = new Map<string, { page: PreparedPage; found: Page; version: string }>();
  const versionOf = async (found: Page | null): Promise<string> => {
    const feed = found && feedOf(found);
    if (feed === 'plans') return (await plans()).version;
    if (feed === 'templates') return found?.kind === undefined ? '' : (await templates(found.kind)).version;
    return feed === 'samples' ? samples.version() : '';
  };
  const source = {
    list: samples.list,
    get: samples.get,
    plans: async () => (await plans()).offered,
    templates: async (kind: DocumentKind) => (await templates(kind)).offered,
  };

  const make = async (
    found: Page | null,
    path: string,
    isMissing: boolean,
    language: InterfaceLanguage,
  ): Promise<PreparedPage> => {
    // Its titles are made here, not by the interface.
    await loadLanguage(language);
    const rendered = isMissing
      ? null
      : await web.staticPages(found, source, path, language).catch((error: unknown) => {
          log.error({ err: error, path: found?.path }, 'the page could not be rendered');
          return null;
        });
    const content = contentOf(isMissing ? null : found, path, rendered, language);
    const { bytes, etag } = htmlOf(content);
    return preparedPage({ status: isMissing ? 404 : 200, route: found?.path ?? 'no page', etag, plain: bytes });
  };

  const isWithoutRow = async ({ kind, path: pattern }: Page, path: string): Promise<boolean> => {
    if (!pattern.includes(':')) return false;
    const slug = slugOf(path);
    return kind === undefined || !(await samples.list(kind)).some((sample) => sample.slug === slug);
  };

  const contentOf = (
    found: Page | null,
    path: string,
    rendered: Awaited<ReturnType<WebApp['staticPages']>>,
    language: InterfaceLanguage,
  ): PageContent => {
    const head = documentHead(found, site, language);
    const own = found && isRendered(found) && (head.isListed || rendered?.head) ? path : null;
    const shown = rendered?.head
      ? { title: `${rendered.head.title} · ${site.appName}`, description: rendered.head.description, isListed: true }
      : {};
    // What is listed under another address is listed there in English only.
    const { sample, list } = rendered?.data ?? {};
    const canonicalIn = (address: string) =>
      sample
        ? addressOfSample(sample.locale, address)
        : head.canonical === address
          ? address
          : addressIn(language, address);
    const listed = head.canonical ?? own ?? (head.isListed && found && !found.path.includes(':') ? found.path : null);
    const canonical = listed === null ? null : canonicalIn(listed);
    const pictured = sample ?? list?.samples[0];
    return {
      ...head,
      ...shown,
      language,
      canonical,
      ...(rendered && { body: rendered.body, files: rendered.files, data: rendered.data }),
      siteName: site.appName,
      picture: pictured ? picturePath(pictured.picture) : pagePreviewPath(path),
      languages: sample
        ? sample.siblings.map(({ locale, slug }) => ({
            locale,
            path: addressOfSample(locale, path.replace(/[^/]+$/, slug)),
          }))
        : listed !== null && canonical === addressIn(language, listed)
          ? interfaceLanguages.map((locale) => ({ locale, path: addressIn(locale, listed) }))
          : [],
      structured: structuredData({
        path,
        origin: publicUrl,
        appName: site.appName,
        language,
        data: rendered?.data ?? {},
        shown,
      }),
    };
  };

  const at = async (requested: string): Promise<PreparedPage> => {
    const { language: named, path: inside } = splitAddress(requested);
    const language = named ?? defaultLocale;
    const found = pageOf(inside);
    const path = found && !isFed(found) ? found.path : inside.replace(/(.)\/$/, '$1');
    // There is no end of addresses without a row, so they have one page, which is made once.
    const isMissing = found === null || (isFed(found) && (await isWithoutRow(found, path)));
    const version = await versionOf(isMissing ? null : found);
    const key = isMissing ? `missing ${addressIn(language, found?.path ?? '')}` : addressIn(language, path);
    const before = kept.get(key);
    const entry = before?.version === version ? before : { version, page: make(found, path, isMissing, language) };
    if (entry !== before) {
      keep(kept, key, entry);
      entry.page.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
    }
    const page = await entry.page;
    // There is no end of addresses that only the interface draws.
    if (!isMissing && isRendered(found)) keep(known, requested, { page, found, version });
    return page;
  };
  const keptAt = (requested: string): Promise<PreparedPage> | null => {
    const last = known.get(requested);
    if (!last) return null;
    const { page, found, version } = last;
    return feedOf(found) === null
      ? Promise.resolve(page)
      : versionOf(found).then((now) => (now === version ? page : at(requested)));
  };
  return { at, keptAt };
}

/** Adds an entry, for which the oldest one goes if there are too many. */
function keep<Kept>(map: Map<string, Kept>, key: string, value: Kept): void {
  const [oldest] = map.keys();
  if (map.size >= mostKept && oldest !== undefined && !map.has(key)) map.delete(oldest);
  map.set(key, value);
}

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
