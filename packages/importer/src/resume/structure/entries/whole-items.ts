import type { Line } from '../../../text/line.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** How far from the text of an item, in points, the rest of it may begin. */
const SAME_EDGE = 4;

/** Keywords in a narrow column: an item with the lines that had no room beside its mark, or that white space keeps together. */
export const withWholeItems = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  const spaced = areSpaced(lines);
  let above: Line | undefined;
  for (const line of lines) {
    const item = whole.at(-1);
    const goesOn = (from: Line, before: Line): boolean =>
      isBelow(line, before) && (from.bullet ? hadNoRoom(before, line) : spaced && /^\p{Ll}/u.test(line.text));
    if (item && above && goesOn(item, above)) whole[whole.length - 1] = joinedLine(item, line);
    else whole.push(line);
    above = line;
  }
  return whole;
};

/** So many items that are further apart than the lines of one show that white space divides them. */
const FEWEST_APART = 3;
/** Lines of one item are so near, and items by so much further apart, in the size of their letters. */
const NEAR = 0.6;
const WIDER = 0.3;

/** Whether white space divides the items of a list without marks, each of which is one line or more. */
const areSpaced = (lines: readonly Line[]): boolean => {
  const size = lines[0]?.style.size || 10;
  const gaps = lines.slice(1).flatMap(({ gapAbove }) => (Number.isFinite(gapAbove) ? [gapAbove / size] : []));
  const wide = gaps.filter((gap) => gap >= NEAR);
  const widest = gaps.reduce((most, gap) => (gap < NEAR ? Math.max(most, gap) : most), 0);
  const narrowest = wide.reduce((least, gap) => Math.min(least, gap), Infinity);
  return (
    lines.every(({ bullet }) => !bullet) &&
    wide.length >= FEWEST_APART &&
    wide.length > gaps.length - wide.length &&
    narrowest > widest + WIDER
  );
};

/** Whether a line may go on with what stands above it, in the same letters and at the same edge. */
const isBelow = (line: Line, above: Line): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  above.cells.length === 1 &&
  line.lane === above.lane &&
  line.page === above.page &&
  Math.abs(line.x - above.x) < SAME_EDGE &&
  Math.abs(line.style.size - above.style.size) < 0.3 &&
  line.style.bold === above.style.bold &&
  line.gapAbove < NEAR * line.style.size &&
  !/[:：.]$/u.test(above.text.slice(-1));
