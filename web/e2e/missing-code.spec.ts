import { expect, test } from '@playwright/test';
import { startResume, watchTrouble } from './support/app.ts';
import { long } from './support/long.ts';

test('the form works without the code of the pages and the steps, which are fetched again on demand', async ({
  page,
}) => {
  await startResume(page);
  const name = page.getByLabel('Full name', { exact: true });
  await name.fill('Ada');
  const beside = /\/assets\/beside-form-[^/]*\.js$/;
  await page.route(beside, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: /^The pages could not be loaded/ })).toBeVisible();
  const steps = page.getByRole('alert').filter({ hasText: /^The steps could not be loaded/ });
  await expect(steps).toBeVisible();
  await name.fill('Ada Lovelace');
  await page.unroute(beside);
  await steps.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(name).toHaveValue('Ada Lovelace');

  // A step whose code is missing leaves the builder as it is.
  const summary = /\/assets\/summary-step-[^/]*\.js$/;
  await page.route(summary, (route) => route.abort());
  await page.goto(`${page.url()}/summary`);
  await expect(page.getByRole('alert').filter({ hasText: /^This step could not be loaded/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await page.unroute(summary);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
});

test(
  'housekeeping whose code cannot be fetched is left for the next start, without an error',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    const code = /\/assets\/housekeeping-[^/]*\.js$/;
    await page.route(code, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
    await page.goto('/');
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(trouble.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
