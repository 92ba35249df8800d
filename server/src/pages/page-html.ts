import { hash } from 'node:crypto';
import { renderedAttribute } from '@vitae/api';
import { directionOf, keptByKey } from '@vitae/domain';
import { defaultLocale } from '@vitae/words/reader';
import { pageDataElementId, type PageData } from '@vitae/api/samples';

/** What the HTML of a page contains before any script runs: for search engines, previews of links, and the tab. */
export interface PageContent {
  title: string;
  /** The language of the page (BCP 47); English without it. */
  language?: string;
  description: string | null;
  /** The path under which search engines should list the page; null says nothing about it. */
  canonical: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  /**
   * The page as HTML in pieces, of which every second one is shared by many pages. The interface takes it over; it is
   * inserted unchanged, so the caller escapes it.
   */
  body?: readonly string[];
  /** The addresses of the files that the page's code is in, to be fetched at once. */
  files?: PageFiles;
  /** The name of the site, for previews of links; without it, the page has no preview. */
  siteName?: string;
  /** The path of the picture of a preview, 1200 × 630. */
  picture?: string | null;
  /** The same page in other languages, and in its own: paths by language (BCP 47). */
  languages?: readonly { locale: string; path: string }[];
  /** What the page is about, as schema.org describes things. */
  structured?: readonly object[];
  /** What the page was rendered from. */
  data?: PageData;
}

/** The files of the web app that a page needs besides those of every page, as addresses. */
export interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A page ready to be sent. */
export interface PageHtml {
  html: string;
  /** The same in UTF-8. */
  bytes: Buffer;
  /** A strong validator: the same for the same bytes. */
  etag: string;
}

const forHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The script that starts the interface, the other files that it needs, and the script that runs before them. */
const entryPattern = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const neededPattern = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
const earlyPattern = /<script type="module" async[^>]*? data-read="([^" ]+)([^"]*)"><\/script>/;

/**
 * The template for a page that can be read before any script: instead of the interface it has a script of a few hundred
 * bytes, which fetches the interface once the page has been painted, or is used. Unchanged where the build has none.
 */
function withLateScripts(template: string, scripts: readonly string[] = []): string {
  const entry = entryPattern.exec(template)?.[1];
  const [early, read = '', parts = ''] = earlyPattern.exec(template) ?? [];
  if (entry === undefined || early === undefined) return template;
  const needed = [...template.matchAll(neededPattern)].map(([, href = '']) => href);
  const preloads = parts
    .split(' ')
    .filter((href) => href !== '')
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`);
  const first = needed.filter((file) => !parts.includes(file));
  const later = scripts.filter((file) => !parts.includes(file) && !first.includes(file));
  // The entry's own files are named apart: they can run one by one before it.
  const names = `data-entry="${entry}" data-first="${forHtml(first.join(' '))}" data-later="${forHtml(later.join(' '))}"`;
  const script = `<script type="module" async crossorigin ${names} src="${read}"></script>`;
  return template
    .replace(entryPattern, '')
    .replaceAll(neededPattern, '')
    .replace(early, () => script + preloads.join(''));
}

/** JSON as the content of a script element: `<` could end it early, and escaped it is the same JSON. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Inserts the content of pages into the built `index.html`. The template's own title and description are removed, and
 * the body is put into its `#app`. @param template the built index.html @param origin the public address of the app,
 * without a trailing slash
 */
export function createPageHtml(template: string, origin: string): (content: PageContent) => PageHtml {
  const bare = template.replace(/<title>[^<]*<\/title>\s*/, '').replace(/<meta name="description"[^>]*>\s*/, '');
  const unread = cut(bare, false);
  // By the files of a screen, which are the same object each time.
  const readable = new WeakMap<PageFiles, readonly string[]>();
  const noFiles: PageFiles = { styles: [], scripts: [] };
  const readableWith = (files: PageFiles): readonly string[] => {
    const pieces = readable.get(files) ?? cut(withLateScripts(bare, files.scripts), true);
    readable.set(files, pieces);
    return pieces;
  };
  const sharedBytes = keptByKey(mostShared, bytesOf);
  return (content) => {
    const { language = defaultLocale, body = [], files } = content;
    const pieces = (content.body === undefined ? unread : readableWith(files ?? noFiles)).flatMap((piece): Piece[] => {
      if (piece === 'html') return [bytesOf(`<html lang="${forHtml(language)}" dir="${directionOf(language)}">`)];
      if (piece === 'head') return [bytesOf(headOf(content, origin)), ...(content.body ? [] : dataOf(content))];
      if (piece !== 'app') return [sharedBytes(piece)];
      return [
        bytesOf(`<div id="app" ${renderedAttribute}>`),
        ...body.map((html, at) => (at % 2 === 1 ? sharedBytes(html) : bytesOf(html))),
        sharedBytes('</div>'),
        ...dataOf(content),
      ];
    });
    const bytes = Buffer.concat(pieces.map((piece) => piece.bytes));
    const etag = `"${hash('sha256', Buffer.concat(pieces.map(({ digest }) => digest)), 'base64url')}"`;
    return {
      get html() {
        return bytes.toString();
      },
      bytes,
      etag,
    };
  };
}

/** How many pieces that pages share are kept: headers, footers and templates in each language. */
const mostShared = 300;

interface Piece {
  bytes: Buffer;
  digest: Buffer;
}

function bytesOf(html: string): Piece {
  const bytes = Buffer.from(html);
  return { bytes, digest: hash('sha256', bytes, 'buffer') };
}

/** A template as its unchanging pieces, and between them the names of what differs from page to page: `html`, `head`, `app`. */
function cut(template: string, isReadable: boolean): readonly string[] {
  // No HTML contains it.
  const edge = '\0';
  const marked = template
    .replace('<html lang="en">', `${edge}html${edge}`)
    .replace('</head>', `${edge}head${edge}</head>`);
  const whole = isReadable
    ? marked
        .replace(/<div id="app">\s*<\/div>/, `${edge}app${edge}`)
        // A page that is there already does not say what it needs to be.
        .replace(/<noscript>[^<]*<\/noscript>\s*/, '')
    : marked;
  return whole.split(edge);
}

function headOf(content: PageContent, origin: string): string {
  const { title, description, canonical, isListed, files, languages = [] } = content;
  const address = (path: string): string => forHtml(origin + encodeURI(path));
  return [
    `<title>${forHtml(title)}</title>`,
    ...(description === null ? [] : [`<meta name="description" content="${forHtml(description)}" />`]),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${address(canonical)}" />`]),
    ...(isListed ? [] : ['<meta name="robots" content="noindex" />']),
    ...languages.map(
      ({ locale, path }) => `<link rel="alternate" hreflang="${forHtml(locale)}" href="${address(path)}" />`,
    ),
    ...previewOf(content, address),
    ...(files?.styles ?? []).map((href) => `<link rel="stylesheet" crossorigin href="${forHtml(href)}" />`),
  ].join('');
}

/** What programs read of a page; after what people see of it, which a slow network brings first. */
function dataOf({ structured = [], data }: PageContent): Piece[] {
  const things = structured.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`).join('');
  if (!data || Object.keys(data).length === 0) return [bytesOf(things)];
  const start = `${things}<script type="application/json" id="${pageDataElementId}">`;
  const { sample, ...others } = data;
  if (!sample) return [bytesOf(`${start}${scriptJson(data)}</script>`)];
  const { document, ...about } = sample;
  // The last property of the last one, so that it stands between what differs from page to page.
  const before = scriptJson({ ...others, sample: about }).slice(0, -2);
  return [bytesOf(`${start}${before},"document":`), documentBytes(document), bytesOf('}}</script>')];
}

/** A document as JSON: the same object for as long as its text is the same, however often pages change around it. */
function documentBytes(document: object): Piece {
  const made = documentPieces.get(document) ?? bytesOf(scriptJson(document));
  documentPieces.set(document, made);
  return made;
}
const documentPieces = new WeakMap<object, Piece>();

/** What other sites show of a link to the page (the Open Graph protocol). */
function previewOf(
  { title, description, canonical, isListed, siteName, picture = null }: PageContent,
  address: (path: string) => string,
): string[] {
  if (!isListed || siteName === undefined || canonical === null) return [];
  const property = (name: string, value: string) => `<meta property="og:${name}" content="${value}" />`;
  return [
    property('type', 'website'),
    property('site_name', forHtml(siteName)),
    property('title', forHtml(title)),
    ...(description === null ? [] : [property('description', forHtml(description))]),
    property('url', address(canonical)),
    ...(picture === null
      ? []
      : [
          property('image', address(picture)),
          property('image:width', '1200'),
          property('image:height', '630'),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]),
  ];
}
