import { findDates } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** So many lines in a row, of so many words on average, are a list. */
const FEWEST = 2;
const FEWEST_WORDS = 3;

/** Whether a line stands right below another in its letters, although it begins small and would have had room there. */
const isItem = (line: Line, before: Line | undefined, asOf: string): boolean =>
  before !== undefined &&
  !line.bullet &&
  !before.bullet &&
  line.laneRight > 0 &&
  line.cells.length === 1 &&
  /^\p{Ll}{2,}\s/u.test(line.text) &&
  line.page === before.page &&
  line.lane === before.lane &&
  line.gapAbove < 0.7 * line.style.size &&
  !hadNoRoom(before, line) &&
  !/[,;:–—-]$/u.test(before.text) &&
  findDates(line.text, asOf).length === 0;

/**
 * Lines that begin small below one another, none of which goes on with the line above it, are items of a list without
 * marks: "installed servers", "wrote reports". A section that begins small has everything in small letters.
 */
export const withSmallItems = (lines: readonly Line[], asOf: string): Line[] => {
  const [first] = lines;
  if (!first || /^\p{Ll}/u.test(first.text)) return [...lines];
  const runs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!isItem(line, before, asOf)) continue;
    const open = runs.at(-1);
    if (open && open.at(-1) === before && open[0]?.x === line.x) open.push(line);
    else runs.push([line]);
  }
  const items = new Set(
    runs.flatMap((run) => {
      const words = run.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
      return run.length >= FEWEST && words >= FEWEST_WORDS * run.length ? run : [];
    }),
  );
  return items.size === 0 ? [...lines] : lines.map((line) => (items.has(line) ? { ...line, bullet: true } : line));
};
