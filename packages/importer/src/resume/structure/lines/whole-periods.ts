import { findDates, isDateText } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** So few cells may be two dates and nothing that they are of. */
const FEWEST_CELLS = 3;
/** What stands where a period has no end yet. */
const OPEN_END = /^[-–—.…]*$/u;

/** Rows of a table in which each period fills two columns ("From | To", "Sign on | Sign off"), with one cell for it. */
export const withWholePeriods = (lines: readonly Line[], asOf: string): Line[] => {
  const tables: Line[][] = [];
  for (const line of lines) {
    const open = tables.at(-1);
    const [first] = open ?? [];
    if (open && first?.cells.length === line.cells.length && first.lane === line.lane) open.push(line);
    else tables.push([line]);
  }
  return tables.flatMap((rows) => ((rows[0]?.cells.length ?? 0) < FEWEST_CELLS ? rows : withPeriodsOf(rows, asOf)));
};

/** The same of rows with equally many cells, the first of which may name the columns. */
const withPeriodsOf = (rows: readonly Line[], asOf: string): readonly Line[] => {
  const begins = (row: Line | undefined): number =>
    row?.cells.findIndex((cell, index) => isPeriod(cell, row.cells[index + 1], asOf)) ?? -1;
  const [head] = rows;
  const hasHead = rows.length > 1 && begins(head) < 0 && !/\d/u.test(head?.text ?? '');
  const entries = hasHead ? rows.slice(1) : rows;
  const column = entries.reduce((most, row) => Math.max(most, begins(row)), -1);
  const dated = entries.every(
    ({ cells }) =>
      isDateText(cells[column]?.text ?? '') &&
      (isPeriod(cells[column], cells[column + 1], asOf) || OPEN_END.test(cells[column + 1]?.text.trim() ?? '')) &&
      cells.every(({ text }, index) => index === column || index === column + 1 || !isDateText(text)),
  );
  if (column < 0 || !dated) return rows;
  return rows.map((row) => {
    const [from, to] = row.cells.slice(column, column + 2);
    if (!from || !to) return row;
    const isHead = hasHead && row === head;
    const text = isHead ? 'Period' : `${from.text} – ${to.text}`;
    const runs = isHead ? from.runs : [...from.runs, { text: ' – ', style: row.style }, ...to.runs];
    return withCells(row, row.cells.toSpliced(column, 2, { ...from, right: to.right, text, runs }));
  });
};

/** Whether two cells are a date each, and together a period. */
const isPeriod = (from: Cell | undefined, to: Cell | undefined, asOf: string): boolean => {
  if (!from || !to || !isDateText(from.text) || !isDateText(to.text)) return false;
  if (findDates(from.text, asOf).some(({ range }) => range)) return false;
  const text = `${from.text} – ${to.text}`;
  const [dates, ...others] = findDates(text, asOf);
  return (
    dates?.range === true &&
    others.length === 0 &&
    dates.from === 0 &&
    dates.to === text.length &&
    (dates.current || dates.start <= dates.end)
  );
};
