import { writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { namesApart } from './spaced-names.ts';

/** The keywords of a narrow column with these lines below a heading, one point of size apart from a name. */
const keywordsOf = async (...lines: string[]) => {
  const texts = [
    { text: 'Ada Park', x: 40, y: 40, size: 22, bold: true },
    { text: 'ada@example.org', x: 40, y: 60, size: 10 },
    ...['# Skills', ...lines, '# Education', 'BSc Geology, University of Kiel, 2015'].map((line, index) => ({
      text: line.replace(/^# /u, ''),
      x: 40,
      y: 90 + index * 14,
      bold: line.startsWith('# '),
      size: line.startsWith('# ') ? 13 : 10,
    })),
  ];
  const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
  return resume.sections.skill.items.flatMap(({ keywords }) => keywords);
};

describe('keywords', () => {
  it('are none of the label before them, which may be a list with "and" itself', async () => {
    expect(await keywordsOf('Boats, sails and ropes: Elm, Flax, Hemp', 'Paint: Red lead')).toEqual([
      'Elm',
      'Flax',
      'Hemp',
      'Red lead',
    ]);
  });

  it('are no figures that say how good someone is', async () => {
    expect(await keywordsOf('Elm, 80%, Flax, 4/5, Windows 10')).toEqual(['Elm', 'Flax', 'Windows 10']);
  });

  it('with room between them are those of the name above, whose level is beside it', async () => {
    const at = (text: string, x: number, y: number, bold = false) => ({ text, x, y, bold, size: bold ? 11 : 8 });
    const texts = [
      { text: 'Ada Park', x: 40, y: 40, size: 22, bold: true },
      { text: 'ada@example.org', x: 40, y: 60, size: 10 },
      { text: 'Skills', x: 40, y: 90, size: 13, bold: true },
      at('Boat building of all kinds', 40, 112, true),
      at('Advanced', 240, 112),
      at('Caulking', 52, 130),
      at('Varnish', 110, 130),
      at('Sails', 52, 146),
      at('Masts', 110, 146),
      at('Drawing of plans and maps', 40, 170, true),
      at('Beginner', 235, 170),
      at('Lofting', 52, 188),
      at('Coasts', 104, 188),
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume.sections.skill.items).toMatchObject([
      { name: 'Boat building of all kinds', level: 'Advanced', keywords: ['Caulking', 'Varnish', 'Sails', 'Masts'] },
      { name: 'Drawing of plans and maps', level: 'Beginner', keywords: ['Lofting', 'Coasts'] },
    ]);
  });

  it('stand behind a label in bold, whatever commas are in it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Skills',
      '- *Design, Layout & Print:* Canva, Figma',
      '- *Languages of Machines, Cloud:* Perl, R',
    );
    expect(sections.skill.items.map(({ name, keywords }) => [name, keywords])).toEqual([
      ['Design, Layout & Print', ['Canva', 'Figma']],
      ['Languages of Machines, Cloud', ['Perl', 'R']],
    ]);
  });

  it('have no "and" before the last, also where that begins a line', async () => {
    expect(await keywordsOf('Tools: Saws, Planes, Drills, Chisels,', 'and Gouges')).toContain('Gouges');
  });

  it('that break at a hyphen of their own are whole', async () => {
    expect(await keywordsOf('Strengths: Teamwork, Planning of long journeys, Problem-', 'solving, Sailing')).toEqual([
      'Teamwork',
      'Planning of long journeys',
      'Problem-solving',
      'Sailing',
    ]);
  });

  it('end at a dash that separates them', async () => {
    expect(await keywordsOf('Strengths: Teamwork, Planning of long journeys,', 'Sailing, Rowing')).toEqual([
      'Teamwork',
      'Planning of long journeys',
      'Sailing',
      'Rowing',
    ]);
  });
});

describe('names of tools', () => {
  it('are parted by spaces alone', () => {
    expect(namesApart('MySQL PostgreSQL ORM Hibernate')).toEqual(['MySQL', 'PostgreSQL', 'ORM', 'Hibernate']);
    expect(namesApart('JavaScript HTML 5 CSS Node.js')).toEqual(['JavaScript', 'HTML 5', 'CSS', 'Node.js']);
  });

  it.each([
    'Adobe Photoshop and Illustrator CC',
    'Microsoft Office Power Point',
    'WEAVING OF SAILS IN THE YARD',
    'SQL CSS',
  ])('are none in "%s"', (text) => expect(namesApart(text)).toBeUndefined());

  it('stand behind their label', async () => {
    expect(await keywordsOf('Web: JavaScript HTML 5 CSS Node.js', 'Data: MySQL PostgreSQL ORM Hibernate')).toEqual([
      'JavaScript',
      'HTML 5',
      'CSS',
      'Node.js',
      'MySQL',
      'PostgreSQL',
      'ORM',
      'Hibernate',
    ]);
  });
});

it('keywords of several words go on in the next line, where it begins in a small letter', async () => {
  expect(
    await keywordsOf('Reliable, honest, a sense of humour, learns quickly and', 'works easily in', 'teams'),
  ).toEqual(['Reliable', 'honest', 'a sense of humour', 'learns quickly and works easily in teams']);
  expect(await keywordsOf('Elm, Flax, Hemp', 'rope')).toEqual(['Elm', 'Flax', 'Hemp', 'rope']);
});
