import { expect, test } from '@playwright/test';

/** A page of each screen that the server renders, with a text of it. */
const publicPages = [
  ['/', 'The resume you see is the file you send'],
  ['/faq', 'Where are my documents?'],
  ['/contact', 'Contact'],
  ['/blog', 'Blog'],
  ['/licences', 'Open-source licences'],
  ['/resumes', 'Resume examples by job title'],
  ['/resumes/registered-nurse', 'Ventilator days from 5.8 to 4.6'],
  ['/blog/a-gap-in-your-resume', 'Say it where it is'],
  ['/resume/start', 'Answer a few questions'],
  ['/coverletter/templates', 'Cover letter templates'],
  ['/resume/evaluation/start', 'your score, the reasons for it'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public pages are there, with their styles', async ({ page }) => {
    // Without scripts the list asks for all its pictures at once, and the server would draw a hundred documents.
    await page.route('**/pictures/**', (route) => route.abort());
    for (const [path, text] of publicPages) {
      await page.goto(path);
      await expect(page.locator('main'), path).toContainText(text);
      await expect(page.getByRole('contentinfo'), path).toContainText('Privacy policy');
      await expect(page.getByText('needs JavaScript'), path).toHaveCount(0);
    }
    await page.goto('/');
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('60px');
    await expect(page.getByRole('region', { name: 'Prices' })).toContainText(/Pro.*\$72\.00.*\$6\.00 a month/);
    // The carousel, and the page beside the promise.
    await expect(page.locator('img[src^="/pictures/templates/resume/"]')).toHaveCount(13);
  });
});

test('the interface takes the rendered pages over as they are', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const [path] of publicPages) {
    await page.route('**/assets/index-*.js', async (route) => {
      // The page as the server sent it.
      await page.locator('h1').evaluate((heading) => heading.setAttribute('data-sent', ''));
      await route.continue();
    });
    await page.goto(path);
    // What only the interface does: the menu opens.
    await page.getByRole('button', { name: 'Resources' }).click();
    await expect(page.getByRole('link', { name: 'Questions and answers' }).first(), path).toBeVisible();
    await expect(page.locator('h1[data-sent]'), path).toBeVisible();
    await page.unroute('**/assets/index-*.js');
  }
  expect(complaints).toEqual([]);
});

test('a click before the interface is there counts when it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shared-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /early-click/.test(name)),
  );
  await page.getByRole('button', { name: /From scratch/ }).click();
  expect(new URL(page.url()).pathname).toBe('/resume/start');
  release();
  await page.waitForURL(/\/resume\/builder\//);
});
