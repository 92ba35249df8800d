import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { siteSettingsElementId, type SiteSettings } from '@vitae/api';
import { operationsText } from '@vitae/words/operations';
import { createStaticPages, type StaticPages } from './pages/static-pages.ts';

/** A file on disk with its variants compressed at build time. */
export type StaticFile = { path: string; type: string; brotli: string | null; gzip: string | null };

/** The built web app: index.html with the settings in it, every other file by its URL path, and the public pages. */
export type WebApp = { html: string; files: ReadonlyMap<string, StaticFile>; staticPages: StaticPages };

/** There is no built web app at the configured location. */
export class WebAppMissing extends Error {}

const forHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Puts the settings into the page: its title, and a data block that scripts read (data, so the policy allows it). */
export const withSettings = (html: string, site: SiteSettings): string => {
  // `<` could end the block early; escaped it is the same JSON.
  const data = JSON.stringify(site).replaceAll('<', String.raw`\u003c`);
  const block = `<script type="application/json" id="${siteSettingsElementId}">${data}</script>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${forHtml(site.appName)}</title>`)
    .replace('</head>', () => `${block}</head>`);
};

/** Reads what was built. @throws WebAppMissing if there is no index.html */
export const loadWebApp = (folder: string, site: SiteSettings): WebApp => {
  const root = resolve(folder);
  const index = join(root, 'index.html');
  if (!existsSync(index)) throw new WebAppMissing(operationsText('webAppMissing', { folder: root }));
  const paths = new Set(
    readdirSync(root, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const compressed = (path: string): string | null => (paths.has(path) ? path : null);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const name = relative(root, path);
    // index.html is served with the settings in it; the build's own metadata is not served.
    if (name === 'index.html' || name.startsWith('.') || /\.(br|gz)$/.test(name)) continue;
    const url = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    const type = extname(name);
    files.set(url, { path, type, brotli: compressed(`${path}.br`), gzip: compressed(`${path}.gz`) });
  }
  return { html: withSettings(readFileSync(index, 'utf8'), site), files, staticPages: createStaticPages(root, site) };
};
