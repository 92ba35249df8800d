import { expect, test } from '@playwright/test';
import { expectStored, openStep, startResume } from './support/app.ts';

test('dates that end before they start are reported at the field and before the download', async ({ page }) => {
  const slug = await startResume(page, 'experience');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add role' }).click();
  await main.getByRole('textbox', { name: 'Job title' }).fill('Welder');
  const years = main.getByRole('textbox', { name: /year/i });
  await years.first().fill('March 2021');
  await expect(years.first()).toHaveValue('2021');
  await years.last().fill('2019');
  const said = main.getByText('This ends before it starts.');
  await expect(said).toBeVisible();
  await expectStored(page, '2019');

  await openStep(page, slug, 'finalize');
  await expect(main.getByText('Welder: This ends before it starts.')).toBeVisible();
  await main
    .getByRole('listitem')
    .filter({ hasText: 'Welder: This ends before it starts.' })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/experience$/);
  await years.last().fill('2022');
  await expect(said).toBeHidden();
});
