import { describe, expect, it } from 'vitest';
import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { isDateText } from '../../language/dates.ts';
import { rowsOf } from '../../pdf/segments.ts';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 200 points apart. */
const lines = (given: readonly string[], top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => 40 + cell * 200, top, step: 14, heading: 13 });

describe('a period with how long it was', () => {
  it('is a date', () => {
    expect(isDateText('2013, 2 yrs')).toBe(true);
    expect(isDateText('Mar 2013 – Apr 2015 (2 years 1 month)')).toBe(true);
    expect(isDateText('2013, 2 looms')).toBe(false);
  });

  it('hangs beside its entry', async () => {
    const hung = (y: number, date: string, title: string): PdfText[] => [
      { text: date, x: 40, y, size: 10 },
      { text: title, x: 120, y, size: 10, bold: true },
      { text: 'Wove the sails of two ships and mended the nets of a third.', x: 120, y: y + 14, size: 10 },
    ];
    const { sections } = await pdf([
      ...lines(['* Ada Park', 'ada@example.org', '# Experience']),
      ...hung(120, '2016 - 2019', 'Weaver, Nine Quays Ltd'),
      ...hung(162, '2013, 2 yrs', 'Spinner, Old Harbour Ltd'),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Weaver', start: '2016' },
      { position: 'Spinner', start: '2013' },
    ]);
  });
});

it('what a label calls an employer is one, whatever its words are', async () => {
  const { sections } = await pdf(
    lines([
      '* Ada Park',
      'ada@example.org',
      '# Experience',
      'Weaver || 2016 - 2019',
      'Company: Nightlight',
      'Wizard || 2013 - 2015',
      'Company: Head Office Cleaners',
    ]),
  );
  expect(sections.experience.items).toMatchObject([
    { position: 'Weaver', employer: 'Nightlight' },
    { position: 'Wizard', employer: 'Head Office Cleaners' },
  ]);
});

describe('smaller letters in the row of larger ones', () => {
  const project = (y: number, up: number): PdfText[] => [
    { text: 'Open Loom', x: 40, y, size: 12, bold: true },
    { text: 'https://loom.example', x: 400, y: y - up, size: 8 },
    { text: '- Wove the sails of two ships', x: 50, y: y + 14, size: 12 },
  ];
  const read = async (up: number) =>
    (await pdf([...lines(['* Ada Park', 'ada@example.org', '# Projects']), ...project(120, up), ...project(162, up)]))
      .sections.project.items;

  it('may be level with their top', async () => {
    expect(await read(2.6)).toMatchObject([
      { name: 'Open Loom', url: 'https://loom.example' },
      { name: 'Open Loom', url: 'https://loom.example' },
    ]);
  });

  it('may be no line above them, and have no place for several', () => {
    const rows = (y: number, size: number): number =>
      rowsOf([
        { y: 100, size: 12 },
        { y, size },
      ]).length;
    expect([rows(97.4, 8), rows(92, 8), rows(97.4, 5)]).toEqual([1, 2, 2]);
  });
});
