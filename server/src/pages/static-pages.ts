import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRendered, isStatic, type Page, type SiteSettings } from '@vitae/api';
import type { PageData } from '@vitae/api/samples';
import { addressIn, type InterfaceLanguage } from '@vitae/words/languages';
import { defaultLocale } from '@vitae/words/reader';
import { z } from 'zod';
import type { OfferedPlans } from '@vitae/api/samples';
import type { OfferedTemplate } from '@vitae/api/templates';
import type { DocumentKind } from '@vitae/domain';
import type { Samples } from '../features/samples/samples.ts';
import type { PageFiles } from './page-html.ts';

/** A page that visitors see, rendered by the interface's own components. */
export interface StaticPage {
  /** HTML in pieces, of which every second one is the same string for many pages. */
  body: readonly string[];
  files: PageFiles;
  /** Title and description that come from what the page shows. */
  head: { title: string; description: string } | null;
  /** What the page was rendered from, as the interface needs it again. */
  data: PageData;
}

/** Where pages get the rows that they show. */
export type PageSource = Pick<Samples, 'list' | 'get'> & {
  plans: () => Promise<OfferedPlans>;
  templates: (kind: DocumentKind) => Promise<readonly OfferedTemplate[]>;
};

/**
 * Renders the public pages of a built web app, by their entry and, where it differs, their address, in a language; null for a page
 * that only the browser renders, and for an address without a row.
 */
export type StaticPages = (
  page: Page | null,
  source?: PageSource,
  address?: string,
  language?: InterfaceLanguage,
) => Promise<StaticPage | null>;

/** The part of the build's list of files that says what a file needs. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** What the module that renders pages answers. */
const renderedSchema = z.object({
  status: z.number(),
  html: z.array(z.string()),
  head: z.nullable(z.object({ title: z.string(), description: z.string() })).default(null),
  // It is made of rows that were checked when they were read.
  data: z.optional(z.custom<PageData>((value) => typeof value === 'object' && value !== null)),
});

/** What the build says of the module that renders pages. */
const rendererSchema = z.object({
  renderStaticPage: z.custom<
    (path: string, settings: SiteSettings, source: PageSource, language: InterfaceLanguage) => Promise<unknown>
  >((value) => typeof value === 'function'),
});

const noRows: PageSource = {
  list: () => Promise.resolve([]),
  get: () => Promise.resolve(null),
  plans: () => Promise.resolve({ plans: [], provider: 'none' }),
  templates: () => Promise.resolve([]),
};

const screensFolder = '../packages/ui/src';

/** What every page outside the builders needs: the lists of their routes and screens. */
const lists = ['shell/other-routes.ts', 'shell/other-screens.ts'];

/** The files of a page's layout and screen that `index.html` does not name. */
function filesOf(manifest: Manifest, { layout, ...page }: Page): PageFiles {
  const screen = page.coming === undefined ? page.screen : 'site/coming-page';
  const chunksFrom = (key: string, found: Set<string>): Set<string> => {
    if (!manifest[key] || found.has(key)) return found;
    found.add(key);
    for (const next of manifest[key].imports) chunksFrom(next, found);
    return found;
  };
  const named = chunksFrom('index.html', new Set());
  const wanted = new Set<string>();
  for (const file of [...lists, `shell/layouts/${layout}-layout.tsx`, `rooms/${screen}.tsx`])
    chunksFrom(`${screensFolder}/${file}`, wanted);
  const chunks = [...wanted].filter((key) => !named.has(key)).flatMap((key) => manifest[key] ?? []);
  const address = (file: string): string => `/${file}`;
  return {
    styles: [...new Set(chunks.flatMap(({ css }) => css))].map(address),
    scripts: chunks.map(({ file }) => address(file)),
  };
}

/**
 * The public pages of the web app in a folder. One without rows is rendered at its first request and then kept; others
 * are rendered each time. @param folder with the built `index.html`
 */
export function createStaticPages(folder: string, site: SiteSettings): StaticPages {
  const code = join(folder, '.static/static-page.js');
  const list = join(folder, '.vite/manifest.json');
  if (!existsSync(code) || !existsSync(list)) return () => Promise.resolve(null);
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  const files = new Map<Page, PageFiles>();
  const filesFor = (page: Page): PageFiles => {
    const found = files.get(page) ?? filesOf(manifest, page);
    files.set(page, found);
    return found;
  };
  const kept = new Map<string, Promise<StaticPage | null>>();
  let renderer: ReturnType<typeof load> | null = null;
  const load = async () => {
    const loaded: unknown = await import(pathToFileURL(code).href);
    return rendererSchema.parse(loaded);
  };
  const render = async (
    page: Page,
    source: PageSource,
    address: string,
    language: InterfaceLanguage,
  ): Promise<StaticPage | null> => {
    renderer ??= load();
    const answer = await (await renderer).renderStaticPage(address, site, source, language);
    const { status, html, head, data = {} } = renderedSchema.parse(answer);
    return status === 200 ? { body: html, files: filesFor(page), head, data } : null;
  };
  return (page, source = noRows, address = page?.path ?? '', language = defaultLocale) => {
    if (!page || !isRendered(page)) return Promise.resolve(null);
    if (!isStatic(page)) return render(page, source, address, language);
    const key = addressIn(language, page.path);
    const known = kept.get(key);
    if (known) return known;
    const made = render(page, source, page.path, language);
    kept.set(key, made);
    // Tried again at the next request.
    made.catch(() => kept.delete(key));
    return made;
  };
}
