import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

/** A text at its place on a page: `* ` makes it bold. */
const at = (x: number, y: number, text: string, size = 10): PdfText => ({
  text: text.replace(/^\* /u, ''),
  x,
  y,
  size,
  bold: text.startsWith('* '),
});

const person = [at(40, 50, '* Ada Park', 22), at(40, 75, 'ada@example.org')];

const read = async (...texts: PdfText[]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts: [...person, ...texts] }]), asOf: '2026-11-21' })).resume;

describe('headings behind icons', () => {
  const marked = ['Experience', 'Professional experiense', 'Education', 'Languages', 'Volunteering'];
  const page = (size: number) =>
    marked.flatMap((heading, index) => [
      at(40, 110 + 28 * index, '-', size),
      at(56, 110 + 28 * index, heading, size),
      at(56, 124 + 28 * index, ['Baker, 2019', 'Cook, 2018', 'BSc Baking, 2012', 'Welsh', 'Driver, 2014'][index] ?? ''),
    ]);

  it('are all in the letters of known ones, close above their text as well', async () => {
    const { sections } = await read(...page(14));
    expect(sections.experience.items).toMatchObject([{ position: 'Baker' }, { position: 'Cook' }]);
    expect(sections.language.items).toMatchObject([{ name: 'Welsh' }]);
  });
});

describe('dates above each other', () => {
  const jobs = [
    ['Today', 'Baker, Mill Lane Ltd', 'May 2019', 'Rye and spelt'],
    ['April 2019', 'Cook, Harbour Ltd', 'June 2016', 'Soups and stews'],
  ];
  const page = (between: number, gap: number) =>
    jobs.flatMap(([end = '', title = '', start = '', item = ''], index) => [
      at(40, 130 + gap * index, end),
      at(140, 130 + gap * index, title),
      at(40, 130 + gap * index + between, start),
      at(160, 130 + gap * index + between, `• ${item}`),
      at(160, 130 + gap * index + 2 * between, '• Orders'),
    ]);

  it('are one period, the later one above the earlier one, where all of a section are such pairs', async () => {
    const { sections } = await read(at(40, 110, '* Experience', 14), ...page(13, 60));
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd', start: '2019-05', current: true },
      { position: 'Cook', employer: 'Harbour Ltd', start: '2016-06', end: '2019-04' },
    ]);
  });

  it('are those of entries of their own where more of them follow each other', async () => {
    const lines = ['2019', '2017', '2014', '2012'].flatMap((year, index) => [
      at(40, 130 + 13 * index, year),
      at(140, 130 + 13 * index, ['Rye medal', 'Spelt medal', 'Oat medal', 'Barley medal'][index] ?? ''),
    ]);
    const { sections } = await read(at(40, 110, '* Awards', 14), ...lines);
    expect(sections.award.items).toMatchObject([
      { title: 'Rye medal', date: '2019' },
      { title: 'Spelt medal', date: '2017' },
      { title: 'Oat medal', date: '2014' },
      { title: 'Barley medal', date: '2012' },
    ]);
  });
});

describe('roles', () => {
  it('beside each other before an employer are one title', async () => {
    const { sections } = await read(
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021'),
      at(140, 130, 'Head baker | Shop manager, Mill Lane Ltd, France'),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Head baker | Shop manager', employer: 'Mill Lane Ltd', location: 'France' },
    ]);
  });

  it('beside an employer with commas in its name are titles of their own', async () => {
    const { sections } = await read(
      at(40, 110, '* Experience', 14),
      at(40, 130, '2019 - 2021'),
      at(140, 130, 'Head baker | Bakers, Millers and Sons'),
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Head baker', employer: 'Bakers, Millers and Sons' }]);
  });
});

describe('a summary', () => {
  const jobs = [
    at(40, 130, '2019 - 2021'),
    at(140, 130, '* Baker'),
    at(140, 144, 'Mill Lane Ltd'),
    at(40, 170, '2015 - 2019'),
    at(140, 170, '* Chef'),
    at(140, 184, 'Harbour Ltd'),
  ];

  it('that lists periods beside roles is a list of jobs', async () => {
    const { sections, summary } = await read(at(40, 110, '* Career summary', 14), ...jobs);
    expect(summary).toBe('');
    expect(sections.experience.items).toMatchObject([
      { position: 'Baker', employer: 'Mill Lane Ltd' },
      { position: 'Chef', employer: 'Harbour Ltd' },
    ]);
  });

  it('of sentences is one, whatever years they tell', async () => {
    const { sections, summary } = await read(
      at(40, 110, '* Career summary', 14),
      at(40, 130, 'Baker at Mill Lane Ltd from 2019 to 2021, and a cook at Harbour Ltd from 2015 to 2019.'),
    );
    expect(summary).toContain('Baker at Mill Lane Ltd');
    expect(sections.experience.items).toEqual([]);
  });
});

describe('columns', () => {
  it('end above a heading behind an icon whose text is as wide as both', async () => {
    const wide = 'BSc Baking, Leeds City College, with a year at a mill in Denmark and a term in Wales';
    const { sections } = await read(
      at(40, 110, '* Languages', 14),
      at(300, 110, '* Strengths', 14),
      ...['English', 'Welsh', 'Danish', 'Dutch'].map((text, index) => at(40, 130 + 17 * index, text)),
      ...['Patient', 'Early riser', 'Exact', 'Strong'].map((text, index) => at(300, 136 + 17 * index, text)),
      at(40, 215, '•', 14),
      at(70, 215, '* Education', 14),
      at(40, 232, `2014 ${wide}`),
      at(40, 246, `2010 ${wide}`),
    );
    expect(JSON.stringify(sections.education.items)).toContain('BSc Baking');
    expect(sections.language.items).toHaveLength(4);
  });
});
