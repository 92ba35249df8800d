import type { Cell, Line } from '../../../text/line.ts';
import { entryLabel } from '../labels/entry-labels.ts';
import { joinedInColumn } from './joined-cell.ts';
import { withCells } from './with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 3;
/** And middles, of letters of several scripts. */
const SAME_MIDDLE = 2;
/** By so much of their letters' size, lines overlap that are of different cells of a row. */
const OVERLAP = 0.15;
/** A row has no more lines. */
const MOST_LINES = 12;
/** So many lines away is another row of the table. */
const MOST_AWAY = 8;

/** Cells that begin at one edge. */
type Column = { x: number; cells: Cell[]; top: number; bottom: number };

const columnsOf = (lines: readonly Line[]): Column[] => {
  const columns: Column[] = [];
  for (const { cells, top, bottom } of lines)
    for (const cell of cells) {
      const column = columns.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
      if (column) {
        column.cells.push(cell);
        column.bottom = bottom;
      } else columns.push({ x: cell.x, cells: [cell], top, bottom });
    }
  return columns.toSorted((one, other) => one.x - other.x);
};

const areApart = (columns: readonly Column[]): boolean =>
  columns.every(({ cells }, index) => {
    const next = columns[index + 1];
    return next === undefined || cells.every(({ right }) => right < next.x);
  });

/** Whether what stands in each column is at the same height in the middle. */
const areCentred = (columns: readonly Column[]): boolean => {
  const middles = columns.map(({ top, bottom }) => (top + bottom) / 2);
  return Math.max(...middles) - Math.min(...middles) < SAME_MIDDLE;
};

/** Whether a line is another row of the form: its cells begin where the columns do, and the first is a label of entries. */
const isRowOf = (line: Line, columns: readonly Column[]): boolean =>
  entryLabel(line.cells[0]?.text ?? '') !== undefined &&
  line.cells.length >= columns.length &&
  columns.every(({ x }) => line.cells.some((cell) => Math.abs(cell.x - x) < SAME_EDGE));

/** What stands in a column as one cell, if anything does. */
const cellOf = ([first, ...rest]: readonly Cell[]): Cell[] => (first ? [rest.reduce(joinedInColumn, first)] : []);

/**
 * Rows of forms in which a label stands at half the height of the text beside it, as in tables of web pages: the lines of
 * such a row, which overlap, become one, with a cell for each column of the table.
 */
export const withCentredCells = (lines: readonly Line[]): Line[] => {
  const placed: Line[] = [];
  for (let from = 0; from < lines.length;) {
    const [line] = lines.slice(from, from + 1);
    if (!line) break;
    let to = from + 1;
    for (let next = lines[to]; next && overlaps(next, line, to - from); next = lines[to]) to += 1;
    const row = lines.slice(from, to);
    const columns = to - from > 1 && line.laneRight > 0 ? columnsOf(row) : [];
    const around = lines.slice(Math.max(0, from - MOST_AWAY), from).concat(lines.slice(to, to + MOST_AWAY));
    const isRow =
      columns.length > 1 && areApart(columns) && areCentred(columns) && around.some((other) => isRowOf(other, columns));
    const cells = isRow ? columns.flatMap((column) => cellOf(column.cells)) : [];
    if (isRow) placed.push({ ...withCells(line, cells), bullet: false });
    else placed.push(...row);
    from = to;
  }
  return placed;
};

const overlaps = (next: Line, first: Line, count: number): boolean =>
  count < MOST_LINES &&
  next.page === first.page &&
  next.lane === first.lane &&
  !next.bullet &&
  next.gapAbove < -OVERLAP * next.style.size;
