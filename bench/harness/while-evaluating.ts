/** Keys in the builder while the evaluation beside the form is running, with the same keys in a bare text area in turn. */
import type { Locator, Page } from 'playwright-core';
import type { KeyRecord } from './record-keys.ts';

/** Presses a key and returns when it was seen. */
async function pressed(field: Locator, key: string): Promise<KeyRecord> {
  const page = field.page();
  await page.evaluate(() => window.keyRecords?.splice(0));
  await page.keyboard.press(key);
  await page.waitForTimeout(120);
  const [record] = await page.evaluate(() => window.keyRecords ?? []);
  if (!record) throw new Error('A key did not arrive');
  return record;
}

/** Opens the evaluation beside the form, which then follows every change. */
export async function openEvaluation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Evaluate', exact: true }).click();
  await page.getByRole('img', { name: /^Score: / }).waitFor();
}

/**
 * Presses keys at moments of many runs of the evaluation: the change before starts one, when nothing changes for a moment.
 * Returns the records of the field and of a bare text area.
 */
export async function typeWhileEvaluating(
  field: Locator,
  bare: Locator,
  keys: number,
): Promise<{ own: KeyRecord[]; bare: KeyRecord[] }> {
  const running = await field
    .page()
    .getByRole('complementary', { name: 'Evaluation' })
    .getByRole('status')
    .first()
    .elementHandle();
  // A run may be shorter than the pauses between the looks of a locator.
  const started = () =>
    field
      .page()
      .waitForFunction((status) => status?.parentElement?.querySelector('button'), running, { polling: 'raf' });
  const records: { own: KeyRecord[]; bare: KeyRecord[] } = { own: [], bare: [] };
  for (let count = 0; count < keys; count += 1) {
    await bare.page().bringToFront();
    await bare.focus();
    records.bare.push(await pressed(bare, 'a'));
    await field.page().bringToFront();
    await field.focus();
    await field.press('ControlOrMeta+End');
    await field.press('a');
    await started();
    // Anywhere in a run, which draws, reads and checks for some 250 milliseconds.
    await field.page().waitForTimeout((count % 10) * 20);
    records.own.push(await pressed(field, 'b'));
  }
  return records;
}
