import type { Line } from '../text/line.ts';

/** A stretch of a row in the head or the foot of a letter: a row that has several columns is several of them. */
export type Unit = Line & { row: Line };

/** Stretches that are below each other, without a gap between them. */
export type UnitBlock = [Unit, ...Unit[]];

/** The stretches of rows; each cell is a line of its own. */
export const unitsOf = (lines: readonly Line[]): Unit[] =>
  lines.flatMap((row) =>
    row.cells.length < 2
      ? [{ ...row, row }]
      : row.cells.map((cell) => ({ ...row, row, cells: [cell], text: cell.text, x: cell.x, right: cell.right })),
  );

/** Stretches beside each other are of different blocks, and no row has more. */
const MOST_BESIDE = 20;

/** Blocks of an address: what overlaps from side to side and has no more than the usual gap above. */
export function unitBlocksOf(units: readonly Unit[]): UnitBlock[] {
  const gaps = units.map(({ gapAbove }) => gapAbove).filter(Number.isFinite);
  const least = Math.min(...gaps);
  const blocks: UnitBlock[] = [];
  for (const unit of units) {
    const size = unit.style.size || 10;
    const most = Math.min(least, 0.6 * size) + 0.4 * size;
    const open = blocks.slice(-MOST_BESIDE).findLast((block) => {
      const last = block.at(-1);
      return (
        last !== undefined &&
        last.row !== unit.row &&
        last.page === unit.page &&
        last.lane === unit.lane &&
        unit.top - last.bottom <= most &&
        unit.top >= last.top &&
        isBelow(unit, last)
      );
    });
    if (open) open.push(unit);
    else blocks.push([unit]);
  }
  return blocks;
}

/** Whether two stretches share an edge or a part of their width; formats without a layout know the left edge only. */
const isBelow = (unit: Unit, above: Unit): boolean =>
  Math.abs(unit.x - above.x) < 6 || (unit.x < above.right && above.x < unit.right);
