import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnFile } from '@vitae/testkit/corpus';
import { hasLibreOffice, officeConvert } from '@vitae/testkit/exports';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { expect, it } from 'vitest';
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
} from './support/pages.ts';
import { beginSignIn, newTab, printAtOffice, startSurroundings } from './support/surroundings.ts';
import { allow, registerOnTheWay } from './support/system-browser.ts';

const surroundings = startSurroundings();

const posting = `Senior Staff Nurse at Halden Hospital

Requirements
- Triage of emergency patients
- Prevention of falls on a ward
`;
const fact = 'Lead a triage team of six in a department that sees 320 patients a day';
/** The fact as a sentence of the letter. */
const sentence = `I lead${fact.slice('Lead'.length)}.`;

it(
  'a posting and a resume in, offline: a letter in three templates, in Word and printed; online: in the browser',
  { timeout: 180_000 },
  async () => {
    const { site, browser, printer } = surroundings();
    const email = `nurse-${process.pid}@example.com`;
    const app = await desktopFor({ env: { VITAE_SERVER_URL: site.origin, ...printer.environment } });
    const page = await listOf(app);
    const file = join(app.userData, 'nurse.pdf');
    writeFileSync(file, readOwnFile('nurse.pdf'));
    await openPath(app, page, '/resume/start/upload');
    await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), file);
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    await openPath(app, page, `${pathOf(page)}/finalize`);
    await press(page, 'Write a cover letter');
    await page.waitForURL('**/coverletter/builder/*/content');
    const content = pathOf(page);
    const builder = content.replace(/\/content$/, '');

    await fieldOf(page, 'posting').fill(posting);
    await press(page, 'Company: Halden Hospital');
    await press(page, 'Use “Dear Halden Hospital team,”');
    await main(page)
      .getByRole('button', { name: `Use: ${fact}` })
      .click();
    await main(page)
      .getByRole('button', { name: `Used: ${fact}` })
      .waitFor();
    await saved(page);

    const download = (format: string) => main(page).getByRole('button', { name: `Download ${format}`, exact: true });
    const expectLetter = (text: string) => {
      const line = text.replaceAll(/\s+/g, ' ');
      for (const words of ['Philippa Osei-Grant', 'Dear Halden Hospital team,', sentence])
        expect(line).toContain(words);
    };
    for (const template of ['Modern letter', 'Executive letter', 'Minimal letter']) {
      await openPath(app, page, `${builder}/template`);
      await main(page)
        .getByRole('radio', { name: new RegExp(`${template}$`) })
        .check({ force: true });
      await openPath(app, page, `${builder}/finalize`);
      const pdf = await saveAs(app, download('PDF'), `${template}.pdf`);
      if (hasPoppler()) expectLetter(pdftotext(pdf));
    }
    const docx = await saveAs(app, download('Word'), 'letter.docx');
    if (hasLibreOffice()) {
      const text = officeConvert(new Map([['letter.docx', docx]]), 'txt').get('letter.docx');
      expectLetter(new TextDecoder().decode(text));
    }

    await printAtOffice(app, page);
    const printed = await saveAs(app, download('PDF'), 'printed.pdf');
    expect((await printer.arrived()).equals(printed)).toBe(true);
    await expectNothingAsked(app);

    await app.control.setOnline(true);
    const tab = await newTab(browser);
    await registerOnTheWay(tab, site, await beginSignIn(app, page), email);
    await app.control.emit('app', 'open-url', (await allow(tab)).link);
    await page.waitForURL('**/account/resumes');
    await main(page).getByText('Synced', { exact: true }).first().waitFor();
    await tab.goto(`${site.origin}${content}`);
    await eventually(() => tab.getByRole('textbox', { name: 'Paragraph 1' }).textContent()).toContain(sentence);
  },
);
