import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '@vitae/domain';
import { corpusFiles, corpusFolder, corpusIsPresent, truthOf } from '@vitae/testkit/corpus';
import { triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { desktopFor } from './support/desktop.ts';
import {
  chooseFile,
  eventually,
  expectNothingAsked,
  fieldOf,
  listOf,
  main,
  openPath,
  pathOf,
  press,
  saveAs,
  saved,
  startResume,
} from './support/pages.ts';

const [aPdf] = corpusFiles('pdf').filter(({ id }) => id === 'pdf-rr-onyx');
if (!corpusIsPresent) console.warn('The import of a real PDF is not tried: the corpus of real files is absent.');

/** Every section is edited by `npm run fuzz -- journeys`, every fourth one by `npm test`. */
const sampled = sections.filter((_, at) => triesAll || at % 4 === 0);

/** Steps that are not a section of the registry, with the field that is edited there. */
const otherSteps: Readonly<Record<string, string>> = {
  prequest: 'target.jobTitle',
  '': 'basics.fullName',
  summary: 'summary',
};

describe('without a network', () => {
  it('every step accepts edits, pages follow, every format is saved, and a restart keeps everything', async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    const builder = await startResume(page);

    for (const [step, path] of Object.entries(otherSteps)) {
      await openPath(app, page, step === '' ? builder : `${builder}/${step}`);
      await fieldOf(page, path).fill(`Edit of ${step || 'personal'}`);
      await saved(page);
    }
    for (const { key, headings } of sampled) {
      await page.getByRole('button', { name: 'Commands' }).click();
      await page.getByRole('combobox', { name: 'Type what you want to do' }).fill(headings.en);
      await page.keyboard.press('Enter');
      // The address changes before the step is shown.
      await page.getByRole('heading', { level: 1, name: headings.en }).waitFor();
      await main(page).getByRole('button', { name: /^Add / }).last().click();
      await main(page)
        .locator(`[data-path^="sections.${key}.items."]`)
        .getByRole('textbox')
        .first()
        .fill(`Edit of ${key}`);
      await saved(page);
    }
    await openPath(app, page, `${builder}/extra`);
    await press(page, 'Add section');
    await main(page).getByRole('textbox', { name: 'Heading' }).fill('Patents');
    await press(page, 'Add section');
    await press(page, 'Add entry');
    await main(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Edit of extra');

    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('img').first().waitFor();
    await openPath(app, page, `${builder}/template`);
    await main(page).getByRole('radio', { name: 'First page of Modern' }).check();
    await preview.getByRole('img').first().waitFor();

    await openPath(app, page, `${builder}/finalize`);
    const download = (format: string) => main(page).getByRole('button', { name: `Download ${format}`, exact: true });
    const pdf = await saveAs(app, download('PDF'), 'all.pdf');
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    // The same pages in another view: nothing is laid out again.
    expect(
      await saveAs(app, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }), 'again.pdf'),
    ).toEqual(pdf);
    expect((await saveAs(app, download('Word'), 'all.docx')).toString('latin1', 0, 2)).toBe('PK');
    const words = [
      ...Object.keys(otherSteps).map((step) => step || 'personal'),
      ...sampled.map(({ key }) => key),
      'extra',
    ].map((step) => `Edit of ${step}`);
    const whole = (await saveAs(app, download('Vitae document'), 'all.vitae')).toString();
    for (const word of words) expect(whole).toContain(word);
    for (const [format, name] of [
      ['Web page', 'all.html'],
      ['Markdown', 'all.md'],
      ['Plain text', 'all.txt'],
      ['JSON Resume', 'all.json'],
    ] as const)
      expect((await saveAs(app, download(format), name)).toString(), format).toContain('Edit of experience');
    await expectNothingAsked(app);
    expect(await app.quit()).toBe(0);

    const again = await app.restart();
    const list = await listOf(again);
    await list.getByRole('link', { name: 'Edit of personal' }).click();
    await eventually(() => fieldOf(list, 'basics.fullName').inputValue()).toBe('Edit of personal');
    await openPath(again, list, `${builder}/finalize`);
    const back = (
      await saveAs(again, main(list).getByRole('button', { name: 'Download Vitae document' }), 'back.vitae')
    ).toString();
    for (const word of words) expect(back).toContain(word);
    await expectNothingAsked(again);
  });

  it.skipIf(!aPdf)('a real PDF is read and opened', async () => {
    if (!aPdf) return;
    const app = await desktopFor();
    const page = await listOf(app);
    await openPath(app, page, '/resume/start/upload');
    await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), join(corpusFolder, aPdf.path));
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    await eventually(() => fieldOf(page, 'basics.fullName').inputValue()).toBe(truthOf(aPdf).name);
    await expectNothingAsked(app);
  });

  it('what needs the network says so calmly, and the documents stay available', async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    for (const path of ['/account', '/account/settings', '/account/resumes', '/resume/templates', '/resume/start']) {
      await openPath(app, page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await openPath(app, page, '/login');
    await main(page).getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await expectNothingAsked(app);
  });

  it('two windows show the same documents', async () => {
    const app = await desktopFor();
    const one = await listOf(app);
    const builder = await startResume(one);
    await openPath(app, one, builder);
    await fieldOf(one, 'basics.fullName').fill('Ada Lovelace');
    await saved(one);
    await app.control.clickMenu({ path: ['File', 'New Window'] });
    const other = await app.windowWhere(({ url }) => url.endsWith('/account/resumes'));
    await other.getByRole('link', { name: 'Ada Lovelace' }).click();
    await eventually(() => fieldOf(other, 'basics.fullName').inputValue()).toBe('Ada Lovelace');
    await fieldOf(other, 'basics.headline').fill('Analyst');
    await eventually(() => fieldOf(one, 'basics.headline').inputValue()).toBe('Analyst');
    await fieldOf(one, 'basics.fullName').fill('Ada King');
    await eventually(() => fieldOf(other, 'basics.fullName').inputValue()).toBe('Ada King');
  });

  it('a damaged file is set aside, the newest backup replaces it, and the user is informed once', async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    const builder = await startResume(page);
    await openPath(app, page, builder);
    await fieldOf(page, 'basics.fullName').fill('Ada Lovelace');
    await saved(page);
    expect(await app.quit()).toBe(0);
    // A start finds the file intact, and keeps a copy of it.
    const second = await app.restart();
    await listOf(second);
    expect(await second.quit()).toBe(0);
    const folder = join(app.userData, 'documents');
    for (const name of readdirSync(folder).filter((name) => name.startsWith('vitae.sqlite')))
      writeFileSync(join(folder, name), 'no database '.repeat(1_000));

    const third = await second.restart();
    const restored = await listOf(third);
    await restored.getByText('Your documents were restored').waitFor();
    await restored.getByRole('link', { name: 'Ada Lovelace' }).click();
    await eventually(() => fieldOf(restored, 'basics.fullName').inputValue()).toBe('Ada Lovelace');
    expect(await third.quit()).toBe(0);
    const fourth = await third.restart();
    expect(await (await listOf(fourth)).getByText('Your documents were restored').count()).toBe(0);
  });
});
