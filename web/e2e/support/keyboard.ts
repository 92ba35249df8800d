import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, like a user without a pointer. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Reaches an element with Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Picks up the entry that has the first place and this name, and resolves once the arrow keys move it. */
export async function liftFirst(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `Move ${name}` }), 'Space');
  // It is over its own position once the places of all cards are measured.
  await expect(page.getByText(`${name} is over position 1.`)).toBeAttached();
  // The keys are listened to from the next timer on, which a key of a script can precede by milliseconds.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
