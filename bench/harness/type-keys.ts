import type { Page } from 'playwright-core';
import type { KeyRecord } from './record-keys.ts';

const WORDS = 'moves a plant from shouting to planning and leaves people who go on without her ';

/** Presses letters and spaces one at a time, `interval` milliseconds apart. Returns the page's records of them. */
export async function typeKeys(page: Page, keys: number, interval: number): Promise<KeyRecord[]> {
  await page.evaluate(() => window.keyRecords?.splice(0));
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press(WORDS[count % WORDS.length] === ' ' ? 'Space' : (WORDS[count % WORDS.length] ?? 'a'));
    // Not synchronised with the screen's frames.
    await page.waitForTimeout(interval + (count % 7) * 3);
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => window.keyRecords ?? []);
}
