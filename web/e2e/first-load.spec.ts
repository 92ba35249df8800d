import { expect, test } from '@playwright/test';
import { firstScripts } from '../../scripts/bundle-size.ts';
import { expectStored, startResume } from './support/app.ts';

test('the form takes and keeps what is typed with no more than the JavaScript whose size is held', async ({ page }) => {
  const slug = await startResume(page, 'experience');
  const first = new Set(firstScripts().map((file) => `/${file}`));
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!first.has(pathname)) {
      held.push(pathname);
      await released;
    }
    await route.continue();
  });
  // What is held back keeps the page from being loaded.
  await page.goto(`/resume/builder/${slug}/experience`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add role' }).click();
  await main.getByRole('textbox', { name: 'Job title' }).pressSequentially('Lighthouse keeper');
  await expectStored(page, 'Lighthouse keeper');
  expect(held.length).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
});
