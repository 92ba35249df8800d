import { documentHead, pages, type Page } from '@vitae/api';
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
