import { documentHead, pages, postPath, posts, type Page } from '@vitae/api';
import { documentKinds, kindOf } from '@vitae/domain';
import type { RequestHandler, Router } from 'express';
import express from 'express';
import type { Services } from '../services.ts';

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
const parts: Readonly<Record<string, (services: Services) => Promise<Entry[]>>> = {
  pages: () => Promise.resolve(pages.filter(isListed).map(({ path }) => ({ path }))),
  ...Object.fromEntries(
    documentKinds.map(({ key }) => [
      key,
      async ({ samples }: Services) =>
        (await samples.list(key)).map(({ slug, updatedAt }) => ({
          path: `${kindOf(key).root}s/${slug}`,
          changedAt: updatedAt,
        })),
    ]),
  ),
};

/** What search engines ask for: which pages there are, and which they need not look at. */
export function siteMap(services: Services): Router {
  const origin = services.config.publicUrl;
  const router = express.Router();
  router.get('/blog/feed.xml', (_request, response) => {
    const { appName } = services.config.site;
    const entries = posts.map((post) => {
      const address = forXml(origin + postPath(post));
      const at = `${post.day}T08:00:00Z`;
      return `<entry><title>${forXml(post.title)}</title><link href="${address}"/><id>${address}</id><published>${at}</published><updated>${at}</updated><summary>${forXml(post.description)}</summary></entry>`;
    });
    const title = `<title>${forXml(appName)}</title><id>${forXml(origin)}/blog</id><author><name>${forXml(appName)}</name></author>`;
    const links = `<link href="${forXml(origin)}/blog"/><link rel="self" href="${forXml(origin)}/blog/feed.xml"/>`;
    response
      .set('Cache-Control', 'no-cache')
      .type('application/atom+xml')
      .send(
        `${head}<feed xmlns="http://www.w3.org/2005/Atom">${title}${links}<updated>${posts[0]?.day ?? ''}T08:00:00Z</updated>${entries.join('')}</feed>\n`,
      );
  });
  const send =
    (type: string, text: () => Promise<string> | string): RequestHandler =>
    async (_request, response) => {
      response
        .set('Cache-Control', 'no-cache')
        .type(type)
        .send(await text());
    };
  router.get(
    '/robots.txt',
    send(
      'text',
      () =>
        `User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /resume/builder/\nDisallow: /coverletter/builder/\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
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
