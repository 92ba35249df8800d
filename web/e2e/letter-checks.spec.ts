import { letterFixtures } from '@vitae/testkit/fixtures';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, fieldPlace, watchTrouble } from './support/app.ts';
import { press } from './support/keyboard.ts';
import { long } from './support/long.ts';

const normal = letterFixtures.find(({ name }) => name === 'normal')?.letter;

/** Opens a letter from a file of ours. Returns its part of the address. */
async function openLetter(page: Page, fields: Partial<NonNullable<typeof normal>>): Promise<string> {
  await page.goto('/coverletter/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'letter.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...normal, ...fields })),
  });
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/coverletter/builder/*');
  return /builder\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

const id = (last: number) => `01890a5d-ac96-774b-9fff-00000000000${last}`;

test(
  'a company left over from another letter, and what two devices disagree about, are seen before it is sent',
  long,
  async ({ page }) => {
    const trouble = watchTrouble(page);
    await openLetter(page, {
      id: id(1),
      slug: 'to-halden',
      recipient: { name: '', role: '', company: 'Halden', address: '' },
    });
    const conflict = (last: number, path: string, kept: string, other: string) => ({
      id: id(last),
      path,
      kept,
      other,
      device: 'Phone',
    });
    const slug = await openLetter(page, {
      id: id(2),
      slug: 'to-lumen',
      paragraphs: [{ id: id(3), text: 'I have wanted to work for Halden since school.' }],
      conflicts: [
        conflict(4, 'sender.headline', 'Product designer', 'Designer'),
        conflict(5, 'opening', 'Dear Jordan Reyes,', 'Dear team,'),
        conflict(6, 'template.id', 'letter-classic', 'letter-modern'),
      ],
    });
    const builder = `/coverletter/builder/${slug}`;
    const other = page.getByText('The other version, from Phone');

    await page.goto(builder);
    await expect(other.first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${builder}/template`);
    await expect(page.getByText(/from Phone/).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${builder}/content`);
    const note = fieldPlace(page, 'opening').getByRole('note');
    await expect(note).toContainText('Dear team,');
    await expectAccessible(page);
    await press(page, note.getByRole('button', { name: 'Use this instead' }));
    await expect(page.getByLabel('Salutation', { exact: true })).toHaveValue('Dear team,');
    await expect(note).toHaveCount(0);

    const leftover = /^“Halden” is mentioned here/;
    await page.getByRole('banner').getByRole('button', { name: 'Download PDF' }).click();
    const question = page.getByRole('dialog', { name: 'Check this before you download' });
    await expect(question.getByText(leftover)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Back to editing' }).click();
    await page.goto(`${builder}/finalize`);
    await expect(page.getByRole('main').getByText(leftover)).toBeVisible();
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  },
);
