import { pagePngs } from '@vitae/testkit/pictures';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { readPdf, type PdfItem } from '@vitae/testkit/read-pdf';
import { triesAll } from '@vitae/testkit/sample';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { downloadAnyway, importDocument, followStep, openStep, startResume } from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { differenceOf } from './support/pictures.ts';
import { long } from './support/long.ts';

const fivePages = fixture('five-pages');

/** Brightness, 0–255: pdftoppm moves glyphs to whole pixels, which is up to a pixel's edge of ink. */
const tolerance = { mean: 1.8, largest: 55 };
/** Pixels per point at 150 %. */
const scale = 2;

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const sheets = (page: Page) => preview(page).getByRole('img');
const pdfOf = (page: Page) =>
  downloadAnyway(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }));

/** The pages at a size at which a picture of the file can be drawn. */
async function zoomTo150(page: Page): Promise<void> {
  const zoom = preview(page).getByRole('button', { name: 'Fit to width' });
  for (let shown = await zoom.textContent(); shown !== '150%'; shown = await zoom.textContent()) {
    await preview(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom).not.toHaveText(shown ?? '');
  }
}

/** A sheet whose canvas has another size or content is not (yet) the page of the file. */
async function expectPicture(sheet: Locator, png: Uint8Array): Promise<void> {
  await expect(async () => {
    const { mean, largest, sizes } = await differenceOf(sheet, png);
    const [width, height, itsWidth, itsHeight] = sizes;
    expect(Math.abs(width - itsWidth)).toBeLessThanOrEqual(1);
    expect(Math.abs(height - itsHeight)).toBeLessThanOrEqual(1);
    expect(mean).toBeLessThan(tolerance.mean);
    expect(largest).toBeLessThan(tolerance.largest);
  }).toPass();
}

test('the pages next to the form are those of the file in each template', long, async ({ page }) => {
  // Five pages and their pictures, for each template that is tried.
  test.slow();
  test.skip(!hasPoppler(), 'pdftoppm is not installed');
  const slug = await importDocument(page, 'five-pages.json', fivePages);
  await followStep(page, slug, 'template');
  await zoomTo150(page);
  const templates = page.getByRole('group', { name: 'Templates' }).getByRole('radio');
  await expect(templates.first()).toBeVisible();
  const count = await templates.count();
  expect(count).toBe(12);
  let others: Uint8Array[] = [];
  // `preview.chromium.test.ts` compares every template's pages; here they come through the builder.
  for (let index = 0; index < count; index += triesAll ? 1 : 6) {
    await templates.nth(index).check();
    const pages = pagePngs(await pdfOf(page), 72 * scale);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    await expect(sheets(page)).toHaveCount(pages.length);
    await expect(preview(page).getByRole('status')).toHaveText(`${pages.length} pages`);
    for (const [number, png] of pages.entries()) await expectPicture(sheets(page).nth(number), png);
    // The comparison can fail: the page of another template is far off.
    const [other] = others;
    if (other) expect((await differenceOf(sheets(page).first(), other)).largest).toBeGreaterThan(tolerance.largest);
    others = pages;
  }
});

test('after typing, the pages are those of the file', long, async ({ page }) => {
  test.skip(!hasPoppler(), 'pdftoppm is not installed');
  const slug = await importDocument(page, 'five-pages.json', fivePages);
  await followStep(page, slug, 'summary');
  await zoomTo150(page);
  const summary = page.getByRole('main').getByRole('textbox', { name: 'Your summary' });
  await summary.click();
  await summary.press('ControlOrMeta+End');
  await summary.pressSequentially(
    ' Moves a plant from shouting to planning, and leaves behind people who go on without her. '.repeat(3),
  );
  const pages = pagePngs(await pdfOf(page), 72 * scale);
  await expect(sheets(page)).toHaveCount(pages.length);
  for (const [number, png] of pages.entries()) await expectPicture(sheets(page).nth(number), png);
});

/** Where pdf.js finds some words, with the number of their page. */
async function wordsIn(pdf: Uint8Array, words: string): Promise<{ index: number; item: PdfItem }> {
  const { pages } = await readPdf(pdf);
  for (const [index, { items }] of pages.entries()) {
    const item = items.find(({ text }) => text.includes(words));
    if (item) return { index, item };
  }
  throw new Error(`“${words}” is nowhere in the file`);
}

test('the field being edited is outlined at its words on the page', long, async ({ page }) => {
  await importDocument(page, 'five-pages.json', fivePages);
  const { fullName, email } = fivePages.basics;
  for (const [label, path, words] of [
    ['Full name', 'basics.fullName', fullName],
    ['Email', 'basics.email', email],
  ] as const) {
    await page.getByRole('textbox', { name: label }).focus();
    const outline = preview(page).locator(`[data-focused-field="${path}"]`);
    await expect(outline).toBeVisible();
    const { item, index } = await wordsIn(await pdfOf(page), words);
    await page.getByRole('textbox', { name: label }).focus();
    const sheet = await sheets(page).nth(index).boundingBox();
    const box = await outline.boundingBox();
    if (!sheet || !box) throw new Error('The page or the outline is not drawn');
    const pixelsPerPoint = sheet.width / 612;
    const at = (share: number) => sheet.x + (item.left + (item.right - item.left) * share) * pixelsPerPoint;
    const start = item.text.indexOf(words);
    const baseline = sheet.y + item.baseline * pixelsPerPoint;
    // Within a line letters differ in width, so the position of the words is known to about a letter.
    expect(box.x).toBeLessThan(at(start / item.text.length) + 10);
    expect(box.x + box.width).toBeGreaterThan(at((start + words.length) / item.text.length) - 10);
    expect(box.height).toBeLessThan(item.size * pixelsPerPoint * 2);
    expect(baseline).toBeGreaterThan(box.y);
    expect(baseline).toBeLessThan(box.y + box.height);
  }
});

test('a click on the page opens the field at that position, on whatever step it is', async ({ page }) => {
  const slug = await importDocument(page, 'five-pages.json', fivePages);
  const pdf = await (async () => {
    await expect(sheets(page).first()).toBeVisible();
    return pdfOf(page);
  })();
  for (const { words, step, field, value } of [
    { words: 'Ellerbrook Dairy', step: 'experience', field: 'Employer', value: 'Ellerbrook Dairy' },
    { words: fivePages.basics.fullName, step: '', field: 'Full name', value: fivePages.basics.fullName },
  ]) {
    await followStep(page, slug, 'finalize');
    const { item, index } = await wordsIn(pdf, words);
    const sheet = preview(page).locator(`[data-page="${index + 1}"]`);
    // The sheet painted last makes room for the pages once they are drawn.
    await expect(() => sheet.scrollIntoViewIfNeeded()).toPass();
    await expect(sheets(page).nth(index)).toBeVisible();
    const box = await sheet.boundingBox();
    const pixelsPerPoint = (box?.width ?? 0) / 612;
    const middle = item.text.indexOf(words) / item.text.length + words.length / item.text.length / 2;
    await sheet.click({
      position: {
        x: (item.left + (item.right - item.left) * middle) * pixelsPerPoint,
        y: (item.baseline - item.size / 4) * pixelsPerPoint,
      },
    });
    await expect(page).toHaveURL(new RegExp(`/resume/builder/${slug}${step ? `/${step}` : ''}$`));
    const control = page.getByRole('textbox', { name: field }).and(page.locator(':focus'));
    await expect(control).toHaveValue(value);
  }
});

test('a character that no font has is reported, and drawn as U+FFFD instead of another one', long, async ({ page }) => {
  await startResume(page);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana 𓀀 Silva 𐀀');
  await preview(page)
    .getByRole('button', { name: /1 thing to check/ })
    .click();
  const notes = page.getByRole('dialog', { name: 'To check' });
  await expect(notes.getByText('Full name: no font has “𓀀”, “𐀀”.')).toBeVisible();
  await notes.getByRole('button', { name: 'Show' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  if (hasPoppler()) expect(pdftotext(await pdfOf(page))).toContain('Ana \uFFFD Silva \uFFFD');
});

test('nothing is called fine before the pages are painted', async ({ page }) => {
  const slug = await importDocument(page, 'fine.json', {
    basics: { name: 'Ana Silva', email: 'ana.silva@example.com' },
    work: [{ position: 'Nurse', name: 'Leeds General', startDate: '2019-03', endDate: '2024-05' }],
  });
  await page.addInitScript(() => {
    const look = () => {
      const words = document.body?.textContent ?? '';
      if (!/No problems found|\b1 page\b/.test(words)) return;
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page] canvas');
      // The size of a canvas that nobody has painted.
      if (!canvas || canvas.width === 300) document.documentElement.dataset['early'] = words.slice(0, 200);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openStep(page, slug, 'finalize');
  await expect(page.getByText('No problems found')).toBeVisible();
  await expect(preview(page).getByRole('status')).toHaveText('1 page');
  expect(await page.locator('html').getAttribute('data-early')).toBeNull();
});
