import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { headingAt, resumeOfPlaced, textAt } from '../../testing/drawn.ts';

const CELLS = [40, 120, 280, 480];

/** Rows of a table from the top, whose lines within a cell are apart by `|`. */
const tableOf = (rows: readonly (readonly string[])[], top = 110): PdfText[] => {
  let y = top;
  return rows.flatMap((row) => {
    const at = y;
    y += 20 + 12 * (Math.max(...row.map((cell) => cell.split('|').length)) - 1);
    return row.flatMap((cell, column) =>
      cell.split('|').map((text, line) => textAt(CELLS[column] ?? 0, at + 12 * line, text)),
    );
  });
};

const studiesIn = async (...texts: PdfText[]) =>
  (await resumeOfPlaced(headingAt('Education', 90), ...texts)).sections.education.items.map((item) => [
    item['degree'],
    item['institution'],
    item['score'],
    item['end'],
  ]);

describe('tables whose cells wrap', () => {
  it('reads each row as one entry', async () => {
    const studies = await studiesIn(
      ...tableOf([
        ['* Year', '* Degree', '* Institute', '* Marks'],
        ['2021', 'BSc Zoology', 'Hill College|(evening school)', '8.1'],
        ['2018', 'Class XII', 'Saint Teresa Convent|Academy', '93%'],
        ['2016', 'Class X', 'Saint Teresa Convent|Academy', '91%'],
      ]),
    );
    expect(studies).toEqual([
      ['BSc', 'Hill College (evening school)', '8.1', '2021'],
      ['Class XII', 'Saint Teresa Convent Academy', '93%', '2018'],
      ['Class X', 'Saint Teresa Convent Academy', '91%', '2016'],
    ]);
  });

  it('keeps lines apart of which the first had room for more', async () => {
    const { sections } = await resumeOfPlaced(
      headingAt('Experience', 90),
      ...tableOf([
        ['2019 - 2021', '* Head Cook', 'Harbour Inn', 'Leeds'],
        ['', 'Menus and orders.'],
        ['2015 - 2019', '* Cook', 'Mill House Restaurant', 'York'],
        ['', 'Soups and bread.'],
      ]),
    );
    expect(sections.experience.items.map((item) => item['position'])).toEqual(['Head Cook', 'Cook']);
  });
});

describe('tables of names and the texts beside them', () => {
  const linesOf = (rows: readonly (readonly [y: number, name: string, text: string])[]): PdfText[] =>
    rows.flatMap(([y, name, text]) => [
      ...(name ? [textAt(40, y, name)] : []),
      ...(text ? [textAt(160, y, text)] : []),
    ]);

  it('are read as one entry each, with the whole name', async () => {
    const { sections } = await resumeOfPlaced(
      headingAt('Projects', 90),
      ...linesOf([
        [110, 'Bird Counter for', 'Counts the birds at a feeder by their songs and draws'],
        [122, 'Balconies', 'them on a map of the street, hour by hour.'],
        [142, 'Tide Clock', 'A clock for the kitchen wall that knows the harbour and'],
        [154, '', 'rings half an hour before high water.'],
        [174, 'Seed Library', 'Lends seeds to forty gardens, and asks for some of them back.'],
      ]),
    );
    expect(sections.project.items).toMatchObject([
      {
        name: 'Bird Counter for Balconies',
        body: 'Counts the birds at a feeder by their songs and draws them on a map of the street, hour by hour.',
      },
      {
        name: 'Tide Clock',
        body: 'A clock for the kitchen wall that knows the harbour and rings half an hour before high water.',
      },
      { name: 'Seed Library', body: 'Lends seeds to forty gardens, and asks for some of them back.' },
    ]);
  });

  it('are none if what stands beside the names is short', async () => {
    const { sections } = await resumeOfPlaced(
      headingAt('Awards', 90),
      ...linesOf([
        [110, 'Golden Spade', 'Garden Guild'],
        [122, 'Silver Rake', 'Hill County'],
        [142, 'Best Hedge', 'Garden Guild'],
      ]),
    );
    expect(sections.award.items.map((item) => item['title'])).toEqual(['Golden Spade', 'Silver Rake', 'Best Hedge']);
  });
});
