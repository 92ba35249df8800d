import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@vitae/testkit/free-port';
import { expectAccessible } from './support/accessible.ts';
import { startSite } from './support/own-site.ts';
import { long } from './support/long.ts';

const question = (page: Page) => page.getByRole('region', { name: 'May this site count page views?' });

/** The data layer as JSON text. */
const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify('dataLayer' in window ? window.dataLayer : []));

/** The patterns of the pages whose views are in it. */
const views = async (page: Page) =>
  [...(await dataLayer(page)).matchAll(/"page_path":"([^"]+)"/g)].map(([, path]) => path);

test(
  'nothing of the tag manager is loaded before a visitor agrees, or after they change their mind',
  long,
  async ({ page, context }) => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const stop = await startSite(port, { TAG_MANAGER_ID: 'GTM-AB12' });
    try {
      const elsewhere: string[] = [];
      await context.route(
        ({ origin: asked }) => asked.startsWith('http') && asked !== origin,
        async (route) => {
          elsewhere.push(route.request().url());
          await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=GA1.1.1; path=/"' });
        },
      );

      await page.goto(origin);
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
      await question(page).getByRole('button', { name: 'Do not allow' }).click();
      await expect(question(page)).toHaveCount(0);
      await page.reload();
      const choice = page.getByRole('button', { name: 'Analytics choice' });
      await choice.click();
      await expect(question(page)).toContainText('You did not allow it.');
      expect([elsewhere, await views(page), await context.cookies()]).toEqual([[], [], []]);

      await question(page).getByRole('button', { name: 'Allow', exact: true }).click();
      await expect.poll(() => elsewhere).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12']);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect.poll(() => views(page)).toEqual(['/', '/terms']);
      // Neither the address nor the title of a document is in the data layer.
      await page.goto(`${origin}/resume/builder/secret-plan-a1b2`);
      await expect.poll(() => views(page)).toEqual(['/resume/builder/:slug']);
      expect(await dataLayer(page)).not.toContain('secret');

      await page.goto(`${origin}/terms`);
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
      // One for each page that was loaded after the visitor agreed.
      const asked = 3;
      await expect.poll(() => elsewhere).toHaveLength(asked);
      await choice.click();
      await question(page).getByRole('button', { name: 'Do not allow' }).click();
      await expect.poll(() => context.cookies()).toEqual([]);
      await page.goto(origin);
      await expect(choice).toBeVisible();
      expect([elsewhere.length, await views(page)]).toEqual([asked, []]);
    } finally {
      await stop();
    }
  },
);
