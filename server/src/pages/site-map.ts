import { documentHead, pages, postPath, posts, type Page } from '@vitae/api';
import { documentKinds, kindOf } from '@vitae/domain';
import type { RequestHandler, Router } from 'express';
import express from 'express';
import type { Services } from '../services.ts';

/** What site maps are made from. */
type Source = Pick<Services, 'samples' | 'config'>;

interface Entry {
  path: string;
  changedAt?: string;
}

const forXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const isListed = (page: Page): boolean =>
  documentHead(page, { appName: '' }).isListed &&
  page.guard === undefined &&
  page.shell === undefined &&
  page.head.canonical === undefined &&
  !page.path.includes(':');

/** The parts of the site map: the pages of the registry, and the samples of each kind. */
const parts: Readonly<Record<string, (source: Source) => Promise<Entry[]>>> = {
  pages: () => Promise.resolve(pages.filter(isListed).map(({ path }) => ({ path }))),
  ...Object.fromEntries(
    documentKinds.map(({ key }) => [
      key,
      async ({ samples }: Source) =>
        (await samples.list(key)).map(({ slug, updatedAt }) => ({
          path: `${kindOf(key).root}s/${slug}`,
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
  router.get(
    '/blog/feed.xml',
    send('application/atom+xml', () => feedOf(services)),
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
        const list = (await entries(services)).map(
          ({ path, changedAt }) =>
            `<url><loc>${forXml(origin + encodeURI(path))}</loc>${changedAt === undefined ? '' : `<lastmod>${forXml(changedAt)}</lastmod>`}</url>`,
        );
        return `${head}<urlset ${namespace}>${list.join('')}</urlset>\n`;
      }),
    );
  return router;
}

/** The posts of the blog, for programs that read feeds (RFC 4287). */
function feedOf({ config: { publicUrl: origin, site } }: Source): string {
  const name = forXml(site.appName);
  const entries = posts.map((post) => {
    const address = forXml(origin + postPath(post));
    const at = `${post.day}T08:00:00Z`;
    return `<entry><title>${forXml(post.title)}</title><link href="${address}"/><id>${address}</id><published>${at}</published><updated>${at}</updated><summary>${forXml(post.description)}</summary></entry>`;
  });
  const title = `<title>${name}</title><id>${forXml(origin)}/blog</id><author><name>${name}</name></author>`;
  const links = `<link href="${forXml(origin)}/blog"/><link rel="self" href="${forXml(origin)}/blog/feed.xml"/>`;
  return `${head}<feed xmlns="http://www.w3.org/2005/Atom">${title}${links}<updated>${posts[0]?.day ?? ''}T08:00:00Z</updated>${entries.join('')}</feed>\n`;
}
