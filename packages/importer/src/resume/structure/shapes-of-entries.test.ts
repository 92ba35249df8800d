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
