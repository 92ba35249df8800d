import { readPdf } from '@vitae/testkit/read-pdf';
import { expect, test } from '@playwright/test';
import { download, downloadAnyway, expectStored, followStep, startFromList } from './support/app.ts';
import { long } from './support/long.ts';

test('a document left empty is not kept, but one with a word in it is', long, async ({ page }) => {
  await page.goto('/resume/start');
  await startFromList(page, 'prequest');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^From scratch/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  // Forward again, it begins anew, on the same step; a word in it stays.
  await page.goForward();
  const title = page.getByRole('main').getByLabel('Job title you are applying for');
  await expect(title).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/resume\/builder\/[^/]+\/prequest$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^From scratch/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload();
  await page.goForward();
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^From scratch/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  // By somebody who goes back at once, before the builder is there.
  await page.getByRole('button', { name: /^From scratch/ }).dblclick();
  await page.waitForURL('**/prequest');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^From scratch/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await startFromList(page, 'prequest');
  await page.getByRole('main').getByLabel('Job title you are applying for').fill('Welder');
  await expectStored(page, 'Welder');
  await page.getByRole('banner').getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(
  'an empty page shows a pale example, which no file contains, until something is written',
  long,
  async ({ page }) => {
    await page.goto('/resume/start');
    await startFromList(page);
    const example = page.getByRole('region', { name: 'Preview' }).locator('[data-ghost="drawn"]');
    const note = page.getByText('Faded text is an example. Your file contains only what you write.');
    await expect(example).toBeVisible();
    await expect(note).toBeVisible();
    const bytes = await downloadAnyway(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }));
    expect((await readPdf(bytes)).text.trim()).toBe('');

    await page.getByRole('main').getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
    await expect(example).toHaveCount(0);
    await expect(note).toHaveCount(0);

    // A letter has a date from the start, which nobody has written.
    await page.goto('/coverletter/start');
    await page.getByRole('button', { name: /^From scratch/ }).click();
    await expect(example).toBeVisible();
    await page.getByRole('main').getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
    await expect(example).toHaveCount(0);
  },
);

test('the file is named after the person, wherever it is downloaded from', long, async ({ page }) => {
  await page.goto('/resume/start');
  const slug = await startFromList(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
  await expectStored(page, 'Ana Silva');
  const first = await download(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }));
  await followStep(page, slug, 'finalize');
  const second = await download(page, main.getByRole('button', { name: 'Download PDF' }));
  expect([first.name, second.name]).toEqual(['Ana Silva resume.pdf', 'Ana Silva resume.pdf']);
  expect((await readPdf(first.bytes)).title).toBe('Ana Silva');
});
