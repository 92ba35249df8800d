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
