import { isDateText } from '../../../language/dates.ts';
import { isPlace } from '../../../language/places.ts';
import { areInOneType, type Line } from '../../../text/line.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import type { Role } from '../lines/section-line.ts';

/** So many titles, each above its date, show how the entries of a section begin. */
const FEWEST = 2;

/** "Night nurse - Harbour Clinic": a title that names what somebody was and where. */
const NAMES_TWO = /\p{L}{2}.*\s(?:[-–—|·•@/])\s.*\p{L}{2}/u;

/**
 * The lines of a section whose entries each begin with a title in letters of its own, which says all that a head does, and
 * a date alone in the line below: what follows describes, whether it has list marks or not. `undefined` for other sections.
 */
export const belowTitlesAndDates = (
  lines: readonly Line[],
  asOf: string,
): { line: Line; role: Role; opens: boolean }[] | undefined => {
  const isDate = (line: Line | undefined): boolean =>
    line !== undefined && !line.bullet && line.cells.length === 1 && isDateText(line.text);
  const titles = new Set(lines.filter((line, index) => !isDate(line) && isDate(lines[index + 1])));
  const [first, ...others] = titles;
  const isTitled =
    first !== undefined &&
    first === lines[0] &&
    titles.size >= FEWEST &&
    [...titles].every((line) => !line.bullet && line.cells.length === 1 && NAMES_TWO.test(line.text)) &&
    others.every((line) => isLike(first, line));
  if (!isTitled) return undefined;
  const rest = lines.filter((line) => !titles.has(line) && !isDate(line));
  if (rest.some((line) => mayBeTitle(line, first) || edgeDates(line.text, asOf).length > 0)) return undefined;
  const listed = listsIn(lines, (line) => titles.has(line) || isDate(line) || line.bullet);
  return lines.map((line, index) => {
    if (titles.has(line)) return { line, role: 'head', opens: true };
    const isHead = isDate(line) || (isDate(lines[index - 1]) && isPlace(line.text));
    if (isHead) return { line, role: 'head', opens: false };
    const isItem = line.bullet || listed.has(line);
    return { line: { ...line, bullet: isItem }, role: isItem ? 'item' : 'body', opens: false };
  });
};

/** Whether a line that has no date below might be a title as well: that of an entry without a date. */
const mayBeTitle = (line: Line, title: Line): boolean =>
  !line.bullet && isLike(title, line) && NAMES_TWO.test(line.text);

/** The lines of lists without list marks: several below one another that each begin as sentences do, above which there was room. */
const listsIn = (lines: readonly Line[], ends: (line: Line) => boolean): ReadonlySet<Line> => {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (ends(line)) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const isList = (group: readonly Line[]): boolean =>
    group.length > 1 &&
    group.every((line, index) => {
      const above = group[index - 1];
      return /^[\p{Lu}\p{Lo}\d"“«]/u.test(line.text) && (above === undefined || !hadNoRoom(above, line));
    });
  return new Set(groups.filter(isList).flat());
};

/** Whether two lines are in letters of one kind and size, at one edge. */
const isLike = (one: Line, other: Line): boolean =>
  Math.abs(one.style.size - other.style.size) < 0.6 &&
  areInOneType(one.style, other.style) &&
  Math.abs(one.x - other.x) < 3;
