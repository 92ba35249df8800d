import { isLevel } from '../../../language/words.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { listsBelowLabels } from './lists-below-labels.ts';
import { titledGroupsOf } from './titled-groups.ts';

/** How far to the left of its column, in points, a cell may begin. */
const SAME_EDGE = 3;
/** So many levels are a habit. */
const FEWEST = 2;

/** A name, how well it is known, and the keywords below, with the lines that they were read from. */
export type TagBlock = { name: string; level: string; below: Cell[]; lines: Line[] };

/** Whether each of the cells of a line is how well something is known: "Expert | Intermediate". */
const areLevels = ({ cells }: Line): boolean => cells.length > 0 && cells.every(({ text }) => isLevel(text));

/**
 * Blocks of a name, a level and keywords, side by side or one below the other: "Research | Digital" above
 * "Expert | Intermediate" above "Palaeography | TEI XML"; or of a label and the list below it. What stands above them is returned as it is.
 */
export const tagBlocksOf = (lines: readonly Line[]): { above: readonly Line[]; blocks: TagBlock[] } => {
  const lists = listsBelowLabels(lines) ?? titledGroupsOf(lines);
  if (lists) return { above: [], blocks: lists };
  const rows = lines.flatMap((line, index) => {
    const names = lines[index - 1];
    return names && areLevels(line) && !areLevels(names) && names.cells.length === line.cells.length ? [index] : [];
  });
  const count = rows.reduce((sum, row) => sum + (lines[row]?.cells.length ?? 0), 0);
  if (count < FEWEST || rows.every((row) => lines[row]?.cells.length === 1)) return { above: lines, blocks: [] };
  const blocks = rows.flatMap((row, index) => {
    const [names, levels] = [lines[row - 1], lines[row]];
    const below = lines.slice(row + 1, (rows[index + 1] ?? lines.length + 1) - 1);
    return (levels?.cells ?? []).map(({ x, text: level }, column): TagBlock => {
      const next = levels?.cells[column + 1]?.x ?? Infinity;
      const isInColumn = (cell: Cell): boolean =>
        (column === 0 || cell.x >= x - SAME_EDGE) && cell.x < next - SAME_EDGE;
      const own = below.filter(({ cells }) => cells.some(isInColumn));
      return {
        name: names?.cells[column]?.text ?? '',
        level,
        below: own.flatMap(({ cells }) => cells.filter(isInColumn)),
        lines: [names, levels, ...own].filter((line) => line !== undefined),
      };
    });
  });
  return { above: lines.slice(0, (rows[0] ?? 1) - 1), blocks };
};
