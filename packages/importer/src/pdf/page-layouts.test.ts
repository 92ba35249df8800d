import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../resume/import-file.ts';
import { arrangePages } from './arrange-pages.ts';
import { withColumnsGoingOn } from './columns-going-on.ts';

type Text = { text: string; x: number; y: number; size?: number; bold?: boolean };

/** Lines one below the other; headings start with `# `, bold text with `* `. */
const column = (x: number, top: number, ...lines: string[]): Text[] =>
  lines.map((line, index) => ({
    text: line.replace(/^[#*>] /u, ''),
    x: line.startsWith('> ') ? x + 12 : x,
    y: top + index * 13,
    bold: /^[#*] /u.test(line),
    size: line.startsWith('# ') ? 12 : 9,
  }));

const read = async (...pages: Text[][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: '2026-11-21' })).resume;

const name: Text[] = [
  { text: 'Ada Park', x: 40, y: 50, size: 26, bold: true },
  { text: 'Joiner', x: 40, y: 72, size: 13 },
];
const contact = '# Contact|ada@example.org|(802) 555-0118|Burlington, VT'.split('|');
const jobs = [
  '# Experience',
  '* Head joiner',
  'Lake Boats Inc.',
  'Sep 2003 - Present',
  '• Built 12 boats of oak and larch',
  '• Taught nine apprentices',
  '* Joiner',
  'Hill Works Ltd.',
  'Jan 1999 - Aug 2003',
  '• Made windows for old houses',
];

describe('pages in columns', () => {
  it('are recognised if a name is above the narrow column as if it were its first line', async () => {
    const { basics, sections } = await read([...name, ...column(40, 110, ...contact), ...column(230, 114.5, ...jobs)]);
    expect(basics).toMatchObject({
      fullName: 'Ada Park',
      headline: 'Joiner',
      email: 'ada@example.org',
      phone: '(802) 555-0118',
    });
    expect(basics.location).toMatchObject({ city: 'Burlington', region: 'VT' });
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Lake Boats Inc.', 'Hill Works Ltd.']);
  });

  it('go on on a page where only the end of one of them is left', async () => {
    const beside = ['# Skills', '* Boats', '> Caulking', '> Sails', '# Interests', '* Outdoors', '> Walks', '* Music'];
    const first = [...name, ...column(40, 110, ...jobs), ...column(380, 115, ...beside)];
    const second = [
      ...column(40, 60, '* Apprentice', 'Cove Yard', 'Jan 1996 - Dec 1998', '• Swept and learned to sharpen'),
      ...column(380, 64, '> Choir'),
    ];
    const { sections } = await read(first, second);
    expect(sections.experience.items.map(({ position, start }) => [position, start])).toEqual([
      ['Head joiner', '2003-09'],
      ['Joiner', '1999-01'],
      ['Apprentice', '1996-01'],
    ]);
    expect(JSON.stringify(sections.hobbies.items)).toContain('Choir');
  });

  it('do not go on where what stands at the right are dates', () => {
    const segment = (text: string, x: number, y: number) => ({
      text,
      x,
      right: x + 60,
      y,
      size: 9,
      bold: false,
      runs: [],
      tags: [],
    });
    const columns = [
      { segments: [segment('Head joiner', 40, 60)], left: 40, right: 340 },
      { segments: [segment('Skills', 380, 60), segment('Boats', 380, 73)], left: 380, right: 560 },
    ];
    const pageWith = (beside: string) => [
      { segments: [segment('Apprentice', 40, 60), segment(beside, 380, 60)], left: 40, right: 560 },
    ];
    expect(withColumnsGoingOn([columns, pageWith('Jan 1996 - Dec 1998')])[1]).toHaveLength(1);
    expect(withColumnsGoingOn([columns, pageWith('Sails')])[1]).toHaveLength(2);
  });

  it('are recognised if every line of one is level with a line of the other', async () => {
    const studies = [
      '# Education',
      '* Diploma, Boatbuilding',
      'Maine College',
      '1996 - 1998',
      '# Skills',
      'Steam bending, Caulking,',
      'Varnish, Sails',
    ];
    const { sections } = await read([...name, ...column(40, 110, ...jobs), ...column(320, 110, ...studies)]);
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Head joiner', 'Joiner']);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College', start: '1996', end: '1998' }]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Steam bending',
      'Caulking',
      'Varnish',
      'Sails',
    ]);
  });

  it('begin at headings side by side, below lines with dates at the right edge', async () => {
    const lines = [
      ['# Experience', ''],
      ['* Head joiner', 'Sep 2003 - Present'],
      ['Lake Boats Inc.', 'fourteen people'],
      ['* Joiner', 'Jan 1999 - Aug 2003'],
      ['Hill Works Ltd.', 'a family business'],
    ];
    const wide = lines.flatMap(([text = '', fact = ''], row) => [
      ...column(40, 110 + row * 13, text),
      ...(fact ? column(430, 110 + row * 13, fact) : []),
    ]);
    const left = ['# Skills', 'Steam bending', 'Caulking', 'Varnish'];
    const right = ['# Languages', 'English: native', 'French: fluent', 'Welsh: basic'];
    const { sections } = await read([...name, ...wide, ...column(40, 200, ...left), ...column(300, 200, ...right)]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head joiner', start: '2003-09' },
      { position: 'Joiner', start: '1999-01', end: '2003-08' },
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Steam bending', 'Caulking', 'Varnish']);
    expect(sections.language.items.map(({ name: language }) => language)).toEqual(['English', 'French', 'Welsh']);
  });

  it('continue in the second column as in a newspaper, page by page', async () => {
    const job = (number: number) => [
      `* Joiner`,
      `Yard ${number} Inc.`,
      `${2000 + number} - ${2001 + number}`,
      `• Built boat number ${number} of the fleet`,
    ];
    const [first, second, third, fourth] = [
      [8, 7],
      [6, 5],
      [4, 3],
      [2, 1],
    ].map((numbers) => numbers.flatMap(job));
    const { sections } = await read(
      [...name, ...column(40, 110, '# Experience', ...(first ?? [])), ...column(320, 115, ...(second ?? []))],
      [...column(40, 60, ...(third ?? [])), ...column(320, 60, ...(fourth ?? []))],
    );
    expect(sections.experience.items.map(({ start }) => start)).toEqual([
      '2008',
      '2007',
      '2006',
      '2005',
      '2004',
      '2003',
      '2002',
      '2001',
    ]);
  });
});

describe('entries', () => {
  it('share the employer above them', async () => {
    const roles = [
      '* Hill Hospital Inc.',
      '> Nurse, Surgery - Mar 2022 - Jan 2023',
      '> Nurse, Emergency - Feb 2020 - Feb 2022',
      '> Clerk - Aug 2017 - Jan 2020',
    ];
    const { sections } = await read([...name, ...column(40, 110, '# Experience', ...roles)]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Nurse, Surgery', 'Hill Hospital Inc.'],
      ['Nurse, Emergency', 'Hill Hospital Inc.'],
      ['Clerk', 'Hill Hospital Inc.'],
    ]);
  });

  it('have marks in words and groups of skills with a level', async () => {
    const lines = [
      '# Education',
      '* Diploma, Boatbuilding',
      'Maine College',
      '1996 - 1998',
      'Grade: very good',
      '# Skills',
      'Wood - Expert: Oak, Larch',
      'Metal (basic): Brass',
    ];
    const { sections } = await read([...name, ...column(40, 110, ...lines)]);
    expect(sections.education.items).toMatchObject([{ score: 'very good' }]);
    expect(sections.skill.items).toMatchObject([
      { name: 'Wood', level: 'Expert', keywords: ['Oak', 'Larch'] },
      { name: 'Metal', level: 'basic', keywords: ['Brass'] },
    ]);
  });

  it('with contacts may wrap', async () => {
    const { basics } = await read([
      ...name,
      ...column(
        40,
        110,
        '# Contact',
        'ada@example.org',
        'Keizersgracht 999, 1017 ZZ',
        'Amsterdam, Netherlands',
        ...jobs,
      ),
    ]);
    expect(basics.location).toMatchObject({
      address: 'Keizersgracht 999',
      postalCode: '1017 ZZ',
      city: 'Amsterdam',
      countryCode: 'NL',
    });
  });
});

it('reads an "i" that is placed by itself in a word at the foot of a first page, and no number of it', () => {
  const style = { size: 10, bold: false, italic: false };
  const piece = (text: string, x: number, width: number) => ({ text, x, y: 780, width, style, rtl: false });
  const linesOf = (...pieces: ReturnType<typeof piece>[]) =>
    arrangePages([{ width: 595, height: 842, pieces, marks: [], pictures: 0, uncoded: 0 }]).lines.map(
      ({ text }) => text,
    );
  expect(linesOf(piece('Educat', 40, 31.1), piece('i', 71.1, 2.2), piece('on', 73.3, 11.1))).toEqual(['Education']);
  expect(linesOf(piece('Rivers', 40, 28), piece('i', 560, 2.2))).toEqual(['Rivers']);
});
