import type { Line } from '../../../text/line.ts';
import { isOpen } from './atoms.ts';
import { joinedLine } from '../lines/joined-line.ts';

/** What is in brackets within a list is no longer. */
const LONGEST = 80;

/** Lines of a list without breaks in brackets: "SQL (enough to" above "read reports)". */
export const withWholeBrackets = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isRest =
      before !== undefined &&
      !line.bullet &&
      before.cells.length === 1 &&
      line.cells.length === 1 &&
      before.lane === line.lane &&
      isOpen(before.text.slice(-LONGEST)) &&
      /^[^([（]{0,80}[)）]/u.test(line.text);
    if (isRest) whole[whole.length - 1] = joinedLine(before, line);
    else whole.push(line);
  }
  return whole;
};
