import { findDates, isDateText } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';
import { sliceRuns } from './slice-runs.ts';

/** A period that fills its column touches the name beside it: "08/2013–01/2014Acme Ltd". */
const GLUED = /^[^\p{Lu}]{0,24}\d{4}(?=\p{Lu}\p{L})/u;

/** Lines whose period begins their first cell without a space behind it, with that period in a cell of its own. */
export const withGluedDatesApart = (lines: readonly Line[], asOf: string): Line[] => {
  let edge: number | undefined;
  return lines.map((line) => {
    const [first, second] = line.cells;
    if (first && second && isDateText(first.text)) edge = second.x;
    const parts = first && partsOf(first, asOf, edge);
    return parts ? { ...withCells(line, [...parts, ...line.cells.slice(1)]), bullet: line.bullet } : line;
  });
};

const partsOf = (cell: Cell, asOf: string, edge: number | undefined): [Cell, Cell] | undefined => {
  const date = GLUED.exec(cell.text)?.[0] ?? '';
  if (!isDateText(date) || !findDates(date, asOf).some(({ range }) => range)) return undefined;
  const share = cell.x + ((cell.right - cell.x) * date.length) / cell.text.length;
  // The other lines tell where the column of names begins.
  const x = edge !== undefined && edge > cell.x && edge < cell.right ? edge : share;
  const runs = (from: number, to: number): Cell['runs'] => sliceRuns(cell.runs, from, to);
  return [
    { ...cell, text: date, right: x, runs: runs(0, date.length) },
    { ...cell, text: cell.text.slice(date.length), x, runs: runs(date.length, cell.text.length) },
  ];
};
