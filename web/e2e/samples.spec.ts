import { readPdf } from '@vitae/testkit/read-pdf';
import { expect, test } from '@playwright/test';
import { download, expectStored, kept } from './support/app.ts';
import { long } from './support/long.ts';

test.describe('on a phone', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('from a search engine to a sample, into the builder, and to its PDF when the network ends meanwhile', async ({
    page,
    context,
  }) => {
    await page.goto('/resumes/registered-nurse?utm_source=search', { referer: 'https://www.google.com/' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registered Nurse resume example');
    // The very page, drawn by the server.
    const picture = page.getByRole('img', { name: 'Page 1 of the example' }).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Use this example' }).tap();
    await page.waitForURL('**/resume/builder/**');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveValue('Danielle Whitfield');
    await kept(page);
    await context.setOffline(true);
    await name.fill('Ada Okafor');
    await expectStored(page, 'Ada Okafor');
    const { bytes } = await download(page, page.getByRole('button', { name: 'Download PDF' }).first());
    const { text } = await readPdf(bytes);
    expect(text).toContain('Ada Okafor');
    expect(text).toContain('Registered nurse, intensive care');
    // Closed and opened again, it is all there.
    await page.reload();
    await expect(name).toHaveValue('Ada Okafor');
  });
});

test('a sample is found with a mistyped letter, and looked at', long, async ({ page }) => {
  await page.goto('/coverletters');
  await page.getByRole('searchbox', { name: 'Find a job title' }).fill('electrican');
  await expect(page.getByRole('status').filter({ hasText: 'example' })).toBeVisible();
  await page.getByRole('link', { name: /^Electrician/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Electrician cover letter example/);
  await page.goto('/resumes/no-such-title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the samples to start from are there when their address is opened', long, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/resume/start?from=sample');
  await page.getByRole('button', { name: 'Use Welder' }).click();
  await page.waitForURL('**/resume/builder/**');
  expect(complaints).toEqual([]);
});
