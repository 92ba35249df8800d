import { expect, test, type Page } from '@playwright/test';
import { importDocument, followStep } from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { long } from './support/long.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const main = (page: Page) => page.getByRole('main');

/** Waits until the database has the document as final, or as a draft. */
const expectStoredFinal = (page: Page, isFinal: boolean) =>
  expect.poll(async () => (await rewriteDocuments(page, '', '')).includes('"final":{')).toBe(isFinal);

/** Replaces what a pattern finds in the stored documents, as JSON; returns what is stored then. */
function rewriteDocuments(page: Page, pattern: string, by: string): Promise<string> {
  return page.evaluate(
    ([find, replacement]) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitae');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('documents', 'readwrite');
          let stored = '';
          const walk = transaction.objectStore('documents').openCursor();
          walk.addEventListener('success', () => {
            const cursor = walk.result;
            if (!cursor) return;
            const row = JSON.stringify(cursor.value);
            const changed = find ? row.replace(new RegExp(find), replacement) : row;
            stored += changed;
            if (changed !== row) cursor.update(JSON.parse(changed));
            cursor.continue();
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(stored);
          });
        });
      }),
    [pattern, by] as const,
  );
}

test('a resume is marked as final, and the next edit makes it a draft again', long, async ({ page }) => {
  const slug = await importDocument(page, 'fixture.json', fixture('single-role'));
  await followStep(page, slug, 'finalize');
  await main(page).getByRole('button', { name: 'Mark as final' }).click();
  await expect(main(page).getByText(/^Final since .+ The next edit makes it a draft again\.$/)).toBeVisible();
  await expect(preview(page).getByText(/^Final since /)).toBeVisible();
  await expectStoredFinal(page, true);

  await followStep(page, slug, 'summary');
  await expect(preview(page).getByText(/^Final since /)).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Your summary' }).pressSequentially('More. ');
  await expect(preview(page).getByText(/^Final since /)).toBeHidden();
  await expectStoredFinal(page, false);
});

test('if a newer version moves a line of a final resume, it shows which one first', long, async ({ page }) => {
  const slug = await importDocument(page, 'fixture.json', fixture('five-pages'));
  await followStep(page, slug, 'finalize');
  await main(page).getByRole('button', { name: 'Mark as final' }).click();
  await expect(preview(page).getByText(/^Final since /)).toBeVisible();
  await expectStoredFinal(page, true);
  await expect(preview(page).locator('[data-moved-line]')).toHaveCount(0);

  // An earlier version had put the first line of the second page elsewhere.
  await rewriteDocuments(page, String.raw`("layout":"[0-9a-f]+\.)[0-9a-f]{6}`, '$1000000');
  await page.reload();
  const note = main(page).getByRole('status').filter({ hasText: 'This version of the app moves lines' });
  await expect(note).toContainText('Page 2 has changed: 1 line moved');
  await expect(preview(page).locator('[data-page="2"] [data-moved-line]')).toHaveCount(1);
  await expect(preview(page).locator('[data-moved-line]')).toHaveCount(1);
  await preview(page)
    .getByRole('button', { name: /to check$/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    'this version of the app lays out page 2 differently (1 line, marked on the pages)',
  );
  await page.keyboard.press('Escape');

  await note.getByRole('button', { name: 'Keep it until I edit' }).click();
  await expect(note).toBeHidden();
  await expect(preview(page).locator('[data-moved-line]')).toHaveCount(1);
  await page.reload();
  await note.getByRole('button', { name: 'Use the new layout' }).click();
  await expect(note).toBeHidden();
  await expect(preview(page).locator('[data-moved-line]')).toHaveCount(0);
  await expect(preview(page).getByText(/^Final since /)).toBeVisible();
});
