import { join } from 'node:path';
import type { Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { hasPoppler, pagePngs, servePage, startChromium, twoPageResume, type ServedPage } from '@vitae/testkit/pdf';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTestBrowser } from '../../../../scripts/browser.ts';
import type { Difference } from './testing/page.ts';
import { everyNth } from '@vitae/testkit/sample';

const program = findTestBrowser();
if (!program)
  console.warn('Skipped: the preview in a real browser. No Chromium or Chrome was found; name one in CHROMIUM.');
if (!hasPoppler()) console.warn('Skipped: our pictures against those of pdftoppm. Poppler is not installed.');

/** Pixels per point: the page's own scale. */
const SCALE = 2;
/** Brightness, 0–255: pdftoppm moves glyphs to whole pixels, which shifts ink by up to one pixel. */
const TOLERANCE = { mean: 1.8, largest: 55 };

interface Changes {
  template?: string;
  name?: string;
  hasPhoto?: boolean;
  /** Added to the summary. */
  words?: string;
}

function resumeWith({ template = 'classic', name, hasPhoto = false, words = '' }: Changes): Resume {
  const resume = twoPageResume();
  const photo = hasPhoto ? { asset: 'a'.repeat(64), alt: 'Portrait' } : null;
  return {
    ...resume,
    template: { ...resume.template, id: template },
    summary: resume.summary + words,
    basics: { ...resume.basics, fullName: name ?? resume.basics.fullName, photo },
  };
}

describe.skipIf(!program)('the preview in Chromium', () => {
  let served: ServedPage;
  let browser: Browser;
  let page: Page;
  /** Runs in the page, which checks its arguments. */
  const inPage = <Result>(work: (given: unknown) => Promise<Result>, given: unknown): Promise<Result> =>
    page.evaluate(work, given);
  beforeAll(async () => {
    served = await servePage(join(import.meta.dirname, 'testing'), 'page.html');
    browser = await startChromium(program ?? '');
    page = await browser.newPage();
    await page.goto(served.address);
    await page.waitForFunction(() => 'previewDriver' in globalThis);
  });
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  describe.runIf(hasPoppler())('paints what the file shows', () => {
    const picturesOf = async (resume: Resume) => {
      const { pdf, pageCount } = await inPage((given) => previewDriver.file(given), resume);
      const pictures = pagePngs(Buffer.from(pdf, 'base64'), 72 * SCALE).map((png) =>
        Buffer.from(png).toString('base64'),
      );
      expect(pictures).toHaveLength(pageCount);
      return pictures;
    };
    const compare = (resume: Resume, index: number, png: string): Promise<Difference> =>
      page.evaluate(({ json, at, picture }) => previewDriver.compare(JSON.parse(json), at, picture), {
        json: JSON.stringify(resume),
        at: index,
        picture: png,
      });

    it.each(everyNth(2, 0, templates).map(({ id }) => id))('%s', async (template) => {
      const resume = resumeWith({ template, hasPhoto: true });
      for (const [index, png] of (await picturesOf(resume)).entries()) {
        const { mean, largest, sizes } = await compare(resume, index, png);
        const [width, height, itsWidth, itsHeight] = sizes;
        expect(Math.abs(width - itsWidth)).toBeLessThanOrEqual(1);
        expect(Math.abs(height - itsHeight)).toBeLessThanOrEqual(1);
        expect(mean).toBeLessThan(TOLERANCE.mean);
        expect(largest).toBeLessThan(TOLERANCE.largest);
      }
    });

    it('and would notice a single different letter', async () => {
      const [png = ''] = await picturesOf(resumeWith({}));
      expect((await compare(resumeWith({ name: 'Renée Łukasz-Øslen' }), 0, png)).largest).toBeGreaterThan(
        TOLERANCE.largest,
      );
    });
  });

  it('repaints only what changed, and ends with the same pixels as a full repaint', async () => {
    const typed = [' And', ' And one more', ' And one more thing that wraps to another line of the summary.'].map(
      (words) => resumeWith({ words }),
    );
    await inPage((given) => previewDriver.show(given), resumeWith({}));
    await inPage((given) => previewDriver.showAll(given), typed);
    const last = typed.at(-1) ?? resumeWith({});
    const largest = async () => {
      const differences = await inPage((given) => previewDriver.canvasDifferences(given), last);
      return differences.length === 0 ? 255 : Math.max(...differences);
    };
    // The edge of a strip may change the antialiasing of a letter by a shade.
    await expect.poll(largest).toBeLessThan(8);
  });

  it('never announces an older document after a newer one, and skips those in between', async () => {
    const resumes = Array.from({ length: 12 }, (_, index) => resumeWith({ words: ` ${index}` }));
    const { announced } = await inPage((given) => previewDriver.showAll(given), resumes);
    expect(announced).toEqual(announced.toSorted((a, b) => a - b));
    expect(announced.length).toBeLessThan(12);
  });

  it('reports the position of each field', async () => {
    const { frame } = await inPage((given) => previewDriver.show(given), resumeWith({}));
    const boxes = frame.pages.flatMap((shown) => shown.boxes);
    const name = boxes.find(({ path }) => path === 'basics.fullName');
    // Close to the upper margin, and about as high as its 25 points of type.
    expect(Math.abs((name?.y ?? 0) - 55)).toBeLessThan(25);
    expect(Math.abs((name?.height ?? 0) - 30)).toBeLessThan(10);
    expect(boxes.some(({ path }) => /^sections\.experience\.items\..+\.body$/.test(path))).toBe(true);
  });

  it('reports no error', async () => {
    expect(await page.evaluate(() => previewDriver.errors)).toEqual([]);
  });
});
