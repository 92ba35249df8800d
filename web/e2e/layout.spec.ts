import { expect, test, type Locator } from '@playwright/test';
import { startResume } from './support/app.ts';

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test('a message never covers the bar at the foot of a phone', async ({ page }) => {
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
