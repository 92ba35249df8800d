import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnFile } from '@vitae/testkit/corpus';
import { hasLibreOffice, officeConvert } from '@vitae/testkit/exports';
import { patient } from '@vitae/testkit/patient';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { triesAll } from '@vitae/testkit/sample';
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

const posting = new TextDecoder().decode(readOwnFile('postings/senior-staff-nurse.txt'));
const fact = 'Lead a triage team of six in a department that sees 320 patients a day';
/** The fact as a sentence of the letter. */
const sentence = `I lead${fact.slice('Lead'.length)}.`;

const expectLetter = (text: string): void => {
  const line = text.replaceAll(/\s+/g, ' ');
  const places = ['Philippa Osei-Grant', 'Halden Hospital', 'Dear Halden Hospital team,', sentence].map((words) =>
    line.indexOf(words),
  );
  expect(places).not.toContain(-1);
  expect(line).not.toContain('Closing date');
};

it.runIf(triesAll)(
  'a posting and a resume in, offline: a letter in three templates, printed; online: in the browser, and in Word',
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

    await fieldOf(page, 'posting').fill(posting);
    await press(page, 'Job title: Senior Staff Nurse');
    await press(page, 'Company: Halden Hospital');
    const asked = main(page).getByRole('region', { name: 'What they ask for' });
    await asked.getByText('0 of 7 points are answered in the letter.').waitFor();
    await press(page, 'Use “Application for the position of Senior Staff Nurse”');
    await press(page, 'Use “Dear Halden Hospital team,”');
    const facts = asked.getByRole('list', { name: 'From your resume: Experience of leading a triage team' });
    await facts.getByRole('button', { name: `Use: ${fact}` }).click();
    await facts.getByRole('button', { name: `Used: ${fact}` }).waitFor();
    await asked.getByText(/^[1-7] of 7 points are answered/).waitFor();

    const pdfButton = page.getByRole('banner').getByRole('button', { name: 'Download PDF' });
    const drawn: Buffer[] = [];
    await openPath(app, page, content.replace(/content$/, 'template'));
    for (const template of ['Modern letter', 'Compact letter', 'Minimal letter']) {
      await main(page)
        .getByRole('radio', { name: new RegExp(`${template}$`) })
        .check({ force: true });
      await saved(page);
      const pdf = await saveAs(app, pdfButton, `${template}.pdf`);
      if (hasPoppler()) expectLetter(pdftotext(pdf));
      expect(drawn.some((other) => other.equals(pdf))).toBe(false);
      drawn.push(pdf);
    }
    await printAtOffice(app, page);
    expect((await printer.arrived()).equals(drawn.at(-1) ?? Buffer.of())).toBe(true);
    await expectNothingAsked(app);

    await app.control.setOnline(true);
    const tab = await newTab(browser);
    await registerOnTheWay(tab, site, await beginSignIn(app, page), email);
    await app.control.emit('app', 'open-url', (await allow(tab)).link);
    await page.waitForURL('**/account/resumes');
    await main(page).getByText('Synced', { exact: true }).first().waitFor();
    const letter = await tab.context().newPage();
    await letter.goto(`${site.origin}${content.replace(/content$/, 'finalize')}`);
    await letter.getByRole('region', { name: 'Preview' }).getByRole('img').first().waitFor();
    const downloading = letter.waitForEvent('download', patient);
    await main(letter).getByRole('button', { name: 'Download Word', exact: true }).click();
    const word = await downloading;
    const docx = readFileSync(await word.path());
    if (hasLibreOffice()) {
      const text = officeConvert(new Map([['letter.docx', docx]]), 'txt').get('letter.docx');
      expectLetter(new TextDecoder().decode(text));
    } else expect(docx.subarray(0, 2).toString()).toBe('PK');
    await letter.goto(`${site.origin}${content}`);
    await eventually(() => letter.getByRole('textbox', { name: 'Paragraph 1' }).textContent()).toContain(sentence);
  },
);
