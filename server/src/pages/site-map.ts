import { registeredText } from '@vitae/words/catalogue';
import { addressIn, interfaceLanguages, loadLanguage, type InterfaceLanguage } from '@vitae/words/languages';
import { documentHead, feedPath, pages, postPath, posts, type Page } from '@vitae/api';
import { documentKinds, kindOf } from '@vitae/domain';
import type { RequestHandler, Router } from 'express';
import express from 'express';
import type { Services } from '../services.ts';
import { addressOfSample } from './structured-data.ts';

/** What site maps are made from. */
type Source = Pick<Services, 'samples' | 'config'>;

interface Entry {
  path: string;
  changedAt?: string;
  /** The same page in each language of the interface. */
  languages?: readonly { locale: string; path: string }[];
}

const forXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const withLanguages = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const isListed = (page: Page): boolean =>
  documentHead(page, { appName: '' }).isListed &&
  page.guard === undefined &&
  page.shell === undefined &&
  page.head.canonical === undefined &&
  !page.path.includes(':');

/** A page under its address in each language of the interface. */
function inEachLanguage({ path }: Page): Entry[] {
  const languages = interfaceLanguages.map((locale) => ({ locale, path: addressIn(locale, path) }));
  return languages.map((own) => ({ path: own.path, languages }));
}

/** The parts of the site map: the pages of the registry, and the samples of each kind. */
const parts: Readonly<Record<string, (source: Source) => Promise<Entry[]>>> = {
  pages: () => Promise.resolve(pages.filter(isListed).flatMap(inEachLanguage)),
  ...Object.fromEntries(
    documentKinds.map(({ key }) => [
      key,
      async ({ samples }: Source) =>
        (await samples.list(key)).map(({ slug, locale, updatedAt }) => ({
          path: addressOfSample(locale, `${kindOf(key).root}s/${slug}`),
          changedAt: updatedAt,
        })),
    ]),
  ),
};

/** What search engines ask for: which pages there are, and which they need not look at. */
export function siteMap(services: Source): Router {
  const origin = services.config.publicUrl;
  const router = express.Router();
  /** Made once, and again when other samples are published: anyone may request it as often as they like. */
  const send = (type: string, text: () => Promise<string> | string): RequestHandler => {
    let kept: { version: string; text: Promise<string> } | null = null;
    return async (_request, response) => {
      const version = await services.samples.version();
      if (kept?.version !== version) {
        const made = { version, text: Promise.resolve().then(text) };
        kept = made;
        made.text.catch(() => {
          if (kept === made) kept = null;
        });
      }
      response
        .set('Cache-Control', 'no-cache')
        .type(type)
        .send(await kept.text);
    };
  };
  for (const language of interfaceLanguages)
    router.get(
      addressIn(language, feedPath),
      send('application/atom+xml', () => feedOf(services, language)),
    );
  router.get(
    '/robots.txt',
    send('text', () => {
      const closed = ['/account', '/admin', ...documentKinds.map(({ root }) => `${root}/builder/`)].join(
        '\nDisallow: ',
      );
      return `User-agent: *\nDisallow: ${closed}\n\nSitemap: ${origin}/sitemap.xml\n`;
    }),
  );
  router.get(
    '/sitemap.xml',
    send('application/xml', () => {
      const list = Object.keys(parts).map(
        (name) => `<sitemap><loc>${forXml(origin)}/sitemap-${name}.xml</loc></sitemap>`,
      );
      return `${head}<sitemapindex ${namespace}>${list.join('')}</sitemapindex>\n`;
    }),
  );
  for (const [name, entries] of Object.entries(parts))
    router.get(
      `/sitemap-${name}.xml`,
      send('application/xml', async () => {
        const address = (path: string): string => forXml(origin + encodeURI(path));
        const list = (await entries(services)).map(({ path, changedAt, languages = [] }) => {
          const changed = changedAt === undefined ? '' : `<lastmod>${forXml(changedAt)}</lastmod>`;
          const others = languages.map(
            (other) => `<xhtml:link rel="alternate" hreflang="${other.locale}" href="${address(other.path)}"/>`,
          );
          return `<url><loc>${address(path)}</loc>${changed}${others.join('')}</url>`;
        });
        return `${head}<urlset ${namespace} ${withLanguages}>${list.join('')}</urlset>\n`;
      }),
    );
  return router;
}

/** The posts of the blog in a language, for programs that read feeds (RFC 4287). */
async function feedOf({ config: { publicUrl, site } }: Source, language: InterfaceLanguage): Promise<string> {
  await loadLanguage(language);
  const name = forXml(site.appName);
  const address = (path: string): string => forXml(publicUrl + addressIn(language, path));
  const text = (english: string): string => forXml(registeredText(english, language));
  const entries = posts.map((post) => {
    const own = address(postPath(post));
    const at = `${post.day}T08:00:00Z`;
    return `<entry><title>${text(post.title)}</title><link href="${own}"/><id>${own}</id><published>${at}</published><updated>${at}</updated><summary>${text(post.description)}</summary></entry>`;
  });
  const blog = address('/blog');
  const title = `<title>${name}</title><id>${blog}</id><author><name>${name}</name></author>`;
  const links = `<link href="${blog}"/><link rel="self" href="${address(feedPath)}"/>`;
  return `${head}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${title}${links}<updated>${posts[0]?.day ?? ''}T08:00:00Z</updated>${entries.join('')}</feed>\n`;
}
