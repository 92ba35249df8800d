import { sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import type { Cell, Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { fieldNames } from '../fields.ts';
import { unfoldGrids } from '../lines/grid.ts';
import { citationOf, isAuthorList, isNoteOfNames, readCitations, withCoauthorsApart } from './read-citations.ts';

const row = (gapAbove: number, ...cells: Cell[]): Line => lineOf(cells, { gapAbove });

const line = (gapAbove: number, text: string, right = 300): Line => row(gapAbove, cellAt(text, 40, right));

const names = fieldNames(sections.find(({ key }) => key === 'publication')?.fields ?? {});

const titled = (lines: readonly Line[]) =>
  readCitations(lines, names, '2026-11-29')?.map((fields) => [
    fields[names.title ?? '']?.value,
    fields[names.date ?? '']?.value,
  ]);

describe('references', () => {
  it.each([
    ['Okafor T, Molina S, Brandt J. (2021). Routing under load. Journal of Logistics.', 'Routing under load'],
    ['T. Okafor, A. Brandt and S. Molina. Cheap snapshots of logs. Systems Notes, 2020.', 'Cheap snapshots of logs'],
    ['T. Okafor, “Cheap snapshots of logs,” Systems Notes, vol. 3, pp. 1–9, 2020.', 'Cheap snapshots of logs'],
    ['[4] Okafor, T., & Brandt, A. (2019, May). Why queues grow? Letters in Physics, 12(3).', 'Why queues grow?'],
    ['Okafor, T. and A. Brandt, 2019: Why queues grow?. Letters in Physics, 12.', 'Why queues grow?'],
    ['A dealer, a dean and a dish. Provenance Review, 2019.', 'A dealer, a dean and a dish'],
    ['Cheap snapshots of logs. T. Okafor, A. Brandt. Systems Notes, 2020.', 'Cheap snapshots of logs'],
    ['Okafor, T., Brandt, A., 2019 - “Cheap snapshots of logs.” Systems Notes', 'Cheap snapshots of logs'],
    ['Why do queues grow?. Tobi Okafor*, Anna de Brandt. 2019. In: Letters (Physics 2020).', 'Why do queues grow?'],
  ])('%s is titled %s', (text, title) => {
    expect(citationOf(text)?.title).toBe(title);
  });

  it('have names that go on in the next line, and a year of their own before that of the venue', () => {
    const lines = [
      line(0, '* equal contribution'),
      line(8, '[1] Why do long queues grow at night?. Tobi Okafor, Anna', 300),
      line(2, 'Brandt*, Sara Molina. 2019. In: Letters (Physics 2020).'),
      line(8, '[2] Cheap snapshots of logs and of their copies. Tobi', 300),
      line(2, 'Okafor, Sara Molina. 2018. In: Notes (Systems 2019).'),
    ];
    expect(lines.map(isNoteOfNames)).toEqual([true, false, false, false, false]);
    expect(titled(lines.slice(1))).toEqual([
      ['Why do long queues grow at night?', '2019'],
      ['Cheap snapshots of logs and of their copies', '2018'],
    ]);
  });

  it('may share the year beside the first of them, where titles are bold, and have a place beside a title', () => {
    const bold = { size: 10, bold: true, italic: false };
    const title = (text: string, ...cells: Cell[]): Line => row(4, ...cells, cellAt(text, 80, 300, bold));
    const people = (gapAbove: number, text: string): Line => row(gapAbove, cellAt(text, 80, 300));
    expect(
      titled([
        title('Why do long queues grow at night in all', cellAt('2019', 40, 60, bold)),
        row(1, cellAt('of our harbours', 80, 160, bold), cellAt('Seoul, South Korea', 420, 500)),
        people(2, 'T. Okafor, A. Brandt, S. Molina.'),
        people(2, 'Letters in Physics.'),
        title('Cheap snapshots of logs and of their copies'),
        people(2, 'T. Okafor, S. Molina.'),
        title('A model of tides and of the nets below them', cellAt('2016', 40, 60, bold)),
        people(2, 'T. Okafor, A. Brandt.'),
        people(2, 'Notes on Systems.'),
      ]),
    ).toEqual([
      ['Why do long queues grow at night in all of our harbours', '2019'],
      ['Cheap snapshots of logs and of their copies', '2019'],
      ['A model of tides and of the nets below them', '2016'],
    ]);
  });

  it('of oneself are told by their titles and where they appeared', () => {
    expect(
      titled([
        line(10, 'Tiles Without Walls. Calton Academic, 2017.'),
        line(10, 'A dealer, a dean and a dish. Provenance Review, 2019.'),
        line(10, 'Cobalt before the caravans of the salt. Studies in Clay, 2013.'),
      ]),
    ).toEqual([
      ['Tiles Without Walls', '2017'],
      ['A dealer, a dean and a dish', '2019'],
      ['Cobalt before the caravans of the salt', '2013'],
    ]);
  });

  it('have the title in italics after their authors', () => {
    const text = 'T. Okafor, A. Brandt, Cheap snapshots of logs, Systems Notes, 2020.';
    expect(citationOf(text, 'Cheap snapshots of logs')).toEqual({
      authors: 'T. Okafor, A. Brandt',
      title: 'Cheap snapshots of logs',
      venue: 'Systems Notes',
    });
  });

  it('have the title in italics after the only name that comes before several titles', () => {
    const text = 'Tola Okafor. Cheap Snapshots. Harrow Press, 2020.';
    expect(citationOf(text, 'Cheap Snapshots', new Set(['Tola Okafor']))).toEqual({
      authors: 'Tola Okafor.',
      title: 'Cheap Snapshots',
      venue: 'Harrow Press',
    });
    expect(citationOf(text, 'Cheap Snapshots')?.title).not.toBe('Cheap Snapshots');
  });

  it.each(['Routing under load, Journal of Logistics, 2021', 'A book about trees. It is long. And green.'])(
    'are not what has no authors: %s',
    (text) => {
      expect(citationOf(text)).toBeUndefined();
    },
  );

  it('have notes that stand in below them, behind which the next begins at the edge', () => {
    const notes = (text: string): Line => row(9, cellAt(text, 76, 300));
    expect(
      titled([
        line(Infinity, 'Okafor, T. and A. Brandt, 2019: Routing under load. Journal of Logistics, 5, 497-498.'),
        notes('Citations: 1'),
        line(9, 'Okafor, T., S. Molina, and A. Brandt, 2014: Cheap snapshots of logs. Systems Notes, 9.'),
        notes('Citations: 9'),
        notes('One of 25 highlights of 2014 in Systems Notes'),
        line(9, 'Okafor, T. and S. Molina, 2011: Stores of salt. Letters in Physics, 38.'),
        notes('Citations: 13'),
      ]),
    ).toEqual([
      ['Routing under load', '2019'],
      ['Cheap snapshots of logs', '2014'],
      ['Stores of salt', '2011'],
    ]);
  });

  it('begin with people, not with the words of a title', () => {
    expect(isAuthorList('A. van der Berg, M. Reyes, et al.')).toBe(true);
    expect(isAuthorList('Cheap Snapshots, Fast Logs')).toBe(false);
    expect(isAuthorList('Systems for A and B in practice')).toBe(false);
  });
});

describe('other styles of references', () => {
  it.each([
    'J. Muster, P. Osei, A new way to see, Journal of Eyes, vol. 12, 2019.',
    'A new way to see, J. Muster, P. Osei, Journal of Eyes, 2019',
    'Muster, J. & Osei, P., 2019. A new way to see. Journal of Eyes.',
    '2019 Muster J, Osei P. A new way to see. Journal of Eyes.',
    'Muster, Jan; Osei, Paul: A new way to see. In: Journal of Eyes 12 (2019), S. 3–4.',
    'Muster Jan, Paul Osei and Ada Park (Sept. 2019). “A new way to see”. In: Journal of Eyes 12, pp. 3–4',
    'Muster, J. (in press) A new way to see. Journal of Eyes',
  ])('%s', (text) => {
    expect(citationOf(text)).toMatchObject({ title: 'A new way to see' });
    expect(citationOf(text)?.venue).toMatch(/^Journal of Eyes/u);
  });
});

describe('references over several lines', () => {
  it('are divided by gaps, where a full stop ends a line that had no room left', () => {
    const lines = [
      line(9, 'Osei, P., Muster, J., & Park, A. (2024, Oct). A new way to see with both eyes closed.', 499),
      line(2, 'Proceedings of the Congress of Eyes (pp. 3-9).'),
      line(9, 'Muster, J., Osei, P., & Park, A. (2022, May). An old way to see with both eyes open.', 499),
      line(2, 'Proceedings of the Congress of Eyes (pp. 8-12).'),
    ];
    expect(titled(lines)).toEqual([
      ['A new way to see with both eyes closed', '2024-10'],
      ['An old way to see with both eyes open', '2022-05'],
    ]);
  });

  it('have their authors in a line below the title, and their date beside it', () => {
    const lines = [
      row(9, cellAt('A new way to see', 40, 200), cellAt('July 2023', 450, 500)),
      line(2, 'Jan Muster, Ada Park'),
      line(2, '10.1234/eyes.2022.77 (Congress of Eyes 2022)'),
      row(12, cellAt('An old way to see', 40, 200), cellAt('May 2021', 450, 500)),
      line(2, 'Ada Park, Paul Osei'),
      line(2, '10.1234/eyes.2020.12 (Congress of Eyes 2020)'),
      row(12, cellAt('No way to see', 40, 200), cellAt('May 2020', 450, 500)),
      line(2, 'Ada Park, Paul Osei'),
    ];
    expect(titled(lines)).toEqual([
      ['A new way to see', '2023-07'],
      ['An old way to see', '2021-05'],
      ['No way to see', '2020-05'],
    ]);
  });

  it('are none where the line below a title names nobody', () => {
    const lines = [line(9, 'A new way to see'), line(2, 'It is about the eyes of owls and of other birds')];
    expect(titled(lines)).toBeUndefined();
  });

  it('end in the people who wrote them with the person', () => {
    const entry = (title: string) => ({ [names.title ?? '']: { value: title, lines: [], confidence: 1 } });
    const [apart, kept] = withCoauthorsApart(
      [entry('A new way to see (with J. Muster & A. Park)'), entry('Seeing (with both eyes closed)')],
      names,
    );
    expect(apart?.[names.title ?? '']?.value).toBe('A new way to see');
    expect(apart?.[names.body ?? '']?.value).toBe('J. Muster & A. Park');
    expect(kept?.[names.title ?? '']?.value).toBe('Seeing (with both eyes closed)');
  });
});

it('what is set flush right beside lines is no column of a grid', () => {
  const rows = (right: number): Line[] => [
    row(9, cellAt('Ada Park, Jan Muster', 40, 150), cellAt('Congress of Eyes', 272, 500)),
    row(2, cellAt('Ada Park, Paul Osei', 40, 150), cellAt('Letters on Eyes', 270, right)),
  ];
  expect(unfoldGrids(rows(500), '2026-11-29').map(({ cells }) => cells.length)).toEqual([2, 2]);
  expect(unfoldGrids(rows(480), '2026-11-29').map(({ cells }) => cells.length)).toEqual([1, 1, 1, 1]);
});
