import { findDates, isDateText } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/**
 * Entries side by side in columns of equal width ("Web | Frameworks | Tools" over three lines) are read column by
 * column. Lines that do not form such a grid are returned unchanged.
 */
export const unfoldGrids = (lines: readonly Line[], asOf: string): Line[] => {
  const unfolded: Line[] = [];
  let index = 0;
  while (index < lines.length) {
    const grid = gridAt(lines, index, asOf);
    if (grid) {
      unfolded.push(...grid.columns.flat());
      index += grid.length;
    } else {
      const line = lines[index];
      if (line) unfolded.push(line);
      index += 1;
    }
  }
  return unfolded;
};

const TOLERANCE = 3;
/** So many points are texts apart at most that are set flush. */
const FLUSH = 1;
/** A column's first line counts as far below the column before it. */
const COLUMN_GAP = 40;

const gridAt = (
  lines: readonly Line[],
  from: number,
  asOf: string,
): { columns: Line[][]; length: number } | undefined => {
  const first = lines[from];
  if (!first || first.cells.length < 2 || first.laneRight <= first.laneLeft) return undefined;
  // Dates that hang beside their entries are no column of entries.
  if (isDateText(first.cells[0]?.text ?? '')) return undefined;
  const starts = columnStarts(lines, from, asOf);
  if (!starts) return undefined;
  const columns: Line[][] = starts.map(() => []);
  let length = 0;
  for (const line of lines.slice(from)) {
    if (line.lane !== first.lane || line.page !== first.page) break;
    const parts = partsOf(line, starts);
    if (!parts) break;
    parts.forEach((cells, column) => {
      const before = columns[column]?.at(-1);
      if (cells.length === 0) return;
      // Each column stands below the one before, so that its entries begin where the others do.
      const by = (starts[column] ?? 0) - (starts[0] ?? 0);
      const part = withCells(
        line,
        by === 0 ? cells : cells.map((cell) => ({ ...cell, x: cell.x - by, right: cell.right - by })),
      );
      columns[column]?.push({
        ...part,
        gapAbove: before ? part.top - before.bottom : COLUMN_GAP,
        laneLeft: starts[0] ?? line.laneLeft,
        laneRight: (starts[column + 1] ?? line.laneRight) - by,
      });
    });
    length += 1;
  }
  return length >= 2 ? { columns, length } : undefined;
};

/** Left edges at equal distances that several lines share and that are not a column of dates. */
const columnStarts = (lines: readonly Line[], from: number, asOf: string): number[] | undefined => {
  const first = lines[from];
  const origin = first?.cells[0]?.x;
  if (!first || origin === undefined) return undefined;
  const near = lines.slice(from, from + 12).filter((line) => line.lane === first.lane && line.page === first.page);
  if (areFlushRight(near)) return undefined;
  for (const columns of [4, 3, 2]) {
    const edges = evenEdges(near, origin, columns, first.laneRight);
    if (!edges) continue;
    const cells = near
      .slice(0, 2)
      .flatMap((line) =>
        line.cells.filter((cell) => edges.slice(1).some((edge) => Math.abs(edge - cell.x) <= TOLERANCE)),
      );
    const dated = cells.filter((cell) =>
      findDates(cell.text, asOf).some((dates) => dates.to - dates.from > cell.text.length * 0.6),
    );
    if (dated.length < cells.length / 2) return edges;
  }
  return undefined;
};

/** Whether what ends several lines is set flush right: facts beside what begins them, no column. */
const areFlushRight = (lines: readonly Line[]): boolean => {
  const last = lines.flatMap(({ cells }) => (cells.length > 1 ? cells.slice(-1) : []));
  const [lefts, rights] = [last.map(({ x }) => x), last.map(({ right }) => right)];
  return (
    last.length > 1 &&
    Math.max(...rights) - Math.min(...rights) < FLUSH &&
    Math.max(...lefts) - Math.min(...lefts) > FLUSH
  );
};

const evenEdges = (lines: readonly Line[], origin: number, columns: number, right: number): number[] | undefined => {
  const pitches = lines
    .flatMap((line) => line.cells.slice(1).map((cell) => cell.x - origin))
    .filter((pitch) => pitch > 30);
  for (const pitch of new Set(pitches.map(Math.round))) {
    const edges = Array.from({ length: columns }, (_, column) => origin + pitch * column);
    const width = pitch * columns;
    if (width > (right - origin) * 1.25 || width < (right - origin) * 0.8) continue;
    const shared = edges
      .slice(1)
      .every(
        (edge) => lines.filter((line) => line.cells.some((cell) => Math.abs(cell.x - edge) <= TOLERANCE)).length >= 2,
      );
    if (shared) return edges;
  }
  return undefined;
};

/** The cells of a line by column; undefined if a text crosses the edge of a column. */
const partsOf = (line: Line, starts: readonly number[]): Cell[][] | undefined => {
  const parts: Cell[][] = starts.map(() => []);
  for (const cell of line.cells) {
    let column = 0;
    starts.forEach((start, index) => {
      if (cell.x >= start - TOLERANCE) column = index;
    });
    const next = starts[column + 1];
    if (cell.x < (starts[0] ?? 0) - 2 * TOLERANCE || (next !== undefined && cell.right > next + TOLERANCE))
      return undefined;
    parts[column]?.push(cell);
  }
  return parts;
};
