import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { chooseFile, watchTrouble } from './support/app.ts';
import { expectAccessible } from './support/accessible.ts';
import { register, somebody } from './support/people.ts';
import { long } from './support/long.ts';

const chef = readFileSync(join(import.meta.dirname, '../../packages/testkit/corpus/chef.pdf'));

const letter = `Ada Lovelace
ada@example.com
(555) 014-7723

Acme Ltd
12 Mill Road
London

Dear Ms Harker,

I am applying for the position of operations manager. In my last role I led a team of nine and cut the cost of deliveries by 18 percent in two years. Recieved thanks from the board for it.

I would bring the same care to Acme, where the new warehouse needs somebody who has opened one before: I planned and opened two, on time and within budget, with 40 people each.

Thank you for your time. I would be glad to talk with you about it.

Sincerely,
Ada Lovelace
`;

const score = (page: Page) => page.getByRole('img', { name: /^Score: / });
const scoreOf = async (page: Page) => Number(/[\d.]+/.exec((await score(page).getAttribute('aria-label')) ?? '')?.[0]);

test(
  'a real PDF is evaluated without an account, kept with one, and its score rises as findings are fixed',
  long,
  async ({ page }) => {
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
    await expect(page.getByRole('button', { name: /^Finding \d+: What you did,/ }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // The file's own page, drawn on this device.
    const picture = page.locator('img[alt^="Page 1 of"]');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(900);
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
    await expect(page.getByRole('link', { name: 'Edit next to the evaluation' })).toBeVisible();

    await page.getByRole('button', { name: /^What you did, .* points to regain/ }).click();
    await page.getByRole('button', { name: 'Fix: What you did, not what you were responsible for' }).click();
    await page.waitForURL('**/experience');
    const beside = page.getByRole('complementary', { name: 'Evaluation' });
    await expect(score(page)).toBeVisible();
    const text = page.getByRole('textbox', { name: 'What you did and achieved' }).last();
    await expect(text).toBeFocused();
    await text.fill(
      [
        '- A conduit des banquets de 400 convives, avec une brigade de douze cuisiniers et un budget de 90 000 euros par saison',
        '- A formé sept apprentis, tous diplômés, dont deux dirigent aujourd’hui leur propre cuisine à Lyon',
        '- A réduit les pertes de denrées de 18 % en un an en révisant les commandes avec chaque producteur de la région',
      ].join('\n'),
    );
    await expect(beside.getByText('What you did, not what you were responsible for')).toBeHidden();

    await beside.getByRole('button', { name: /^City and country, .* points to regain/ }).click();
    await beside.getByRole('button', { name: 'Fix: City and country, without the street' }).click();
    await page.getByLabel('Country', { exact: true }).selectOption('France');
    await expect(beside.getByText('City and country, without the street')).toBeHidden();

    await beside.getByRole('link', { name: 'Full report and history' }).click();
    await expect(page.getByText(/^Fixed: .*What you did, not what you were responsible for/)).toBeVisible();
    expect(await scoreOf(page)).toBeGreaterThan(before);
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(900);
    await page.goto('/account/resumes/evaluations');
    await expect(page.getByRole('link', { name: /Baptiste Lemaître/ })).toContainText('3 reports');
    expect(trouble).toEqual([]);
  },
);

test(
  'a file is scored again when a finding is ignored or counts, and compared with a posting',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await page.addInitScript(() => {
      globalThis.print = () => {
        const cards = [...document.querySelectorAll('[data-finding]')];
        const open = cards.filter((card) => card.querySelector('[aria-expanded="true"]') !== null);
        document.documentElement.dataset['printed'] = `${open.length} of ${cards.length}`;
        globalThis.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.goto('/');
    await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
      name: 'chef.pdf',
      mimeType: 'application/pdf',
      buffer: chef,
    });
    await expect(score(page)).toBeVisible();
    const before = await scoreOf(page);
    const finding = 'What you did, not what you were responsible for';
    await page.getByRole('button', { name: new RegExp(`^${finding}.* points to regain`) }).click();
    await page.getByRole('button', { name: `Ignore: ${finding}` }).click();
    await page.getByRole('menuitem', { name: 'It is right as it is' }).click();
    await expect(page.getByText('Ignored by you: 1 check')).toBeVisible();
    expect(await scoreOf(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: `Count again: ${finding}` }).click();
    await expect(page.getByText('Ignored by you: 1 check')).toBeHidden();
    expect(await scoreOf(page)).toBe(before);

    await page
      .getByRole('textbox', { name: 'Compare with a job posting' })
      .fill('Chef de cuisine\n\nRequirements:\n- HACCP\n- Kubernetes\n');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByText('How well it fits “Chef de cuisine”')).toBeVisible();
    await expect(page.getByText('Kubernetes', { exact: false }).last()).toBeVisible();
    await page.reload();
    await expect(page.getByText('How well it fits “Chef de cuisine”')).toBeVisible();

    // How many the rules find is not what is tried here: several are folded, and printed open.
    const cards = page.locator('[data-finding]');
    expect(await cards.locator('[aria-expanded="false"]').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const printed = `${await cards.count()} of ${await cards.count()}`;
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['printed'])).toBe(printed);
    expect(trouble).toEqual([]);
  },
);

test(
  'a letter is evaluated from the start page and from a file, and its reports are listed',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await page.goto('/');
    await register(page, somebody());
    await page.goto('/coverletter/evaluation/start');
    await expect(page.getByText('There are no cover letters on this device yet.')).toBeVisible();
    // This browser has not seen them sign in, so the page takes files itself, as from a visitor.
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await page.goto('/coverletter/evaluation/start/upload');
    await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
      name: 'letter.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(letter),
    });
    await expect(score(page)).toBeVisible();
    await page
      .getByRole('button', { name: /points to regain$/ })
      .filter({ hasText: /spelling|misspelled/i })
      .click();
    await expect(page.getByText('Recieved').first()).toBeVisible();
    await page.goto('/account/coverletters/evaluations');
    await page.getByRole('link', { name: /letter\.txt/ }).click();
    await expect(score(page)).toBeVisible();
    expect(trouble).toEqual([]);
  },
);
