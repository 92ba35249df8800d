import { expect, test } from '@playwright/test';
import { readOwnFile } from '@vitae/testkit/corpus';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, expectStored, importDocument, followStep, openStep, watchTrouble } from './support/app.ts';
import { press } from './support/keyboard.ts';
import { register, somebody } from './support/people.ts';
import { long } from './support/long.ts';

const posting = `Senior Staff Nurse at Halden Hospital

Requirements
- Triage of emergency patients
- Prevention of falls on a ward
- Welding of pipes
`;

test(
  'a posting and a resume from a file make a letter: facts, starters, hints, one step of undo each',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await page.goto('/resume/start/upload');
    await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
      name: 'nurse.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(readOwnFile('nurse.pdf')),
    });
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
    await followStep(page, slug, 'finalize');
    await page.getByRole('button', { name: 'Write a cover letter' }).click();
    await page.waitForURL('**/coverletter/builder/*/content');

    await page.getByLabel('Job posting', { exact: true }).fill(posting);
    await page.getByRole('button', { name: 'Job title: Senior Staff Nurse' }).click();
    await page.getByRole('button', { name: 'Company: Halden Hospital' }).click();
    const asked = page.getByRole('region', { name: 'What they ask for' });
    const facts = asked.getByRole('list', { name: /^From your resume: Triage/ });
    const fact = facts.getByRole('button').first();
    await expect(fact).toHaveAccessibleName(/^Use: /);
    await expect(asked.getByRole('list', { name: /Welding/ })).toHaveCount(0);
    await fact.click();
    const paragraph = page.getByRole('textbox', { name: 'Paragraph 1' });
    await expect(paragraph).not.toHaveText('');
    await expect(fact).toHaveAccessibleName(/^Used: /);
    await expect(page.getByText(/^Your resume says nearly the same/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Length and repetition' })).toContainText('fits on one page');

    // At the caret of the paragraph that was edited last, and one step of undo.
    await paragraph.fill('Before. After.');
    for (let step = 0; step < ' After.'.length; step++) await page.keyboard.press('ArrowLeft');
    await expect(fact).toHaveAccessibleName(/^Use: /);
    await fact.click();
    await expect(paragraph).toHaveText(/^Before\. .+ After\.$/);
    await expect(page.getByText('Added to paragraph 1').last()).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(paragraph).toHaveText('Before. After.');

    // Starters by the job title of the resume, then by situation, by keyboard.
    await press(page, page.getByRole('button', { name: 'Starters for this job' }));
    await expect(page.getByLabel('Starters for the job title')).toHaveValue('Registered Nurse');
    await press(page, page.getByRole('button', { name: /^Add: Opening On a surgical ward/ }));
    await expect(paragraph).toContainText('[six years]');
    await expect(page.getByText(/^Replace what is in brackets: \[six years\]/)).toBeVisible();
    await page.getByLabel('Your situation').selectOption('Return to work');
    await press(page, page.getByRole('button', { name: /^Add: Closing paragraph I can start on/ }));
    await expect(page.getByRole('button', { name: /^Added: Closing paragraph/ })).toBeVisible();
    await expectAccessible(page);

    // The company is in the salutation, which a suggestion made, and in the text, where the change is offered.
    await press(page, page.getByRole('button', { name: 'Use “Dear Halden Hospital team,”' }));
    await page.getByLabel('Company', { exact: true }).fill('Northwind Clinic');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Dear Northwind Clinic team,');
    const still = page.getByRole('region', { name: 'The letter still says “Halden Hospital”' });
    await expect(still.getByText('Paragraph 1', { exact: true })).toBeVisible();
    await press(page, still.getByRole('button', { name: 'Replace with “Northwind Clinic”' }));
    await expect(paragraph).toContainText('Northwind Clinic');
    await expect(still).toHaveCount(0);
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  },
);

test(
  'an application: a variant of the resume for it, its card, and an edit of the original taken over',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await register(page, somebody());
    const original = await importDocument(page, 'grace.json', {
      basics: { name: 'Grace Lane', email: 'grace@example.com' },
      work: [{ name: 'Northwind', position: 'Buyer', highlights: ['Cut costs by 8%'] }],
    });
    await followStep(page, original, 'finalize');
    await page.getByRole('button', { name: 'Write a cover letter' }).click();
    await page.waitForURL('**/coverletter/builder/*/content');
    await page.getByLabel('Company', { exact: true }).fill('Halden');
    await page.getByRole('button', { name: 'Make a variant of the resume for this posting' }).click();
    await expect(page.getByRole('link', { name: /^Open “.+ – Halden”$/ })).toBeVisible();
    await page.getByLabel('Next step', { exact: true }).fill('Call Ms Patel');
    await expectStored(page, 'Call Ms Patel');
    await expectAccessible(page);

    await openStep(page, original, '');
    await page.getByLabel('Phone', { exact: true }).fill('0113 496 0182');
    await expectStored(page, '0113 496 0182');
    await page.goto('/account');
    const card = page.getByRole('article', { name: 'Halden', exact: true });
    await expect(card.getByText('Next: Call Ms Patel')).toBeVisible();
    // The card is edited without a network.
    await page.context().setOffline(true);
    await card.getByRole('combobox', { name: 'Status: Halden' }).selectOption('Sent');
    await expect(card.getByText(/^Sent on /)).toBeVisible();
    await expectStored(page, '"status":"sent"');
    await page.context().setOffline(false);
    await expectAccessible(page);
    await page.goto('/account/resumes');
    const variant = page.getByRole('article', { name: / – Halden$/ });
    await expect(variant.getByRole('link', { name: /^Variant of “/ })).toHaveAttribute('href', new RegExp(original));
    await expectAccessible(page);
    await page.goto('/account');
    await card.getByRole('link', { name: /^Resume: .+ – Halden$/ }).click();
    await page.waitForURL('**/resume/builder/*');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'Show changes' }).click();
    const changes = page.getByRole('dialog', { name: /^Changes in/ });
    await expect(changes.getByText('0113 496 0182')).toBeVisible();
    await expectAccessible(page);
    await changes.getByRole('button', { name: 'Apply these changes' }).click();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('0113 496 0182');
    await expect(page.getByRole('button', { name: 'Show changes' })).toHaveCount(0);
    expect(trouble.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);
