import { expect, test, type Locator } from '@playwright/test';
import { chooseFile, followStep, openStep, startResume } from './support/app.ts';
import { long } from './support/long.ts';

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test('a message never covers the bar at the foot of a phone', long, async ({ page }) => {
  await startResume(page, 'experience');
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add role' }).click();
  await main.getByRole('textbox', { name: 'Job title' }).fill('Welder');
  await page.getByRole('button', { name: 'More for Welder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const message = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'was deleted' });
  await expect(message).toBeVisible();
  const bar = await boxOf(page.getByRole('navigation', { name: 'View' }));
  // It slides in from slightly below its position.
  await expect.poll(async () => (await boxOf(message)).y + (await boxOf(message)).height).toBeLessThan(bar.y);
});

test('the cards of the template gallery have one height', async ({ page }) => {
  await page.goto('/resume/templates');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  const spread = async () => Math.max(...(await heights())) - Math.min(...(await heights()));
  // Columns may differ by a part of a pixel.
  await expect.poll(spread).toBeLessThan(1.5);
});

test('long titles and addresses can be read in full', long, async ({ page }) => {
  const resume = {
    basics: { name: 'Claudine Park-Okafor', email: 'claudine.park-okafor@example.co.uk' },
    work: [{ position: 'Founding Member and Site Reliability Engineer', name: 'Harbour Street Payments Limited' }],
  };
  /** The texts of which a part is not shown. */
  const cut = (of: Locator) =>
    of.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 ? scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 : false,
        )
        .map(({ textContent }) => textContent),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'claudine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Check what was read' })).toBeVisible();
  expect(await cut(page.getByRole('heading', { level: 1 }))).toEqual([]);
  const read = page.getByRole('main').getByRole('textbox', { name: /^(Email|Job title|Employer)$/ });
  await expect(read).toHaveCount(3);
  expect(await cut(read)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await cut(read)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/*');
  const title = page.getByRole('textbox', { name: 'Name of the document' });
  for (const name of [
    'Claudine',
    'Site reliability at Harbour Street Payments',
    `${'Harbour Street '.repeat(6)}Limited`,
  ]) {
    await title.fill(name);
    expect(await cut(title)).toEqual([]);
    expect(await cut(page.getByRole('banner'))).toEqual([]);
  }
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible();
  expect(await cut(email)).toEqual([]);
  await followStep(page, slug, 'experience');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('button', { name: /^Founding Member/ });
  await expect(card).toBeVisible();
  expect(await cut(card.locator('span'))).toEqual([]);
  if ((await card.getAttribute('aria-expanded')) === 'false') await card.click();
  const position = page.getByRole('main').getByRole('textbox', { name: 'Job title' });
  await expect(position).toBeVisible();
  expect(await cut(position)).toEqual([]);
  const before = await boxOf(position);
  // A line break is none: the field holds one line, however many it takes on the screen.
  await position.fill(`${'Founding Member and Site Reliability Engineer, '.repeat(3)}\nLisbon`);
  expect(await cut(position)).toEqual([]);
  expect((await boxOf(position)).height).toBeGreaterThan(before.height);
  await expect(position).toHaveValue(/Engineer, Lisbon$/);
  await position.press('Enter');
  await expect(position).not.toBeFocused();
  await expect(position).toHaveValue(/Engineer, Lisbon$/);
  await openStep(page, slug, 'prequest');
  const goal = page.getByRole('main').getByLabel('Job title you are applying for');
  await goal.fill('Founding Member and Site Reliability Engineer');
  await goal.blur();
  expect(await cut(page.getByRole('main').getByLabel('Job title you are applying for'))).toEqual([]);
  const [country, language] = [/^Country/, /^Language/].map((name) => page.getByRole('main').getByLabel(name));
  if (!country || !language) throw new Error('Two fields were named');
  expect((await boxOf(country)).width).toBeCloseTo((await boxOf(goal)).width, 0);
  expect((await boxOf(language)).x).toBe((await boxOf(country)).x);
  await page.goto('/resume/start');
  await page.getByRole('button', { name: /^More for Harbour Street/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(/Limited$/);
  expect(await cut(name)).toEqual([]);
  await name.fill('Harbour Street');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'More for Harbour Street', exact: true })).toBeVisible();
  await page.goto('/resume/templates');
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters).toBeVisible();
  expect(await cut(filters)).toEqual([]);
});
