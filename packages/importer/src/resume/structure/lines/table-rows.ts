import { findDates } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { joinedCell, joinedInColumn } from './joined-cell.ts';
import { joinedLine } from './joined-line.ts';
import { withCells } from './with-cells.ts';

/** So few columns are a name with its date, and so few whole rows no table. */
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 2;
/** How far apart lines of one row are at most, in ems. */
const WITHIN_ROW = 0.6;
/** How much closer than lines of one row may two rows be, in points. */
const SAME_GAP = 0.5;
/** How wide a space is, in ems. */
const SPACE = 0.25;

/** A column of a table: from where to where its cells reach, and the widest of them. */
interface Column {
  from: number;
  to: number;
  width: number;
}

/**
 * Rows of tables whose cells wrap ("College of" above "Engineering", beside a year) as one line each: three columns or
 * more, of which some lines fill all.
 */
export const withWholeRows = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const { columns, length } = tableAt(lines, at);
    const rows = lines.slice(at, at + length).map((line) => inColumns(line, columns));
    if (columns.length >= FEWEST_COLUMNS && rows.filter(isFull).length >= FEWEST_ROWS)
      whole.push(...joinedRows(lines.slice(at, at + length), rows, columns));
    else whole.push(...lines.slice(at, at + Math.max(1, length)));
    at += Math.max(1, length);
  }
  return whole;
};

const isFull = (row: readonly (Cell | undefined)[]): boolean => row.every((cell) => cell !== undefined);

/** The columns of the lines from one on of which no cell reaches from one column into another, and how many lines these are. */
const tableAt = (lines: readonly Line[], from: number): { columns: Column[]; length: number } => {
  const first = lines[from];
  const columns: Column[] = [];
  let length = 0;
  if (!first || first.cells.length < FEWEST_COLUMNS || first.laneRight <= 0) return { columns, length };
  for (const line of lines.slice(from)) {
    if (line.page !== first.page || line.lane !== first.lane || line.bullet) break;
    const places = line.cells.map((cell) => columns.filter(({ from: left, to }) => cell.x < to && cell.right > left));
    if (length > 0 && places.some((each) => each.length !== 1)) break;
    for (const [index, { x, right }] of line.cells.entries()) {
      const column = places[index]?.[0];
      if (column) Object.assign(column, { from: Math.min(column.from, x), to: Math.max(column.to, right) });
      else columns.push({ from: x, to: right, width: 0 });
    }
    length += 1;
  }
  for (const line of lines.slice(from, from + length))
    for (const [index, cell] of inColumns(line, columns).entries()) {
      const column = columns[index];
      if (cell && column) column.width = Math.max(column.width, cell.right - cell.x);
    }
  return { columns, length };
};

/** What a line has in each column; words that are set apart in one column are one cell. */
const inColumns = (line: Line, columns: readonly Column[]): (Cell | undefined)[] =>
  columns.map(({ from, to }) => {
    const [first, ...others] = line.cells.filter(({ x, right }) => x < to && right > from);
    return others.reduce((cell, next) => cell && { ...joinedCell(cell, next), right: next.right }, first);
  });

type Row = readonly (Cell | undefined)[];

const joinedRows = (lines: readonly Line[], rows: readonly Row[], columns: readonly Column[]): Line[] => {
  // The first line may stand below a heading.
  const gapOfRows = lines
    .slice(1)
    .reduce(
      (least, { gapAbove }, index) => (isFull(rows[index + 1] ?? []) ? Math.min(least, gapAbove) : least),
      Infinity,
    );
  const whole: { line: Line; cells: Row }[] = [];
  for (const [index, line] of lines.entries()) {
    const [row = [], above = [], open] = [rows[index], rows[index - 1], whole.at(-1)];
    const isRest =
      open !== undefined &&
      !isFull(row) &&
      line.gapAbove < WITHIN_ROW * line.style.size &&
      line.gapAbove <= gapOfRows + SAME_GAP &&
      row.every((cell, column) => !cell || goesOn(above[column], cell, columns[column]?.width ?? 0));
    if (isRest) open.cells = open.cells.map((cell, column) => withRest(cell, row[column]));
    else whole.push({ line, cells: row });
  }
  return whole.map(({ line, cells }) =>
    withCells(
      line,
      cells.flatMap((cell) => cell ?? []),
    ),
  );
};

/** Whether a cell is the rest of the one above: in brackets, behind a hyphen, or its first word had no room. */
const goesOn = (above: Cell | undefined, cell: Cell, width: number): boolean => {
  const [last, first] = [above?.runs.at(-1)?.style, cell.runs[0]?.style];
  if (!above || !last || !first || last.bold !== first.bold || Math.abs(last.size - first.size) > 0.6) return false;
  const [word = ''] = cell.text.split(/\s/u);
  const perLetter = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const needed = above.right - above.x + SPACE * first.size + perLetter * word.length;
  return /^[(（\p{Ll}]/u.test(cell.text) || (needed > width - 1 && !/[.:;!?]$/u.test(above.text));
};

const withRest = (cell: Cell | undefined, rest: Cell | undefined): Cell | undefined =>
  cell && rest ? { ...joinedInColumn(cell, rest), x: Math.min(cell.x, rest.x) } : (cell ?? rest);

/** How much farther than lines of a row the rows of a table are apart, in ems. */
const BETWEEN_ROWS = 0.25;
const SAME_EDGE = 3;
/** So long is a text on average that describes what stands beside it. */
const PROSE = 40;

/**
 * Tables of two columns, names and texts that describe them, each of which may wrap: the whole name on a line of its own,
 * and the text below it.
 */
export const withTextsBelowNames = (lines: readonly Line[], asOf: string): Line[] => {
  const [first] = lines;
  const [left, right] = first?.cells ?? [];
  if (!first || !left || !right || first.laneRight <= 0 || !areNamesAndTexts(lines, left.x, right.x, asOf))
    return [...lines];
  const gaps = lines.slice(1).flatMap(({ gapAbove, page }, at) => (page === lines[at]?.page ? [gapAbove] : []));
  const within = Math.min(...gaps);
  const rows: { names: Line[]; texts: Line[] }[] = [];
  for (const line of lines) {
    const name = line.cells.filter(({ x }) => Math.abs(x - left.x) < SAME_EDGE);
    const text = line.cells.filter(({ x }) => Math.abs(x - right.x) < SAME_EDGE);
    const isRow = name.length > 0 && text.length > 0 && line.gapAbove > within + BETWEEN_ROWS * line.style.size;
    if (isRow || rows.length === 0) rows.push({ names: [], texts: [] });
    const row = rows.at(-1);
    if (name.length > 0) row?.names.push({ ...withCells(line, name), laneRight: right.x });
    if (text.length > 0) row?.texts.push({ ...withCells(line, text), laneLeft: right.x, gapAbove: within });
  }
  // A row that goes on without a gap is none: these are lines.
  if (rows.length < FEWEST_ROWS || rows.every(({ names }) => names.length < 2)) return [...lines];
  return rows.flatMap(({ names: [name, ...rest], texts }) => [
    ...(name ? [rest.reduce(joinedLine, name)] : []),
    ...texts,
  ]);
};

/** Whether all cells begin at one of two edges, beside each other without a date, the right ones as long as prose is. */
const areNamesAndTexts = (lines: readonly Line[], left: number, right: number, asOf: string): boolean => {
  const isAt = (cell: Cell, edge: number): boolean => Math.abs(cell.x - edge) < SAME_EDGE;
  const names = lines.flatMap(({ cells }) => cells.filter((cell) => isAt(cell, left)));
  const texts = lines.flatMap(({ cells }) => cells.filter((cell) => isAt(cell, right)));
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  return (
    lines.every(
      ({ cells, bullet, lane }) =>
        !bullet &&
        lane === lines[0]?.lane &&
        cells.length < FEWEST_COLUMNS &&
        cells.every((cell) => isAt(cell, left) || isAt(cell, right)),
    ) &&
    names.every(
      (cell) => cell.right < right && !/[:：]$/u.test(cell.text) && findDates(cell.text, asOf).length === 0,
    ) &&
    length > PROSE * texts.length
  );
};
