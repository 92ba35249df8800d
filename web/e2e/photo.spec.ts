import { pagePngs } from '@vitae/testkit/pictures';
import { hasPoppler } from '@vitae/testkit/poppler';
import { triesAll } from '@vitae/testkit/sample';
import { expect, test, type Page } from '@playwright/test';
import { chooseFile, download, openDesignTab, followStep, startResume } from './support/app.ts';
import { filledShare, showsColour } from './support/pictures.ts';
import { long } from './support/long.ts';

const green = [18, 200, 50] as const;
const templates = ['Banner', 'Sidebar', 'Margin', 'Spread'];
/** Shares of the box around it that a square and a circle fill; edges are soft. */
const filled = { Square: [0.93, 1], Circle: [0.7, 0.83] } as const;
const main = (page: Page) => page.getByRole('main');
const sheet = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Crop the photo' });

/** A picture of which only the right half is green. */
async function addPhoto(page: Page): Promise<void> {
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 300);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    [context.fillStyle] = ['#e815d0'];
    context.fillRect(0, 0, 300, 300);
    [context.fillStyle] = ['#12c832'];
    context.fillRect(300, 0, 300, 300);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await chooseFile(page, main(page).getByRole('button', { name: 'Add photo' }), {
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture),
  });
}

async function keepRight(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Part of the photo to keep' }).focus();
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('ArrowRight');
}

for (const shape of ['Square', 'Circle'] as const)
  test(
    `a photo cropped as a ${shape.toLowerCase()} is one on the page and in the file, in templates with a photo`,
    shape === 'Circle' ? long : {},
    async ({ page }) => {
      test.slow();
      test.skip(!hasPoppler(), 'pdftoppm is not installed');
      const slug = await startResume(page);
      await main(page).getByRole('textbox', { name: 'Full name' }).fill('Ana Silva');
      await addPhoto(page);
      // Before anything moves, since the picture is there from the start.
      await expect.poll(() => showsColour(dialogOf(page).locator('canvas'), green)).toBeGreaterThan(1_000);
      await keepRight(page);
      await dialogOf(page).getByRole('radio', { name: shape }).check();
      await dialogOf(page).getByRole('button', { name: 'Use photo' }).click();
      await expect(main(page).getByRole('img', { name: 'Photo' })).toBeVisible();

      await followStep(page, slug, 'template');
      const [least, most] = filled[shape];
      for (const template of templates.filter((_, at) => triesAll || at % 4 === (shape === 'Square' ? 0 : 2))) {
        await page.getByRole('radio', { name: new RegExp(` ${template}$`) }).check();
        await expect.poll(() => showsColour(sheet(page), green), template).toBeGreaterThan(500);
        await expect
          .poll(async () => {
            const share = await filledShare(sheet(page), green);
            return share >= least && share <= most;
          }, template)
          .toBe(true);
        const { bytes } = await download(page, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }));
        const [drawn] = pagePngs(bytes, 96);
        if (!drawn) throw new Error('The file has no pages');
        const shown = await page.evaluate(
          async (png) => {
            const image = document.body.appendChild(document.createElement('canvas'));
            const bitmap = await createImageBitmap(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
            [image.width, image.height, image.id] = [bitmap.width, bitmap.height, 'drawn'];
            image.getContext('2d')?.drawImage(bitmap, 0, 0);
          },
          [...drawn],
        );
        expect(shown).toBeUndefined();
        const share = await filledShare(page.locator('#drawn'), green);
        await page.locator('#drawn').evaluate((element) => element.remove());
        expect(share, template).toBeGreaterThanOrEqual(least);
        expect(share, template).toBeLessThanOrEqual(most);
      }
    },
  );

test('a photo is cropped again from the original picture, with another shape', long, async ({ page }) => {
  const slug = await startResume(page, 'template');
  await page.getByRole('radio', { name: / Sidebar$/ }).check();
  await openDesignTab(page, 'Page');
  await expect(page.getByRole('switch', { name: 'Show the photo' })).toBeDisabled();
  await followStep(page, slug, '');
  await addPhoto(page);
  // The shape of the template is already chosen.
  await expect(dialogOf(page).getByRole('radio', { name: 'Circle' })).toBeChecked();
  await keepRight(page);
  await dialogOf(page).getByRole('button', { name: 'Use photo' }).click();
  await expect.poll(() => showsColour(sheet(page), green)).toBeGreaterThan(500);
  expect(await showsColour(sheet(page), [232, 21, 208])).toBe(0);

  await main(page).getByRole('button', { name: 'Crop again' }).click();
  await dialogOf(page).getByRole('radio', { name: 'Square' }).check();
  await dialogOf(page).getByRole('button', { name: 'Part of the photo to keep' }).focus();
  for (let count = 0; count < 60; count += 1) await page.keyboard.press('ArrowLeft');
  await dialogOf(page).getByRole('button', { name: 'Use photo' }).click();
  await expect.poll(() => showsColour(sheet(page), [232, 21, 208])).toBeGreaterThan(500);
  await expect.poll(() => filledShare(sheet(page), [232, 21, 208])).toBeGreaterThan(0.93);
});
