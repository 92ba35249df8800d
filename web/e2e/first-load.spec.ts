import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { firstScripts } from '../../scripts/bundle-size.ts';
import { filesOfAdmins, manifestSchema } from '../build/files-of-admins.ts';
import { expectStored, startResume } from './support/app.ts';
import { darkPixels, keptPages } from './support/pictures.ts';
import { long } from './support/long.ts';

test('the form accepts and keeps input with only the JavaScript whose size is limited', async ({ page }) => {
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
  // Held requests keep the page from finishing its load.
  await page.goto(`/resume/builder/${slug}/experience`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add role' }).click();
  await main.getByRole('textbox', { name: 'Job title' }).pressSequentially('Lighthouse keeper');
  await expectStored(page, 'Lighthouse keeper');
  expect(held.length).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
});

test('the last painted page is shown before any page is drawn, and is removed with its document', async ({ page }) => {
  await startResume(page);
  const kept = page.locator('[data-kept]');
  const pictures = () => keptPages(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const main = page.getByRole('main');
  const name = main.getByRole('textbox', { name: 'Full name' });
  await expect(preview.getByRole('img')).toBeVisible();
  await name.fill('Ada Lovelace');
  await expectStored(page, 'Ada Lovelace');
  // It is stored when no key was typed for a while, and only once if nothing changes.
  await expect.poll(pictures).toBe(1);

  // Without the code of its worker nothing is drawn.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/workers/**', async (route) => {
    await released;
    await route.continue();
  });
  // It is shown before the interface, and stays in place when that loads.
  let releaseApp = () => {};
  const releasedApp = new Promise<void>((resolve) => (releaseApp = resolve));
  await page.route('**/assets/core-*.js', async (route) => {
    await releasedApp;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(kept).toBeVisible();
  await expect(name).toHaveCount(0);
  const before = await kept.boundingBox();
  releaseApp();
  await expect(name).toBeVisible();
  await expect.poll(() => kept.boundingBox()).toEqual(before);
  await expect.poll(() => darkPixels(kept.locator('canvas'))).toBeGreaterThan(100);
  await expect(preview.getByRole('status')).toHaveText('Page 1 as last shown');
  await expect(preview.getByRole('img')).toHaveCount(0);
  await name.fill('Ada Maria Lovelace');
  await expect(preview.getByRole('status')).toHaveText('Page 1 before your last changes, being updated');
  release();
  await expect(preview.getByRole('img')).toBeVisible();
  await expect(kept).toHaveCount(0);

  await page.goto('/resume/start');
  await main.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await main.getByRole('link', { name: 'Trash (1)' }).click();
  expect(await pictures()).toBe(1);
  await main.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect.poll(pictures).toBe(0);
});

test('the command palette opens if its keys came before the code of the builder', long, async ({ page }) => {
  const slug = await startResume(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/core-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/resume/builder/${slug}`, { waitUntil: 'commit' });
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    expect(await page.evaluate(() => document.documentElement.dataset['palette'])).toBe('asked');
  }).toPass();
  release();
  await expect(page.getByRole('combobox', { name: 'Type what you want to do' })).toBeFocused();
});

test('visitors load no code of the administration, neither for a page nor to keep it', async ({ page }) => {
  const dist = join(import.meta.dirname, '../dist');
  const ofAdmins = filesOfAdmins(
    manifestSchema.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))),
  );
  expect(
    [...ofAdmins].filter((file) => /users-page|coupons-page|admin-list|language-de-admin/.test(file)),
  ).toHaveLength(4);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname.slice(1)));
  for (const path of ['/', '/resumes', '/resume/templates', '/login', '/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([...loaded].some((file) => file.endsWith('.js'))).toBe(true);
  expect([...loaded].filter((file) => ofAdmins.has(file))).toEqual([]);
  const [, kept = ''] = /always:\[(.*?)\],used:\[/s.exec(readFileSync(join(dist, 'service-worker.js'), 'utf8')) ?? [];
  expect(kept).toContain('/assets/index-');
  expect([...ofAdmins].filter((file) => kept.includes(file))).toEqual([]);
});
