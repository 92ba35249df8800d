import { markedLines, writeDocx, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from './import-file.ts';
import type { ImportResult } from './result.ts';

const read = (name: string, bytes: Uint8Array): Promise<ImportResult> =>
  importFile({ name, bytes, asOf: '2026-11-21' });

const pdf = (...pages: PdfText[][]): Promise<ImportResult> =>
  read('x.pdf', writePdf(pages.map((texts) => ({ texts }))));

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 160 points apart. */
const page = (...lines: string[]): PdfText[] =>
  markedLines(lines, { xOf: (cell) => 40 + cell * 160, top: 80, step: 14, heading: 13 });

const person = ['* Ada Park', 'ada@example.org'];
const job = ['* Rope Access Technician || 2019 - 2021', 'Cliff Works Ltd'];
const leftIn = ({ leftover }: ImportResult): { page: number; text: string }[] =>
  leftover.map(({ page: number, text }) => ({ page: number, text }));

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word file with more parts, and with its text changed. */
const docx = (parts: Readonly<Record<string, string>>, changed = (xml: string) => xml): Uint8Array<ArrayBuffer> => {
  const files = unzipSync(
    writeDocx([
      { text: 'Ada Park', style: 'Title' },
      { text: 'ada@example.org' },
      { text: 'Experience', style: 'Heading1' },
      { text: 'Rope Access Technician\t2019 - 2021', bold: true },
      { text: 'Cliff Works Ltd' },
    ]),
  );
  const document = changed(new TextDecoder().decode(files['word/document.xml']));
  const more = Object.entries(parts).map(([name, xml]): [string, Uint8Array] => [`word/${name}.xml`, strToU8(xml)]);
  return Uint8Array.from(zipSync({ ...files, 'word/document.xml': strToU8(document), ...Object.fromEntries(more) }));
};

describe('what a file says and no field has is left over', () => {
  it('text that is turned, with its page', async () => {
    const side: PdfText = { text: 'CONFIDENTIAL DRAFT', x: 20, y: 400, upwards: true };
    const result = await pdf(page(...person, '# Experience', ...job), [
      ...page('* Harness Inspector || 2016 - 2018', 'Ropes & Co'),
      side,
    ]);
    expect(leftIn(result)).toEqual([{ page: 1, text: 'CONFIDENTIAL DRAFT' }]);
    const [{ page: number, line } = { page: 0, line: 0 }] = result.leftover;
    expect(result.pages[number]?.lines[line]).toHaveProperty('text', 'CONFIDENTIAL DRAFT');
    expect(result.pages[number]?.lines[line]).toHaveProperty('box');
  });

  it('a running line once, but no number of a page', async () => {
    const foot = (number: number): PdfText[] => [
      { text: 'Application for Keldby Towers', x: 40, y: 820 },
      { text: `${number} / 2`, x: 500, y: 820 },
    ];
    const result = await pdf(
      [...page(...person, '# Experience', ...job), ...foot(1)],
      [...page('* Harness Inspector || 2016 - 2018', 'Ropes & Co'), ...foot(2)],
    );
    expect(leftIn(result)).toEqual([{ page: 0, text: 'Application for Keldby Towers' }]);
  });

  it('no name that stands on every page in the largest letters, or above details that do', async () => {
    const head = (size: number): PdfText[] => [
      { text: 'Ilse Varga', x: 240, y: 30, size },
      { text: 'ilse@example.org', x: 220, y: 44 },
    ];
    const [first, second] = [page('# Experience', ...job), page('* Harness Inspector || 2016 - 2018', 'Ropes & Co')];
    for (const running of [head(9), head(18).slice(0, 1)]) {
      const result = await pdf([...running, ...first], [...running, ...second]);
      expect(result.resume.basics.fullName).toBe('Ilse Varga');
      expect(leftIn(result)).toEqual([]);
    }
  });

  it('numbers and short words, which no field took', async () => {
    const result = await pdf(page(...person, 'Ref 77-QX', '# Experience', ...job));
    expect(leftIn(result)).toEqual([{ page: 0, text: 'Ref 77-QX' }]);
  });

  it('a heading that announces nothing', async () => {
    const result = await pdf(page(...person, '# Experience', ...job, '# Education'));
    expect(leftIn(result)).toEqual([{ page: 0, text: 'Education' }]);
  });

  it('the foot of a Word file, its notes, and rows in content controls', async () => {
    const row = (text: string): string =>
      `<w:tr><w:tc>${paragraph(text)}</w:tc><w:tc>${paragraph('Level 3')}</w:tc></w:tr>`;
    const result = await read(
      'x.docx',
      docx(
        {
          footer1: `<w:ftr ${NAMESPACE}>${paragraph('References upon request')}</w:ftr>`,
          footnotes: `<w:footnotes ${NAMESPACE}><w:footnote>${paragraph('Until the firm was sold')}</w:footnote></w:footnotes>`,
        },
        (xml) =>
          xml.replace(
            '</w:body>',
            `${paragraph('Certificates').replace('<w:r>', '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r>')}<w:tbl><w:sdt><w:sdtContent>${row('Rope rescue')}</w:sdtContent></w:sdt></w:tbl></w:body>`,
          ),
      ),
    );
    expect(leftIn(result).map(({ text }) => text)).toEqual(['References upon request', 'Until the firm was sold']);
    expect(JSON.stringify(result.resume.sections.certification)).toContain('Rope rescue');
  });
});

describe('what a file says in another form is not left over', () => {
  it('labels, months, countries, levels and list marks', async () => {
    const result = await pdf(
      page(
        '* Ada Park',
        'Phone: +44 20 7946 0123',
        'E-mail: ada@example.org',
        'Address: 4 Mill Lane, Leeds LS1 4AP, United Kingdom',
        '# Work experience',
        '* Rope Access Technician || March 2019 - September 2021',
        'Cliff Works Ltd',
        '# Education',
        'BSc in Physics, University of Hull || June 2018',
        'GPA: 3.8/4.0',
      ),
    );
    expect(leftIn(result)).toEqual([]);
  });

  it('the words of a heading that no list has, which becomes that of its section', async () => {
    const result = await pdf(
      page(
        ...person,
        '# Work experience',
        ...job,
        '# Skills',
        'Knots, rigging',
        '# Universities I studied at',
        'BSc Physics, University of Hull || 2018',
      ),
    );
    expect(result.resume.sections.education.heading).toBe('Universities I studied at');
    expect(result.resume.sections.experience.heading).toBe('');
    expect(leftIn(result)).toEqual([]);
  });

  it('a heading within a list of keywords, and labels that stand alone', async () => {
    const result = await pdf(
      page(
        '* Ada Park',
        '# Contact',
        'E-mail:',
        'ada@example.org',
        '# Work experience',
        ...job,
        '# Skills',
        'Tools: Knots, Rigging',
        'Languages: English, Welsh',
      ),
    );
    expect(result.resume.sections.language.items).toHaveLength(2);
    expect(leftIn(result)).toEqual([]);
  });

  it('a place where its section has none, which describes the entry', async () => {
    const result = await pdf(
      page(...person, '# Work experience', ...job, '# Awards', 'Golden Knot, Rope Society || Las Vegas, NV || 2019'),
    );
    expect(JSON.stringify(result.resume.sections.award)).toContain('Las Vegas');
    expect(leftIn(result)).toEqual([]);
  });
});
