import { writeDocx, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { withoutIcons, type Piece } from '../../pdf/read-page.ts';
import { importFile } from '../import-file.ts';

const file = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  (await importFile({ name, bytes, asOf: '2026-11-21' })).resume;

/** One column: headings begin with `# `, titles as large as they with `## `, bold text with `* `. */
const page = (...lines: string[]) =>
  file(
    'x.pdf',
    writePdf([
      {
        texts: lines.map((line, index) => ({
          text: line.replace(/^[#*]+ /u, ''),
          x: 40,
          y: 40 + index * 14 + lines.slice(0, index + 1).filter((each) => each.startsWith('#')).length * 10,
          bold: /^[#*]/u.test(line),
          size: line.startsWith('#') ? 13 : 10,
        })),
      },
    ]),
  );
/** A row of a table, each cell with its paragraphs. */
const row = (...cells: string[][]) => ({ row: cells.map((texts) => texts.map((text) => ({ text }))) });
const person = ['* Ada Park', 'ada@example.org'];

describe('entries that are filled-in forms', () => {
  const form = [
    'Period: 03.2019 - present',
    'Position: Head of physics',
    'Employer: Northfield School, Leeds',
    'Main duties:',
    '• Lead a team of eight',
    'Period: 09.2014 - 02.2019',
    'Position: Teacher',
    'Employer: Hill School, York',
  ];

  it('are read by their labels, a repeated label beginning the next one', async () => {
    const { sections } = await page(...person, '# Work experience', ...form, '# Skills', 'LaTeX, Moodle');
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Head of physics',
        employer: 'Northfield School',
        location: 'Leeds',
        start: '2019-03',
        current: true,
      },
      { position: 'Teacher', employer: 'Hill School', location: 'York', start: '2014-09', end: '2019-02' },
    ]);
    expect(JSON.stringify(sections.experience.items[0])).toContain('Lead a team of eight');
  });

  it('are read in other languages, with degrees and grades', async () => {
    const { sections } = await page(
      ...person,
      '# Ausbildung',
      'Zeitraum: 10.2007 - 11.2012',
      'Einrichtung: Universität Tübingen',
      'Abschluss: Diplom, Physik',
      'Note: 1,6',
      'Zeitraum: 09.1998 - 06.2007',
      'Einrichtung: Gymnasium am Markt',
      'Abschluss: Abitur',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Universität Tübingen', degree: 'Diplom', area: 'Physik', score: '1,6', start: '2007-10' },
      { institution: 'Gymnasium am Markt', degree: 'Abitur', end: '2007-06' },
    ]);
  });

  it('keep "Position" in a table of work for the role, not for the headline', async () => {
    const { basics, sections } = await file(
      'x.docx',
      writeDocx([
        { text: 'Ada Park', style: 'Title' },
        { text: 'Work experience', style: 'Heading1' },
        row(['Position'], ['Teacher']),
        row(['Employer'], ['Hill School']),
        row(['Period'], ['09/2014 - 02/2019']),
      ]),
    );
    expect(basics.headline).toBe('');
    expect(sections.experience.items).toMatchObject([{ position: 'Teacher', employer: 'Hill School', end: '2019-02' }]);
  });
});

describe('titles that look like headings', () => {
  it('are titles if nothing stands between the first of them and a known heading', async () => {
    const { custom, sections } = await page(
      ...person,
      '# Work experience',
      '## Lake Boats Inc.',
      'Head joiner',
      '2019 - 2022',
      '## Hill Works Ltd.',
      'Joiner',
      '2015 - 2018',
      '# Education',
      '## Maine College',
      'Diploma, Boatbuilding',
      '2012 - 2014',
    );
    expect(custom).toEqual([]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Lake Boats Inc.', 'Hill Works Ltd.']);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College', end: '2014' }]);
  });
});

describe('dates in the first cells of a table in Word', () => {
  it('begin entries, with what stands below them in their rows', async () => {
    const { sections } = await file(
      'x.docx',
      writeDocx([
        { text: 'Ada Park', style: 'Title' },
        { text: 'Education', style: 'Heading1' },
        row(['10.2007 – 11.2012'], ['University of Leeds', 'BSc, Physics']),
        row(['09.1998 – 06.2007'], ['Hill School', 'A-levels']),
      ]),
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', start: '2007-10' },
      { institution: 'Hill School', end: '2007-06' },
    ]);
  });
});

describe('icons', () => {
  const piece = (text: string, x: number, y: number): Piece => ({
    text,
    x,
    y,
    width: 40,
    style: { size: 10, bold: false, italic: false },
    rtl: false,
  });

  it('before dates are no marks of a list', () => {
    const pieces = [
      piece('\uE000c', 40, 100),
      piece('Jun 2021 – Present', 52, 100),
      piece('\uE000c', 40, 200),
      piece('Sep 2018 – May 2021', 52, 200),
    ];
    expect(withoutIcons(pieces).map(({ text }) => text)).toEqual(['Jun 2021 – Present', 'Sep 2018 – May 2021']);
  });
});
