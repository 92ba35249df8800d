import { findDates, isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** So many pairs of dates show that the lower one begins what the upper one ends. */
const FEWEST = 2;

/** Runs of dates in one column, each close below the one before: the indices of their lines. */
const runsOfDates = (lines: readonly Line[]): number[][] => {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    const [date, before] = [line.cells[0], lines[index - 1]];
    if (!date || line.bullet || date.text.length > 40 || !isDateText(date.text)) continue;
    const [above, open] = [before?.cells[0], runs.at(-1)];
    const isBelow =
      above !== undefined &&
      open?.at(-1) === index - 1 &&
      before?.lane === line.lane &&
      before.page === line.page &&
      line.gapAbove < 0.5 * line.style.size &&
      (Math.abs(above.x - date.x) < 3 || Math.abs(above.right - date.right) < 3);
    if (isBelow) open.push(index);
    else runs.push([index]);
  }
  return runs;
};

/**
 * "Today" above "May 2019" beside an entry: where all dates of a section stand in such pairs, the later one above the
 * earlier one, each pair is a period. They are joined on the first line.
 */
export const joinStackedPeriods = (lines: readonly Line[], asOf: string): Line[] => {
  const runs = runsOfDates(lines);
  if (runs.length < FEWEST || runs.some(({ length }) => length !== 2)) return [...lines];
  const periods = runs.flatMap(([upper = 0, lower = 0]) => {
    const [end, start] = [lines[upper]?.cells[0]?.text ?? '', lines[lower]?.cells[0]?.text ?? ''];
    const text = `${start} – ${end}`;
    const [found, ...more] = findDates(text, asOf);
    const isPeriod =
      found?.range === true &&
      more.length === 0 &&
      found.to === text.length &&
      (found.current || found.start < found.end);
    return isPeriod && (lines[upper]?.cells.length ?? 0) > 1 ? [{ upper, lower, text }] : [];
  });
  if (periods.length < runs.length) return [...lines];
  const byUpper = new Map(periods.map(({ upper, text }) => [upper, text]));
  const lowers = new Set(periods.map(({ lower }) => lower));
  return lines.flatMap((line, index) => {
    const [text, [date, ...rest]] = [byUpper.get(index), line.cells];
    if (text !== undefined && date)
      return [withCells(line, [{ ...date, text, runs: [{ text, style: line.style }] }, ...rest])];
    if (!lowers.has(index)) return [line];
    const [next, x] = [lines[index + 1], rest[0]?.x ?? 0];
    // A mark between the date and the first item was none of a line that began with it.
    const bullet = next?.bullet === true && Math.abs(next.x - x) < 3;
    const item = withCells(line, rest);
    return rest.length > 0 ? [{ ...item, bullet: item.bullet || bullet }] : [];
  });
};
