import { basename } from 'node:path';
import { corpusFiles, corpusIsPresent, readCorpusFile, truthOf } from '@vitae/testkit/corpus';
import { markdownText, oneColumn, twoColumns, wordDocument, writeDocx, writePdf } from '@vitae/testkit/import-files';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { readPdf } from '@vitae/testkit/read-pdf';
import { everyNth, triesAll } from '@vitae/testkit/sample';
import { expect, test } from '@playwright/test';
import { chooseFile, download, expectStored, followStep, watchTrouble } from './support/app.ts';

interface RealFile {
  name: string;
  bytes: Buffer;
  /** Words that the pages must contain in the end. */
  words: string[];
}

/** Two columns. `npm run fuzz -- pages` takes the others too. */
const sampledIds = ['pdf-rm-two-column'];
const otherIds = [
  'docx-made-hr-table',
  'pdf-openresume',
  'pdf-rr-onyx',
  'pdf-awesomecv-resume',
  'pdf-made-electrician',
  'docx-made-retail-pt',
];
const corpusIds = triesAll ? [...sampledIds, ...otherIds] : sampledIds;

function fromCorpus(): RealFile[] {
  return corpusFiles('pdf', 'docx')
    .filter(({ id }) => corpusIds.includes(id))
    .map((file) => {
      const { name, employers } = truthOf(file);
      return {
        name: basename(file.path),
        bytes: Buffer.from(readCorpusFile(file)),
        words: [name, ...employers.slice(0, 2)],
      };
    });
}

function ownFiles(): RealFile[] {
  return [
    {
      name: 'one-column.pdf',
      bytes: Buffer.from(writePdf(oneColumn)),
      words: ['Marta Ilves', 'Harbour Freight Services'],
    },
    { name: 'two-columns.pdf', bytes: Buffer.from(writePdf(twoColumns)), words: ['Havelbau'] },
    { name: 'word.docx', bytes: Buffer.from(writeDocx(wordDocument.blocks, wordDocument.header)), words: [] },
    { name: 'plain.md', bytes: Buffer.from(markdownText), words: [] },
  ];
}

const files = corpusIsPresent ? fromCorpus() : everyNth(2, 0, ownFiles());
console.warn(
  corpusIsPresent
    ? `Real files: ${files.map(({ name }) => name).join(', ')}`
    : 'The corpus of real files is absent: the project’s own fixtures are used.',
);

const folded = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

test('the real files exist', () => {
  expect(files.length).toBe(corpusIsPresent ? corpusIds.length : triesAll ? 4 : 2);
});

for (const { name, bytes, words } of files) {
  test(`${name}: imported, corrected, extended, redrawn, and exported as a PDF with all of it`, async ({ page }) => {
    test.skip(!hasPoppler(), 'pdftotext is not installed');
    const trouble = watchTrouble(page);
    await page.goto('/resume/start/upload');
    await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), { name, mimeType: '', buffer: bytes });

    // Correct what was read, next to the original.
    await page.getByLabel('Headline', { exact: true }).fill('Corrected by hand');
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];

    // Add a role.
    await followStep(page, slug, 'experience');
    await page.getByRole('button', { name: 'Add role' }).click();
    await page.getByLabel('Job title', { exact: true }).first().fill('Keeper of the lighthouse');
    await page.getByLabel('Employer', { exact: true }).first().fill('Skerryvore Trust');
    await expectStored(page, 'Skerryvore Trust');

    // Another template, and the file.
    await followStep(page, slug, 'template');
    await page.getByRole('group', { name: 'Templates' }).getByRole('radio').nth(1).check();
    await followStep(page, slug, 'finalize');
    const button = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
    await expect(button).toBeEnabled();
    const file = await download(page, button);
    expect(file.name).toMatch(/\.pdf$/);

    // Two independent readers find it all, and what was read is on the page.
    const readers = [pdftotext(file.bytes), (await readPdf(file.bytes)).text];
    for (const text of readers.map(folded))
      for (const word of ['Corrected by hand', 'Keeper of the lighthouse', 'Skerryvore Trust', ...words])
        expect(text).toContain(folded(word));
    expect(trouble).toEqual([]);
  });
}
