import { readPdf } from '@vitae/testkit/read-pdf';
import { expect, test } from '@playwright/test';
import { download } from './support/app.ts';

test('from a search engine to a sample, into the builder, and to its PDF, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resumes/registered-nurse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registered Nurse resume example');
  // The very page, drawn by the server.
  const picture = page.getByRole('img', { name: 'Page 1 of the example' }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Use this example' }).click();
  await page.waitForURL('**/resume/builder/**');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Danielle Whitfield');
  const { bytes } = await download(page, page.getByRole('button', { name: 'Download PDF' }).first());
  expect((await readPdf(bytes)).text).toContain('Registered nurse, intensive care');
});

test('a sample is found with a mistyped letter, and looked at', async ({ page }) => {
  await page.goto('/coverletters');
  await page.getByRole('searchbox', { name: 'Find a job title' }).fill('electrican');
  await expect(page.getByRole('status').filter({ hasText: 'example' })).toBeVisible();
  await page.getByRole('link', { name: /^Electrician/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Electrician cover letter example/);
  await page.goto('/resumes/no-such-title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the samples to start from are there when their address is opened', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/resume/start?from=sample');
  await page.getByRole('button', { name: 'Use Welder' }).click();
  await page.waitForURL('**/resume/builder/**');
  expect(complaints).toEqual([]);
});
