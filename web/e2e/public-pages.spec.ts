import { triesAll } from '@vitae/testkit/sample';
import { expect, test, type Page } from '@playwright/test';
import { long } from './support/long.ts';

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
  for (const [path] of publicPages.filter((_, at) => triesAll || at % 6 === 0)) {
    const passed = Promise.withResolvers<void>();
    await page.route(
      '**/assets/index-*.js',
      async (route) => {
        // The page as the server sent it.
        await page.locator('h1').evaluate((heading) => {
          heading.setAttribute('data-sent', '');
          const { documentElement: root } = document;
          const observer = new MutationObserver(() => root.setAttribute('data-restyled', ''));
          observer.observe(root, { attributes: true, attributeFilter: ['lang', 'dir'] });
        });
        await route.continue();
        passed.resolve();
      },
      // Parts that come later may be named like the entry.
      { times: 1 },
    );
    await page.goto(path);
    // What only the interface does: the menu opens.
    await page.getByRole('button', { name: 'Resources' }).click();
    await expect(page.getByRole('link', { name: 'Questions and answers' }).first(), path).toBeVisible();
    await expect(page.locator('h1[data-sent]'), path).toBeVisible();
    await expect(page.locator('html[data-restyled]'), path).toHaveCount(0);
    // Links of the footer and the mark are there before the interface.
    await passed.promise;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(complaints).toEqual([]);
});

/** Holds the interface back until the returned function is called; what the page does by itself has started by then. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/shared-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /early-click/.test(name)),
  );
  return resolve;
}

test.describe('on a phone', () => {
  // As Lighthouse has it.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  test('the sharper picture of a sample is no larger paint than its first one', async ({ page }) => {
    await page.addInitScript(() => {
      const painted: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) painted.push(String(Reflect.get(entry, 'url')));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      Reflect.set(window, 'painted', painted);
    });
    await page.goto('/resumes/registered-nurse');
    const shown = page.locator('main img').first();
    await expect
      .poll(() => shown.evaluate((image): unknown => Reflect.get(image, 'currentSrc')))
      .toMatch(/1-800\.webp$/);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
    const pictures = await page.evaluate((): unknown => Reflect.get(window, 'painted'));
    expect(
      String(pictures)
        .split(',')
        .filter((url) => url.includes('/pictures/')),
    ).toEqual([expect.stringMatching(/1-400\.webp$/)]);
  });
});

test('a click before the interface is there counts when it is', async ({ page }) => {
  const release = await openHeld(page, '/resume/start');
  await page.getByRole('button', { name: /From scratch/ }).click();
  expect(new URL(page.url()).pathname).toBe('/resume/start');
  release();
  await page.waitForURL(/\/resume\/builder\//);
});

test('a file chosen or dropped before the interface is there is evaluated when it is', long, async ({ page }) => {
  const file = { name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada Bell\nNurse\nada@example.com\n') };
  let release = await openHeld(page, '/');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(file);
  release();
  await page.waitForURL(/\/resume\/evaluation\/(?!start)/);

  await page.unrouteAll();
  release = await openHeld(page, '/');
  await page.getByRole('button', { name: 'Choose a file' }).evaluate((button, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'bob.txt', { type: 'text/plain' }));
    button.parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, file.buffer.toString());
  release();
  await page.waitForURL(/\/resume\/evaluation\/(?!start)/);
});
