import { join } from 'node:path';
import { templates } from '@vitae/templates';
import { hasPoppler, pdftoppm, servePage, startChromium, type ServedPage } from '@vitae/testkit/pdf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../../../scripts/browser.ts';
import type {} from './testing/page.ts';

const program = findBrowser();
if (!program) console.warn('Skipped: the preview in a real browser. No Chromium or Chrome was found; name one in CHROMIUM.');
if (!hasPoppler()) console.warn('Skipped: our pictures against those of pdftoppm. Poppler is not installed.');

/** Two pixels a point. */
const SCALE = 2;
/** Brightness, 0–255: pdftoppm moves glyphs to whole pixels, which is up to a pixel's edge of ink. */
const TOLERANCE = { mean: 1.8, largest: 55 };

describe.skipIf(!program)('the preview in Chromium', () => {
  let served: ServedPage;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    served = await servePage(join(import.meta.dirname, 'testing'), 'page.html');
    browser = await startChromium(program ?? '');
    page = await browser.newPage();
    await page.goto(served.address);
    await page.waitForFunction(() => window.driver !== undefined);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  describe.runIf(hasPoppler())('paints what the file shows', () => {
    const picturesOf = async (options: object) => {
      const { pdf, pageCount } = await page.evaluate((given) => window.driver!.file(window.driver!.resume(given)), options);
      const pictures = pdftoppm(Buffer.from(pdf, 'base64'), 72 * SCALE).map((png) => Buffer.from(png).toString('base64'));
      expect(pictures).toHaveLength(pageCount);
      return pictures;
    };
    const compare = (given: object, index: number, png: string) =>
      page.evaluate(([options, at, picture, scale]) => window.driver!.compare(window.driver!.resume(options), at, picture, scale), [given, index, png, SCALE] as const);

    it.each(templates.map(({ id }) => id))('%s', async (template) => {
      const options = { template, photo: true };
      for (const [index, png] of (await picturesOf(options)).entries()) {
        const { mean, largest, sizes } = await compare(options, index, png);
        const [width, height, itsWidth, itsHeight] = sizes;
        expect(Math.abs(width - itsWidth)).toBeLessThanOrEqual(1);
        expect(Math.abs(height - itsHeight)).toBeLessThanOrEqual(1);
        expect(mean).toBeLessThan(TOLERANCE.mean);
        expect(largest).toBeLessThan(TOLERANCE.largest);
      }
    });

    it('and would notice a letter that differs', async () => {
      const [png = ''] = await picturesOf({ template: 'classic' });
      expect((await compare({ template: 'classic', name: 'Renée Łukasz-Øslen' }, 0, png)).largest).toBeGreaterThan(TOLERANCE.largest);
    });
  });

  it('repaints only what changed, and ends with the same pixels as a whole painting', async () => {
    const difference = await page.evaluate(async (scale) => {
      const driver = window.driver!;
      const last = driver.resume({ words: ' And one more thing that wraps to another line of the summary.' });
      await driver.show([driver.resume()], scale);
      await driver.show([driver.resume({ words: ' And' }), driver.resume({ words: ' And one more' }), last], scale);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return [await driver.canvasDifference(last, 0, scale), await driver.canvasDifference(last, 1, scale)];
    }, SCALE);
    // A strip's edge may cut a letter's soft edge by a shade.
    for (const largest of difference) expect(largest).toBeLessThan(8);
  });

  it('never announces an older document after a newer one, and skips those in between', async () => {
    const announced = await page.evaluate(async () => {
      const driver = window.driver!;
      const resumes = Array.from({ length: 12 }, (_, index) => driver.resume({ words: ` ${index}` }));
      return (await driver.show(resumes, 1)).announced;
    });
    expect(announced).toEqual([...announced].sort((a, b) => a - b));
    expect(announced.length).toBeLessThan(12);
  });

  it('says where each field stands', async () => {
    const { pages } = (await page.evaluate(() => window.driver!.show([window.driver!.resume()], 1))).frame;
    const name = pages[0]?.boxes.find(({ path }) => path === 'basics.fullName');
    expect(name).toBeDefined();
    expect(name!.y).toBeGreaterThan(20);
    expect(name!.y + name!.height).toBeLessThan(140);
    expect(pages.flatMap(({ boxes }) => boxes.map(({ path }) => path)).some((path) => /^sections\.experience\.items\..+\.body$/.test(path))).toBe(true);
  });

  it('tells of no error', async () => {
    expect(await page.evaluate(() => window.driver!.errors)).toEqual([]);
  });
});
