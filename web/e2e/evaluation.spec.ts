import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { chooseFile, watchTrouble } from './support/app.ts';
import { expectAccessible } from './support/accessible.ts';
import { register, somebody } from './support/people.ts';

const chef = readFileSync(join(import.meta.dirname, '../../packages/testkit/corpus/chef.pdf'));

const score = (page: Page) => page.getByRole('img', { name: /^Score: / });
const scoreOf = async (page: Page) => Number(/[\d.]+/.exec((await score(page).getAttribute('aria-label')) ?? '')?.[0]);

test('a real PDF is evaluated without an account, kept with one, and its score rises as findings are fixed', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await page.goto('/');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'chef.pdf',
    mimeType: 'application/pdf',
    buffer: chef,
  });
  await expect(score(page)).toBeVisible();
  const before = await scoreOf(page);
  await page.getByRole('button', { name: /^What you did, .* points to regain/ }).click();
  await expect(page.getByText('Responsable des banquets, jusqu’à 400 convives').first()).toBeVisible();
  await expect(page.getByText('page 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Finding 1: / }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: 'As a program reads it' }).click();
  await expect(page.getByRole('group', { name: 'As a program reads it' })).toContainText('Brasserie des Traboules');
  await expectAccessible(page);

  const address = new URL(page.url()).pathname;
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/register?next=${encodeURIComponent(address)}`,
  );
  await register(page, somebody());
  await page.goto(address);
  await page.getByRole('button', { name: 'Turn it into a document' }).click();
  await expect(page.getByRole('link', { name: 'Edit with the evaluation' })).toBeVisible();

  await page.getByRole('button', { name: /^What you did, .* points to regain/ }).click();
  await page.getByRole('button', { name: 'Fix: What you did, not what you were responsible for' }).click();
  await page.waitForURL('**/experience');
  const beside = page.getByRole('complementary', { name: 'Evaluation' });
  await expect(score(page)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'What you did and achieved' }).last();
  await expect(text).toBeFocused();
  await text.fill('- A conduit des banquets de 400 convives\n- A formé sept apprentis, tous diplômés');
  await expect(beside.getByText('What you did, not what you were responsible for')).toBeHidden();

  await beside.getByRole('button', { name: /^City and country, .* points to regain/ }).click();
  await beside.getByRole('button', { name: 'Fix: City and country, without the street' }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('France');
  await expect(beside.getByText('City and country, without the street')).toBeHidden();

  await beside.getByRole('link', { name: 'Full report and history' }).click();
  await expect(page.getByText(/^Fixed: .*What you did, not what you were responsible for/)).toBeVisible();
  expect(await scoreOf(page)).toBeGreaterThan(before);
  await page.goto('/account/resumes/evaluations');
  await expect(page.getByRole('link', { name: /Baptiste Lemaître/ })).toContainText('3 reports');
  expect(trouble).toEqual([]);
});
