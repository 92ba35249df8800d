import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../resume/testing/resume-of-pages.ts';

/** Widths of letters in thousandths of their size that are not the usual one. */
const WIDTHS: Readonly<Record<string, number>> = { ' ': 278, '.': 278, '@': 1015, v: 500, i: 222, l: 222, t: 278 };
const USUAL = 556;

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? USUAL), 0) / 100;

const STEP = 14;
const EDGE = 145;
const TEXT = 173;

const person: PdfText = { text: 'Ada Park', x: 200, y: 40, size: 26 };
const right = (row: number, text: string): PdfText => ({ text, x: TEXT, y: 120 + row * STEP, size: 10 });
const heading = (row: number, x: number, text: string): PdfText => ({
  text,
  x,
  y: 120 + row * STEP,
  size: 14,
  bold: true,
});
/** A line that ends at the right edge of the column. */
const flush = (row: number, text: string): PdfText => ({
  text,
  x: EDGE - widthOf(text),
  y: 120 + row * STEP,
  size: 10,
});

const studies = [
  right(1, 'BSc Geology, University of Harlow, 2012 - 2016'),
  right(2, 'Rocks and what they tell'),
  right(3, 'Maps of the sea floor'),
  right(4, 'High School Diploma, Harlow High School, 2004 - 2012'),
  right(5, 'Physics and drawing'),
  right(6, 'Best drawing of the year'),
];

describe('a column beside the text', () => {
  it('that is flush right is none of labels if it begins with a heading beside another', async () => {
    const { basics, sections } = await resumeOfPages([
      person,
      heading(0, EDGE - 52, 'Contact'),
      heading(0, TEXT, 'Education'),
      flush(1, '12 open edge'),
      flush(2, 'ada@hagen.de'),
      flush(3, '0049 461 5550123'),
      heading(4, EDGE - 36, 'Skills'),
      flush(5, 'Pandoc'),
      flush(6, 'opengeo'),
      ...studies,
    ]);
    expect(basics).toMatchObject({ email: 'ada@hagen.de' });
    expect(sections.education.items.map(({ institution, start }) => [institution, start])).toEqual([
      ['University of Harlow', '2012'],
      ['Harlow High School', '2004'],
    ]);
  });

  it('stays one where an address is too long for it', async () => {
    const { basics, sections } = await resumeOfPages([
      person,
      heading(0, 43, 'About me'),
      heading(0, TEXT, 'Hobbies'),
      { ...right(1.5, '4 Quay Lane'), x: 43 },
      right(2, 'chess, rowing'),
      { ...right(2.5, 'ada.park.of.harlow@example.org'), x: 43 },
      heading(4, 43, 'Skills'),
      { ...right(5, 'SQL, R'), x: 43 },
      { ...right(6, 'Maps'), x: 43 },
      heading(4.5, TEXT, 'Education'),
      ...studies.map((text) => ({ ...text, y: text.y + 4.5 * STEP })),
    ]);
    expect(basics).toMatchObject({ email: 'ada.park.of.harlow@example.org' });
    expect(sections.hobbies.items).toMatchObject([{ keywords: ['chess', 'rowing'] }]);
    expect(sections.education.items).toHaveLength(2);
  });

  it('keeps headings of its own size where the text beside it ends in two lists as wide as each other', async () => {
    const small = (row: number, text: string): PdfText => ({ ...heading(row, 43, text), size: 11 });
    const left = (row: number, text: string): PdfText => ({ ...right(row, text), x: 43 });
    const list = (x: number, items: readonly string[]): PdfText[] =>
      items.map((text, index) => ({ ...right(9 + 1.5 * index, text), x }));
    const { sections } = await resumeOfPages([
      person,
      small(0, 'Contact'),
      left(1.5, 'ada@hagen.de'),
      small(4, 'Languages'),
      left(5.5, 'English: native'),
      left(6.5, 'Danish: fluent'),
      small(9, 'Programming work'),
      left(10.5, 'Fortran'),
      heading(0, TEXT, 'Education'),
      ...studies,
      heading(8, TEXT, 'Skills'),
      ...list(TEXT, ['Geology of cold seas', 'Drawing of maps', 'SQL', 'R']),
      ...list(380, ['Writing for people', 'Python', 'Spreadsheets', 'Talks']).map((text) => ({
        ...text,
        y: text.y + 8,
      })),
    ]);
    expect(sections.language.items).toMatchObject([{ name: 'English' }, { name: 'Danish' }]);
    expect(sections.education.items).toHaveLength(2);
  });

  it('is none where the lines of an article cross it', async () => {
    const { sections } = await resumeOfPages([
      person,
      heading(0, 43, 'Education'),
      { ...right(1, '2012 - 2016'), x: 43 },
      right(1, 'BSc Geology, University of Harlow'),
      { ...right(2, '2004 - 2012'), x: 43 },
      right(2, 'High School Diploma, Harlow High School'),
    ]);
    expect(sections.education.items).toHaveLength(2);
  });
});
