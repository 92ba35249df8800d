import type { Cell, Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';
import { sliceRuns } from './slice-runs.ts';

/** Dots or dashes that lead from a text to what stands at the right of its line. */
const LEADER = /\s{0,9}(?:[.·_-]{4,}|(?:[.·] ){4,}[.·]?)\s{0,9}/gu;

/** Lines in which leaders are gaps between cells: "Acme ------ Leeds"; a line that is only one separates nothing. */
export const withoutLeaders = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    if (!line.cells.some(({ text }) => text.search(LEADER) >= 0)) return [line];
    const cells = line.cells.flatMap(cellsOf);
    return cells.length > 0 ? [withCells(line, cells)] : [];
  });

const cellsOf = (cell: Cell): Cell[] => {
  const width = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const parts: Cell[] = [];
  const add = (from: number, to: number): void => {
    const text = cell.text.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    parts.push({
      ...cell,
      text,
      x: cell.x + width * from,
      right: cell.x + width * to,
      runs: sliceRuns(cell.runs, from, to),
    });
  };
  let from = 0;
  for (const match of cell.text.matchAll(LEADER)) {
    add(from, match.index);
    from = match.index + match[0].length;
  }
  add(from, cell.text.length);
  return parts;
};
