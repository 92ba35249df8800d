import { createHash } from 'node:crypto';
import { renderedAttribute } from '@vitae/api';

/** What the HTML of a page contains before any script runs: for search engines, previews of links, and the tab. */
export interface PageContent {
  title: string;
  description: string | null;
  /** The path under which search engines should list the page; null says nothing about it. */
  canonical: string | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The page as HTML, which the interface takes over; it is inserted unchanged, so the caller escapes it. */
  body?: string;
  /** The addresses of the files that the page's code is in, to be fetched at once. */
  files?: PageFiles;
}

/** The files of the web app that a page needs besides those of every page, as addresses. */
export interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

/** A page ready to be sent. */
export interface PageHtml {
  html: string;
  /** A strong validator: the same for the same bytes. */
  etag: string;
}

const mostKept = 500;

const forHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Inserts the content of pages into the built `index.html`, and caches the result. The template's own title and
 * description are removed, and the body is put into its `#app`. @param template the built index.html @param origin the
 * public address of the app, without a trailing slash
 */
export function createPageHtml(template: string, origin: string): (content: PageContent) => PageHtml {
  const bare = template.replace(/<title>[^<]*<\/title>\s*/, '').replace(/<meta name="description"[^>]*>\s*/, '');
  const kept = new Map<string, PageHtml>();
  return (content) => {
    const key = JSON.stringify(content);
    const known = kept.get(key);
    if (known) return known;
    // Functions, since `$` is special in a replacement string.
    const html = bare
      .replace('</head>', () => `${headOf(content, origin)}</head>`)
      .replace(/<div id="app">\s*<\/div>/, (empty) =>
        content.body === undefined ? empty : `<div id="app" ${renderedAttribute}>${content.body}</div>`,
      )
      // A page that is there already does not say what it needs to be.
      .replace(/<noscript>[^<]*<\/noscript>\s*/, (note) => (content.body === undefined ? note : ''));
    const made = { html, etag: `"${createHash('sha256').update(html).digest('base64url')}"` };
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}

const headOf = ({ title, description, canonical, isListed, files }: PageContent, origin: string): string =>
  [
    `<title>${forHtml(title)}</title>`,
    ...(description === null ? [] : [`<meta name="description" content="${forHtml(description)}" />`]),
    ...(canonical === null ? [] : [`<link rel="canonical" href="${forHtml(origin + encodeURI(canonical))}" />`]),
    ...(isListed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(files?.styles ?? []).map((href) => `<link rel="stylesheet" crossorigin href="${forHtml(href)}" />`),
    ...(files?.scripts ?? []).map((href) => `<link rel="modulepreload" crossorigin href="${forHtml(href)}" />`),
  ].join('');
