import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

/** Lines from the top: `# ` is a heading, `- ` an item; what is behind `||` ends at the right edge, or is in a column. */
const lines = (given: readonly string[]): PdfText[] =>
  given.flatMap((line, index) => {
    if (line === '') return [];
    const [text = '', fact] = line.replace(/^# /u, '').split(/ \|\|>? /u);
    const lower = line.includes('||>') ? 3 : 0;
    const y = 100 + index * 16;
    const size = line.startsWith('#') ? 14 : 10;
    const left = {
      text: text.trim(),
      x: text.startsWith('- ') ? 52 : text.startsWith('  ') ? 62 : 40,
      y,
      size,
      bold: size > 10,
    };
    return fact === undefined ? [left] : [left, { text: fact, x: 550 - (WIDTHS[fact] ?? 310), y: y + lower, size }];
  });
/** In points, in Helvetica of 10 points. */
const WIDTHS: Readonly<Record<string, number>> = {
  Location: 37.8,
  'Date Range': 53.4,
  'Graduation Year': 73.4,
  '2019 - 2021': 53.4,
  'Leeds, UK': 46.2,
};
const read = async (...given: string[]) => {
  const head: PdfText[] = [
    { text: 'Ada Park', x: 40, y: 50, size: 22, bold: true },
    { text: 'ada@example.org', x: 40, y: 70, size: 10 },
  ];
  const bytes = writePdf([{ texts: [...head, ...lines(given)] }]);
  return (await importFile({ name: 'x.pdf', bytes, asOf: '2026-11-21' })).resume;
};

describe('words that stand for values in samples', () => {
  it('are the values, though labels are called so', async () => {
    const { sections } = await read(
      '# Experience',
      'Company name || 2019 - 2021',
      'Role || Leeds, UK',
      '- Drew the charts of the harbour and of both rivers that flow into it',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Role', employer: 'Company name', location: 'Leeds, UK', start: '2019', end: '2021' },
    ]);
  });

  it('are labels where their values stand in a column', async () => {
    const { sections } = await read(
      '# Experience',
      'Company || Harbour Office',
      'Role || Surveyor',
      'Period || 2019 - 2021',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Surveyor', employer: 'Harbour Office', start: '2019' },
    ]);
  });

  it('belong to the lines at whose end they stand, if one is a little lower as well', async () => {
    const { sections } = await read(
      '# Experience',
      'Surveyor || 2019 - 2021',
      'Harbour Office || Leeds, UK',
      '- Drew the charts of the harbour and of both rivers',
      'Clerk',
      'Council of the River || Location',
      '- Filed the letters of all eleven members',
      '# Projects',
      'Map of wrecks || Date Range',
      '- Found twelve of them',
      '- Drew each of them to scale',
      '# Education',
      'Bachelor of Science || Graduation Year',
      'River College ||> Location',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Surveyor', employer: 'Harbour Office', location: 'Leeds, UK', start: '2019' },
      { position: 'Clerk', employer: 'Council of the River' },
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toContain('River College');
  });
});

describe('headings', () => {
  it('that stick out are known by their letters, however little space is above them', async () => {
    const texts = [
      ['Certificates', 'First aid', 'Radio operation'],
      ['Awards & Distinctions of the Port', 'Medal of the harbour', 'Prize for charts'],
      ['Skills', 'Sounding, Drawing', 'Levelling'],
      ['Languages', 'English: native', 'Welsh: basic'],
    ].flatMap(([heading = '', ...rest], block): PdfText[] => [
      { text: heading, x: 44, y: 100 + block * 36, size: 13, bold: true },
      ...rest.map((text, row) => ({ text, x: 40, y: 112 + block * 36 + row * 11, size: 10 })),
    ]);
    const name = { text: 'Ada Park', x: 40, y: 50, size: 22, bold: true };
    const { resume } = await importFile({
      name: 'x.pdf',
      bytes: writePdf([{ texts: [name, ...texts] }]),
      asOf: '2026-11-21',
    });
    expect(resume.sections.award.items.map(({ title }) => title)).toEqual(['Medal of the harbour', 'Prize for charts']);
    expect(resume.sections.certification.items.map(({ name: title }) => title)).toEqual([
      'First aid',
      'Radio operation',
    ]);
  });
});

describe('a list with dates at the right edge', () => {
  it('has what its items are about below them', async () => {
    const { sections } = await read(
      '# Certificates',
      '- Radio operation || 2019 - 2021',
      '  Given by the harbour office to all who passed the examination in spring',
      '- First aid || 2019 - 2021',
      '  Eight evenings at the fire station, with an examination at the end of them',
    );
    expect(sections.certification.items).toMatchObject([
      {
        name: 'Radio operation',
        issuer: '',
        body: 'Given by the harbour office to all who passed the examination in spring',
      },
      { name: 'First aid', issuer: '' },
    ]);
  });

  it('has items that go on where no date ends their line', async () => {
    const { sections } = await read(
      '# Awards',
      '- Medal of the harbour for the charts of both rivers, of the canal and of all of the locks, and for the',
      '  map of wrecks',
      '- Prize for charts',
    );
    expect(sections.award.items).toHaveLength(2);
    expect(sections.award.items[0]?.title).toMatch(/map of wrecks$/u);
  });
});

describe('known words in weaker letters', () => {
  const boxes = (word: string) => ['', word, '', '', word, '', '', word, '', ''];
  it('that come again and again are values', async () => {
    const { sections } = await read(
      '# Education',
      'River College || 2019 - 2021',
      '# Skills',
      ...boxes('Skill'),
      '# Awards',
      'Medal of the harbour',
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toContain('Skill');
    expect(sections.award.items.map(({ title }) => title)).toEqual(['Medal of the harbour']);
  });

  it('that come once announce a section', async () => {
    const { sections } = await read(
      '# Education',
      'River College || 2019 - 2021',
      '# Skills',
      'Drawing',
      '',
      '',
      'Languages',
      '',
      'English: native',
      'Welsh: basic',
    );
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Welsh']);
  });
});
