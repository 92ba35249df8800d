import type { Line } from '../text/line.ts';
import { listNumberOf, withoutListNumber } from '../text/list-number.ts';

/** How far right of a number, in ems, the lines of its item go on at least. */
const HANGS = 0.5;
/** The most lines of one list: searching more for each number would take the square of their count. */
const MOST_LINES = 200;

/** Whether a line goes on below a numbered one, at the edge of its text. */
const hangsBelow = (line: Line, item: Line): boolean =>
  line.page === item.page &&
  line.lane === item.lane &&
  line.x > item.x + HANGS * item.style.size &&
  Math.abs(line.style.size - item.style.size) < 0.6;

/**
 * Numbers before lines are list marks where they count up from one at an edge and nothing but the items' own lines, which
 * hang beside the numbers, stands between. "1. Education" above a section is none.
 */
export const withNumberedItems = (lines: readonly Line[]): Line[] => {
  const marked = new Set<Line>();
  for (const [from, first] of lines.entries()) {
    if (listNumberOf(first) !== 1) continue;
    const items = [first];
    let hangs = false;
    for (let at = from + 1; at < Math.min(lines.length, from + MOST_LINES); at += 1) {
      const line = lines[at];
      if (!line) break;
      const isNext =
        listNumberOf(line) === items.length + 1 && line.lane === first.lane && Math.abs(line.x - first.x) < 2;
      const last = items.at(-1) ?? first;
      if (isNext) items.push(line);
      else if (hangsBelow(line, last)) hangs = true;
      else break;
    }
    if (hangs) for (const item of items) marked.add(item);
  }
  return lines.map((line) => (marked.has(line) ? withoutListNumber(line, 'text') : line));
};
