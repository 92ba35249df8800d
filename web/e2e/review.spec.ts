import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, expectStored } from './support/app.ts';
import { long } from './support/long.ts';

const file = { name: 'marta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(oneColumn)) };

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `on ${device}, lines of the page become fields and entries, which is undone and kept`,
    long,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/resume/start/upload');
      await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), file);
      const original = page.getByRole('tab', { name: 'Original' });
      const fields = page.getByRole('tab', { name: 'What was read' });
      const isPhone = viewport.width < 600;
      await expect(page.getByRole('button', { name: 'Open in builder' })).toBeVisible();
      if (isPhone) await original.click();

      // A line is used as another field: it stands once.
      const lineOf = (text: string) => page.getByRole('button', { name: new RegExp(`^${text}[^:]*:`) });
      await lineOf('Pennine Mills Company').click();
      const panel = page.getByRole('dialog', { name: 'What this line is' });
      await expect(panel).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'Location' }).click();
      await expect(panel).toBeHidden();
      await expect(lineOf('Pennine Mills Company')).toHaveAccessibleName(/: Location$/);
      await expect(lineOf('Pennine Mills Company')).toBeFocused();

      // By keyboard: an entry is divided at a line, and joined again by undo.
      await page.keyboard.press('ArrowDown');
      await expect(lineOf('Counted and corrected')).toBeFocused();
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: 'Split here' }).click();
      if (isPhone) await fields.click();
      await expect(page.getByLabel('Job title', { exact: true })).toHaveCount(3);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(page.getByLabel('Job title', { exact: true })).toHaveCount(2);

      await page.getByRole('button', { name: 'Open in builder' }).click();
      await page.waitForURL('**/resume/builder/*');
      await expectStored(page, '"location":"Pennine Mills Company"');
    },
  );
