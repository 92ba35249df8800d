import { findDates } from '../../../language/dates.ts';
import { areInOneType, startsBold, type Line } from '../../../text/line.ts';
import { joinedLine } from './joined-line.ts';
import { hadNoRoom, isHyphenated } from './line-room.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';

/** How far apart, in points, two edges or gaps may be to count as the same. */
const SAME = 0.8;
const SAME_EDGE = 3;
/** So many words are a sentence rather than a name with its date. */
const LONGEST_HEAD = 24;
/** Small words, a comma and a dash are followed by more. */
const GOES_ON = new RegExp(String.raw`(?:[,&–—]|\s${SMALL_WORD})$`, 'u');

/**
 * Lines in bold, or behind a date, with the rest of them that had no room in their column: in the same letters, and closer
 * than lines in other letters are, unless the words themselves go on.
 */
export const withWholeHeads = (lines: readonly Line[], asOf: string): Line[] => {
  const gapToOthers = lines.reduce((least, line, index) => {
    const above = lines[index - 1];
    return above && !line.bullet && !isAlike(above, line) && !hadNoRoom(above, line)
      ? Math.min(least, line.gapAbove)
      : least;
  }, Infinity);
  // Rows of a table beside the entries are rows of its own.
  const gapsOfRows = new Map<number, number>();
  for (const { cells, gapAbove, x } of lines)
    if (cells.length > 1) gapsOfRows.set(columnOf(x), Math.min(gapsOfRows.get(columnOf(x)) ?? Infinity, gapAbove));
  const gapOfDated = lines
    .slice(1)
    .reduce((least, line) => (beginsWithDate(line, asOf) ? Math.min(least, line.gapAbove) : least), Infinity);
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const [above, open] = [lines[index - 1], whole.at(-1)];
    if (above && open && isRestOfCell(above, line, gapsOfRows.get(columnOf(above.x)) ?? Infinity)) {
      whole[whole.length - 1] = endingWith(joinedLine(open, line), line);
      continue;
    }
    const isHung =
      above !== undefined &&
      open !== undefined &&
      line.gapAbove < gapOfDated - SAME &&
      isHanging(open, above, line) &&
      beginsWithDate(open, asOf) &&
      findDates(line.text, asOf).length === 0;
    const isRest =
      isHung ||
      (above !== undefined &&
        open !== undefined &&
        isBelow(above, line) &&
        isHead(open, asOf) &&
        open.text.split(/\s+/u).length + line.text.split(/\s+/u).length <= LONGEST_HEAD &&
        ((Number.isFinite(gapToOthers) && line.gapAbove < gapToOthers - SAME) ||
          GOES_ON.test(above.text.slice(-12)) ||
          /^\p{Ll}/u.test(line.text)) &&
        findDates(line.text, asOf).length === 0);
    if (isRest && open) whole[whole.length - 1] = joinedLine(open, line);
    else whole.push(line);
  }
  return whole;
};

/** Edges that are this close, in points, are those of one column. */
const columnOf = (x: number): number => Math.round(x / 6);

const opensWithDate = ({ text }: Line, asOf: string): boolean =>
  findDates(text.slice(0, 60), asOf).some(({ from }) => from === 0);

const beginsWithDate = (line: Line, asOf: string): boolean => !line.bullet && opensWithDate(line, asOf);

/** In how many ems behind a date its text begins, at most. */
const WIDEST_DATE = 9;

/**
 * Whether a line that had no room on the one above hangs below the text behind the date that begins it ("2018 Student, School
 * of Business, University" above "of Columbia").
 */
const isHanging = (open: Line, above: Line, line: Line): boolean => {
  const size = line.style.size || 10;
  return (
    !line.bullet &&
    line.cells.length === 1 &&
    open.cells.length === 1 &&
    line.lane === above.lane &&
    line.page === above.page &&
    line.x > open.x + size &&
    line.x < open.x + WIDEST_DATE * size &&
    line.gapAbove < 0.5 * size &&
    isAlike(above, line) &&
    // What stands in brackets is a value of its own.
    !/^[(（]/u.test(line.text) &&
    !/[.:;!?]$/u.test(above.text) &&
    open.text.split(/\s+/u).length + line.text.split(/\s+/u).length <= LONGEST_HEAD &&
    hadNoRoom({ ...above, x: line.x }, line)
  );
};

/** A row that ends where the rest of its last cell does. */
const endingWith = (row: Line, { right }: Line): Line => ({
  ...row,
  right,
  cells: row.cells.map((cell, index) => (index === row.cells.length - 1 ? { ...cell, right } : cell)),
});

/** Whether a line begins in the letters in which the one above ends. */
const isAlike = ({ cells }: Line, line: Line): boolean => {
  const [last, first] = [cells.at(-1)?.runs.at(-1)?.style, line.cells[0]?.runs[0]?.style];
  return (
    last !== undefined && first !== undefined && Math.abs(last.size - first.size) < 0.3 && areInOneType(last, first)
  );
};

/** Whether a line stands where the rest of the one above does. */
const isBelow = (above: Line, line: Line): boolean =>
  !line.bullet &&
  !above.bullet &&
  line.cells.length === 1 &&
  above.cells.length === 1 &&
  line.lane === above.lane &&
  line.page === above.page &&
  Math.abs(line.x - above.x) < SAME_EDGE &&
  line.gapAbove < 0.5 * line.style.size &&
  !/[.:;!?]$/u.test(above.text) &&
  // Behind a comma, what stands in bold may be over.
  (isAlike(above, line) || (above.text.endsWith(',') && Math.abs(above.style.size - line.style.size) < 0.3)) &&
  hadNoRoom(above, line);

/** Whether a line goes on with the last cell of the row above, which had no room, and is closer to it than rows are. */
const isRestOfCell = (above: Line, line: Line, gapOfRows: number): boolean => {
  const last = above.cells.at(-1);
  if (!last || above.cells.length < 2 || line.cells.length > 1 || line.bullet) return false;
  const narrow = { ...above, x: last.x, text: last.text, cells: [last] };
  return (
    line.lane === above.lane &&
    line.page === above.page &&
    Math.abs(line.x - last.x) < SAME_EDGE &&
    line.gapAbove < 0.5 * line.style.size &&
    (line.gapAbove < gapOfRows - SAME || isHyphenated(narrow, line) || /^\p{Ll}{2}/u.test(line.text)) &&
    !/^[(（]/u.test(line.text) &&
    !/[.:;!?,]$/u.test(last.text) &&
    isAlike(above, line) &&
    hadNoRoom(narrow, line)
  );
};

/** Whether a line is in bold, or begins with its date. */
const isHead = (line: Line, asOf: string): boolean => startsBold(line) || opensWithDate(line, asOf);
