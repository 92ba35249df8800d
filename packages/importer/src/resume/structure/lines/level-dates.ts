import { isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** So much of its height a date shares with the line beside it. */
const SHARED = 0.8;
/** No date is longer, in characters. */
const LONGEST = 60;

/** Whether a date, and nothing else, stands at the right of a line at whose height it is. */
const isBeside = (date: Line, line: Line | undefined, gap: number): boolean =>
  line !== undefined &&
  gap < -SHARED * date.style.size &&
  date.page === line.page &&
  date.lane === line.lane &&
  date.cells.length === 1 &&
  date.style.size < line.style.size &&
  date.x >= line.right &&
  date.text.length <= LONGEST &&
  isDateText(date.text);

/**
 * Dates in smaller letters that are level with the upper edge of the title beside them, rather than with its foot, and
 * so stand on a line before or behind it: they are at the end of its line.
 */
export const withLevelDates = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const last = joined.at(-1);
    if (next && isBeside(line, next, next.gapAbove)) {
      const gapAbove = line.gapAbove + Math.min(0, next.top - line.top);
      joined.push({ ...withCells(next, [...next.cells, ...line.cells]), gapAbove });
      index += 1;
    } else if (last && isBeside(line, last, line.gapAbove))
      joined[joined.length - 1] = withCells(last, [...last.cells, ...line.cells]);
    else joined.push(line);
  }
  return joined;
};
