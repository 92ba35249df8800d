import { describe, expect, it } from 'vitest';
import { drawn, person } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF, resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { labelLines } from './entries.ts';

/** A section whose groups of lines stand 12 points apart within, and `apart` from one another. */
const groups = (heading: string, apart: number, ...given: string[][]) => {
  let top = 130;
  return given.reduce(
    (texts, lines) => {
      const next = [...texts, ...drawn(lines, { step: 12, top })];
      top += 12 * (lines.length - 1) + apart;
      return next;
    },
    [...drawn(person), ...drawn([heading], { top: 108 })],
  );
};

const PRIZES = [
  [
    'Travel grant of the Nordic Society for the History of Maps and Measuring Instruments, second class',
    'Bergen, 2021',
  ],
  ['Young Cartographer Prize for the reading room of the island museum and its collection of charts', 'Oslo, 2019'],
  ['Medal of the Harbour Guild for a catalogue of all lighthouses between Stad and Lindesnes', 'Stavanger, 2016'],
];

/** Lines of projects, of which each second one is in italics. */
const projects = (gap: number) =>
  [
    ['Tidewatch', 'Shows when the ferries of the island can land at the old pier, in rain and in storm'],
    ['Kelp', 'Counts plants in pictures that divers took'],
    ['Saltmap', 'Draws where the water of the fjord is warm'],
  ].flatMap(([name = '', told = '']) => {
    const italic = { size: 10, bold: false, italic: true };
    return [
      lineOf([cellAt(name, 40, 100)], { gapAbove: gap }),
      lineOf([cellAt(told, 40, 40 + 5 * told.length, italic)], { gapAbove: 2.2, style: italic }),
    ];
  });

describe('entries that white space sets apart', () => {
  it('begin with their title, however long it is', async () => {
    const { sections } = await pdf(groups('# Awards', 26, ...PRIZES));
    expect(sections.award.items.map(({ title, date }) => [String(title).split(' ')[0], date])).toEqual([
      ['Travel', '2021'],
      ['Young', '2019'],
      ['Medal', '2016'],
    ]);
  });

  it('need no date where all begin in one style and go on in another', () => {
    const roles = labelLines(projects(8), AS_OF, true);
    expect(roles.filter(({ opens }) => opens).map(({ line }) => line.text)).toEqual(['Tidewatch', 'Kelp', 'Saltmap']);
    expect(labelLines(projects(2.4), AS_OF, true).some(({ opens }) => opens)).toBe(false);
  });

  it('are not the paragraphs of one entry', async () => {
    const { sections } = await pdf(
      groups(
        '# Projects',
        20,
        [
          '* Tidewatch, 2021',
          'Shows when the ferries of the island can land at the old pier,',
          'and when they cannot.',
        ],
        ['It reads the tables of the harbour office each morning and writes', 'what it finds to a page.'],
        ['The page is read by the crews of both ferries and by those who wait', 'for them in the rain.'],
      ),
    );
    expect(sections.project.items).toHaveLength(1);
  });
});

describe('entries below headings of one level', () => {
  it('begin with their headings', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Certificates\n\n### Harbour pilot\n\n#### Coast Guard\n\n*Issued Apr 2019*\n\n### Radio operator\n\n##### Number: AB-305\n\nValid for all waters of the north\n\n### Crane driver\n\nHarbour certified\n\nCranes of up to forty tons\n\n*Issued Sep 2020*\n',
      'md',
    );
    expect(sections.certification.items.map(({ name }) => name)).toEqual([
      'Harbour pilot',
      'Radio operator',
      'Crane driver',
    ]);
  });

  it('are those of the lower level where several of it stand below one', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Certificates\n\n### Sea School\n\n#### Harbour pilot\n\n2019\n\n#### Radio operator\n\n2020\n\n### Crane Works\n\n#### Crane driver\n\n2021\n',
      'md',
    );
    expect(sections.certification.items.length).toBeGreaterThan(2);
  });
});
