import { isDateText } from '../../../language/dates.ts';
import { isDuration } from '../../../language/durations.ts';
import type { Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 3;

/** Lines without how long something lasted, where that stands below its date in the column of dates: the date says it. */
export const withoutDurationsBelow = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const [[cell, ...rest], above] = [line.cells, lines[index - 1]];
    const date = above?.cells[0];
    const isBelow =
      cell !== undefined &&
      date !== undefined &&
      (above?.cells.length ?? 0) > 1 &&
      line.lane === above?.lane &&
      isDuration(cell.text.trim()) &&
      isDateText(date.text) &&
      (Math.abs(cell.x - date.x) < SAME_EDGE || Math.abs(cell.right - date.right) < SAME_EDGE);
    if (!isBelow) return [line];
    return rest.length > 0 ? [withCells(line, rest)] : [];
  });
