import { readPdf } from '@vitae/testkit/read-pdf';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { expect, test, type Page } from '@playwright/test';
import { download, fieldPlace, importDocument, followStep, startResume } from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { darkPixels, inkOn } from './support/pictures.ts';
import { long } from './support/long.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const sheets = (page: Page) => preview(page).getByRole('img');
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });
const pdfOf = async (page: Page) =>
  (await download(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }))).bytes;

/** What readers find, without the marks of direction and the spaces that they set as they like. */
const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

test('Arabic, Chinese and an emoji are typed, drawn on the page, and are in the file as text', async ({ page }) => {
  test.skip(!hasPoppler(), 'pdftotext is not installed');
  await startResume(page);
  // pdftotext takes the direction of most letters of a page, Chinese ones aside, for that of every line.
  const typed = [
    ['Email', 'layla.alansari@example.com'],
    ['Full name', 'ليلى الأنصاري'],
    ['Headline', '高级软件工程师 🚀'],
    ['Town or city', 'دبي'],
  ] as const;
  await expect(sheets(page)).toHaveCount(1);
  let ink = await darkPixels(sheets(page).first());
  for (const [name, words] of typed) {
    await field(page, name).click();
    await page.keyboard.insertText(words);
    const before = ink;
    await expect.poll(async () => (ink = await darkPixels(sheets(page).first()))).toBeGreaterThan(before);
  }
  await expect(preview(page).getByRole('button', { name: /to check$/ })).toBeHidden();
  const pdf = await pdfOf(page);
  const { pages } = await readPdf(pdf);
  for (const text of [pdftotext(pdf), pages.flatMap(({ items }) => items.map(({ text: one }) => one)).join('')]) {
    for (const [, words] of typed) expect(bare(text)).toContain(bare(words));
  }
});

test(
  'in a mirrored document a click on the page opens the field, and its outline is on the right',
  long,
  async ({ page }) => {
    const arabic = fixture('arabic');
    const slug = await importDocument(page, 'arabic.json', {
      ...arabic,
      template: { ...arabic.template, id: 'modern' },
    });
    await field(page, 'Full name').focus();
    const directionOf = (name: string) =>
      field(page, name)
        .first()
        .evaluate((input) => getComputedStyle(input).direction);
    expect([await directionOf('Full name'), await directionOf('Email')]).toEqual(['rtl', 'ltr']);
    const outline = preview(page).locator('[data-focused-field="basics.fullName"]');
    await expect(outline).toBeVisible();
    const [box, sheet] = [await outline.boundingBox(), await sheets(page).first().boundingBox()];
    if (!box || !sheet) throw new Error('The page or the outline is not drawn');
    expect(box.x + box.width).toBeGreaterThan(sheet.x + sheet.width * 0.85);

    await followStep(page, slug, 'finalize');
    await expect(sheets(page).first()).toBeVisible();
    await preview(page)
      .locator('[data-page="1"]')
      .click({ position: { x: box.x + box.width - sheet.x - 20, y: box.y + box.height / 2 - sheet.y } });
    await expect(fieldPlace(page, 'basics.fullName').getByRole('textbox')).toBeFocused();
  },
);

test('while fonts of a script load, the previous pages stay; a missing connection is reported', async ({
  page,
  context,
}) => {
  await startResume(page);
  await field(page, 'Full name').fill('Ana Silva');
  await expect.poll(() => darkPixels(sheets(page).first())).toBeGreaterThan(50);
  let isOffline = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/han-.*\.ttf/, async (route) => {
    if (isOffline) return route.abort('internetdisconnected');
    await held;
    return route.continue();
  });
  await field(page, 'Headline').fill('软件工程师');
  const trouble = preview(page).getByRole('alert');
  await expect(trouble).toContainText('A font for this text could not be loaded');
  expect(await darkPixels(sheets(page).first())).toBeGreaterThan(50);

  isOffline = false;
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page).getByRole('status')).toHaveText('Loading fonts for this script');
  const before = await inkOn(sheets(page).first());
  expect(before).toBeGreaterThan(50);
  release();
  await expect(trouble).toBeHidden();
  await expect(preview(page).getByRole('status')).toHaveText('1 page');
  await expect.poll(() => inkOn(sheets(page).first())).toBeGreaterThan(before * 1.05);
});
