import { expect, test } from '@playwright/test';
import { download, expectStored, followStep, startResume } from './support/app.ts';
import { expectToast } from './support/people.ts';
import { long } from './support/long.ts';

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

  const headerButton = page.getByRole('banner').getByRole('button', { name: 'Download PDF' });
  await headerButton.click();
  const question = page.getByRole('dialog', { name: 'Check this before you download' });
  await expect(question.getByText('Welder: This ends before it starts.')).toBeVisible();
  await expect(question.getByText('Your name is missing.')).toBeVisible();
  await question.getByRole('button', { name: 'Back to editing' }).click();
  await expect(question).toBeHidden();
  await headerButton.click();
  await download(page, question.getByRole('button', { name: 'Download anyway' }));
  // Accepted once, the same is not asked again.
  await download(page, headerButton);

  await followStep(page, slug, 'finalize');
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

test('a download whose question cannot be loaded says so, and asks once it can be', long, async ({ page }) => {
  const code = /\/dialog-popup-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await startResume(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Download PDF' });
  await button.click();
  await expectToast(page, /^Part of the app could not be loaded/);
  await expect(button).toBeEnabled();
  await page.unroute(code);
  await button.click();
  const question = page.getByRole('dialog', { name: 'Check this before you download' });
  await expect(question.getByText('Your name is missing.')).toBeVisible();
  await download(page, question.getByRole('button', { name: 'Download anyway' }));
});

test(
  'facts of a suggestion that were left as they were are pointed out until they are replaced',
  long,
  async ({ page }) => {
    const slug = await startResume(page, 'experience');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add role' }).click();
    await main.getByRole('textbox', { name: 'Job title' }).fill('Marketing Manager');
    await main.getByRole('button', { name: 'Suggestions', exact: true }).click();
    await main.getByRole('button', { name: /^Insert: .*A\/B tests of email subject lines/ }).click();
    const said = main.getByText(/This comes from a suggestion and may not be true of you: 35,000, 17%, 24%\./);
    await expect(said).toBeVisible();
    await expectStored(page, 'A/B tests');
    await page.getByRole('banner').getByRole('button', { name: 'Download PDF' }).click();
    const question = page.getByRole('dialog', { name: 'Check this before you download' });
    await expect(question.getByText(/35,000, 17%, 24%/)).toBeVisible();
    await question
      .getByRole('listitem')
      .filter({ hasText: '35,000' })
      .getByRole('button', { name: 'Go there' })
      .click();
    await expect(question).toBeHidden();
    await followStep(page, slug, 'finalize');
    await expect(main.getByText(/35,000, 17%, 24%/)).toBeVisible();
  },
);
