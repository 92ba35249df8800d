import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../testing/resume-of-pages.ts';

const textsOf = (given: readonly string[], cells: readonly number[], isFirstBold = true): PdfText[] =>
  markedLines(given, { xOf: (cell) => cells[cell] ?? 40, top: 40, step: 15, heading: 11.8, isFirstBold }).filter(
    ({ text }) => text.trim() !== '',
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300], isFirstBold = true) =>
  resumeOfPages(textsOf(['* Ada Park', 'ada@example.org', ...given], cells, isFirstBold));

describe('a period that touches the name beside it', () => {
  it('is in a cell of its own, as those of the other entries are', async () => {
    const { sections } = await pdf(
      [
        '# Work experience',
        '02/2014 - today || Harlow Radar Ltd || Senior engineer',
        ' || Wrote what guides the boats',
        '08/2013-01/2014Quayside Phones Inc. ||  || Contractor',
        ' || Wrote what rings the bells',
      ],
      [40, 140, 330],
    );
    expect(
      sections.experience.items.map(({ position, employer, start, end }) => [position, employer, start, end]),
    ).toEqual([
      ['Senior engineer', 'Harlow Radar Ltd', '2014-02', ''],
      ['Contractor', 'Quayside Phones Inc.', '2013-08', '2014-01'],
    ]);
  });

  it('is none where letters only follow a year', async () => {
    const { sections } = await pdf(['# Skills', 'Mark2014MX, Blender']);
    expect(sections.skill.items[0]).toMatchObject({ keywords: ['Mark2014MX', 'Blender'] });
  });
});

describe('marks before periods', () => {
  it('are before entries where the lists below them have marks as well', async () => {
    const { sections } = await pdf([
      '# Work experience',
      '- 2016 - today - Harlow Fireworks Ltd - shop manager',
      '- advising customers on what burns',
      '- keeping the books of the shop',
      '2014 - 2016 - Quayside Jewels Ltd - shop assistant',
      '2012 - 2014 - Mill Lane Bakery - shop assistant',
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['shop manager', 'Harlow Fireworks Ltd', '2016'],
      ['shop assistant', 'Quayside Jewels Ltd', '2014'],
      ['shop assistant', 'Mill Lane Bakery', '2012'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('- keeping the books'));
  });

  it('are of a description where an entry stands above them', async () => {
    const { sections } = await pdf([
      '# Work experience',
      'Shop manager, Harlow Fireworks Ltd || 2010 - 2018',
      '- 2016 - 2018 head of the second shop',
      '- 2010 - 2016 head of the first shop',
      '- keeping the books of both',
    ]);
    expect(sections.experience.items).toHaveLength(1);
  });
});

describe('values between bars', () => {
  it('are of an entry, however many words they have, where a date begins their line', async () => {
    const { sections } = await pdf([
      '# Education',
      '2013 PhD in Medicine | Doctoral school of life and health sciences of the north, Medical Faculty of the University of Harlow',
      '2005 MSc in Medicine | University of Harlow',
    ]);
    expect(sections.education.items.map(({ degree, end }) => [degree, end])).toEqual([
      ['PhD', '2013'],
      ['MSc', '2005'],
    ]);
  });
});

describe('the names of columns', () => {
  const table = (head: string) => [
    '# Education',
    head,
    'Junior school || JS Harlow || 2013 - 2017',
    'Middle school || MS Millfield || 2017 - 2021',
    'Art college || Quayside || 2021 - today',
  ];
  const read = async (head: string) =>
    (await pdf(table(head), [40, 160, 340], false)).sections.education.items.map(({ degree, institution, start }) => [
      degree,
      institution,
      start,
    ]);

  it('are above rows that all have a date, and say what these name', async () => {
    expect(await read('* Kind || School attended || When')).toEqual([
      ['Junior school', 'JS Harlow', '2013'],
      ['Middle school', 'MS Millfield', '2017'],
      ['Art college', 'Quayside', '2021'],
    ]);
  });

  it('are none where the first row has a date as well', async () => {
    expect(await read('* Evening school || Harlow || 2010 - 2012')).toHaveLength(4);
  });
});

/** Lines in these sizes, the first of each section bold, with more space above titles. */
const sized = (given: readonly [text: string, size: number, gap: number, x?: number][]): PdfText[] => {
  let y = 40;
  return given.map(([text, size, gap, x = 40]) => {
    y += gap;
    return { text, x, y, size, bold: size > 10 };
  });
};

describe('the titles of entries', () => {
  const job = (title: string, employer: string, period: string): [string, number, number, number?][] => [
    [title, 14, 30],
    [employer, 10, 16],
    [period, 10, 14],
    ['Tasks', 10, 14],
    ['• Wrote what guides the boats', 10, 14, 50],
  ];

  it('may have the words of a heading, and lists below them a label', async () => {
    const { sections } = await resumeOfPages(
      sized([
        ['Ada Park', 24, 0],
        ['ada@example.org', 10, 20],
        ['WORK EXPERIENCE', 13, 30],
        ...job('Harbour master', 'Quayside Ltd', '08/2021 - 10/2023'),
        ...job('Pilot of tugs', 'Harlow Radar Ltd', '09/2018 - 07/2021'),
        ...job('Internship', 'Quayside Ltd', '09/2015 - 07/2016'),
        ['SKILLS', 13, 30],
        ['Sailing, Knots', 10, 20],
      ]),
    );
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Harbour master', 'Quayside Ltd', '2021-08'],
      ['Pilot of tugs', 'Harlow Radar Ltd', '2018-09'],
      ['Internship', 'Quayside Ltd', '2015-09'],
    ]);
  });

  it('begin entries without a date as well, where all stand equally far apart', async () => {
    const certificates = async (...gaps: readonly number[]) => {
      const titles = ['Care of sails (08/2022)', 'Tides of the north (05/2021)', 'Splicing of ropes'];
      const lines = titles.flatMap((title, index): [string, number, number][] => [
        [title, 14, gaps[index] ?? 0],
        ['Issued by the harbour', 10, 16],
      ]);
      const { sections } = await resumeOfPages(
        sized([['Ada Park', 24, 0], ['ada@example.org', 10, 20], ['CERTIFICATES', 13, 30], ...lines]),
      );
      return sections.certification.items.map(({ name }) => name);
    };
    expect(await certificates(24, 26, 26)).toEqual(['Care of sails', 'Tides of the north', 'Splicing of ropes']);
  });
});

describe('a heading of two sections', () => {
  it('of which one is languages holds what is none of them', async () => {
    const { sections } = await pdf([
      '# Skills',
      'Sailing, Knots',
      '# Education',
      'BSc Geology, University of Kiel || 2015 - 2018',
      '# Languages & Certifications',
      '- English – fluent',
      '- Certificate in splicing - Harbour School (2023)',
      '- Certificate in tides - Harbour School (2022)',
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English']);
    expect(sections.certification.items.map(({ name, date }) => [name, date])).toEqual([
      ['Certificate in splicing', '2023'],
      ['Certificate in tides', '2022'],
    ]);
  });
});
