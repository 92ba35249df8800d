import { readPdf } from '@vitae/testkit/read-pdf';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectStored, followStep, startResume } from './support/app.ts';
import { call, expectToast, password as otherPassword, register, somebody } from './support/people.ts';

const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a resume is shared under a password, read on a phone without JavaScript, and gone when the link is ended', async ({
  page,
  browser,
}) => {
  const main = page.getByRole('main');
  await register(page, somebody());
  // A guarded page asks the server who is here; the builder alone would not.
  await page.goto('/account/resumes');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const slug = await startResume(page);
  await main.getByLabel('Full name', { exact: true }).fill('Ada Okafor');
  await expectStored(page, 'Ada Okafor');
  await expect.poll(async () => JSON.stringify(await call(page, 'GET', '/sync?since=0'))).toContain('"kind":"resume"');
  await followStep(page, slug, 'finalize');
  await main.getByRole('button', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share a link' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('short');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText(/^Use at least/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(otherPassword);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Address of the link' }).inputValue();
  expect(url).toMatch(/\/r\/[\w-]{32}$/);
  await expect(dialog.getByText(/Has a password · Opened 0 times/)).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newContext(phone);
  const shown = await visitor.newPage();
  await shown.goto(url);
  await expect(shown.getByText('Ada Okafor')).toHaveCount(0);
  await shown.getByLabel('Password').fill('not this one');
  await shown.getByRole('button', { name: 'Open' }).click();
  await expect(shown.getByRole('alert')).toHaveText(/^That is not the password/);
  await shown.getByLabel('Password').fill(otherPassword);
  await shown.getByRole('button', { name: 'Open' }).click();
  await expect(shown.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  const picture = shown.getByRole('img', { name: 'Page 1 of 1' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [file] = await Promise.all([
    shown.waitForEvent('download'),
    shown.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Ada Okafor.pdf');
  expect((await readPdf(await readFile(await file.path()))).text).toContain('Ada Okafor');

  // What looks for barriers is a script, so it looks at the same pages in the owner's browser.
  const reader = await page.context().newPage();
  await reader.goto(url);
  await expectAccessible(reader);
  await reader.getByLabel('Password').fill(otherPassword);
  await reader.getByRole('button', { name: 'Open' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  await expectAccessible(reader);
  await reader.close();

  await dialog.getByRole('button', { name: 'End link' }).click();
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expectToast(page, 'The link no longer works');
  expect((await shown.reload())?.status()).toBe(404);
  await expect(shown.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect((await shown.request.get(`${url}/document.pdf`)).status()).toBe(404);
  await visitor.close();
});
