import type { Line } from '../../../text/line.ts';
import { listNumberOf, withoutListNumber } from '../../../text/list-number.ts';

/** So many numbers in a row make a list; one item alone may be the whole of one beside others. */
const FEWEST = 2;

/** Lines that count up from one are items of lists: their numbers are marks. */
export const withNumbersAsMarks = (lines: readonly Line[]): Line[] => {
  let last = 0;
  let longest = 0;
  for (const line of lines) {
    const number = listNumberOf(line);
    if (number === 0) continue;
    // A number that does not follow is the beginning of something else.
    if (number !== 1 && number !== last + 1) return [...lines];
    last = number;
    longest = Math.max(longest, number);
  }
  return longest < FEWEST
    ? [...lines]
    : lines.map((line) => (listNumberOf(line) === 0 ? line : withoutListNumber(line, 'number')));
};
