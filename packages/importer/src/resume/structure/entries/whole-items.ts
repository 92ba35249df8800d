import type { Line } from '../../../text/line.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** How far from the text of an item, in points, the rest of it may begin. */
const SAME_EDGE = 4;

/** Keywords in a narrow column: an item with the lines that had no room beside its mark, as one line. */
export const withWholeItems = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const item = whole.at(-1);
    if (item?.bullet === true && above && isRestOfItem(line, above)) whole[whole.length - 1] = joinedLine(item, line);
    else whole.push(line);
    above = line;
  }
  return whole;
};

/** Whether a line goes on with what stands above it, in the same letters and at the same edge. */
const isRestOfItem = (line: Line, above: Line): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  above.cells.length === 1 &&
  line.lane === above.lane &&
  line.page === above.page &&
  Math.abs(line.x - above.x) < SAME_EDGE &&
  Math.abs(line.style.size - above.style.size) < 0.3 &&
  line.style.bold === above.style.bold &&
  line.gapAbove < 0.6 * line.style.size &&
  !/[:：.]$/u.test(above.text.slice(-1)) &&
  hadNoRoom(above, line);
