import type { Line } from '../../../text/line.ts';

/** Whether the first word of a line did not fit on the line above, which it continues. */
export const hadNoRoom = (above: Line, line: Line): boolean => {
  if (line.wraps !== undefined) return line.wraps;
  if (isHyphenated(above, line)) return true;
  const perLetter = (above.right - above.x) / Math.max(1, above.text.length);
  const needed = perLetter * ((line.text.split(/\s/u)[0] ?? '').length + 1);
  return above.laneRight > 0 && above.right + needed > above.laneRight && Math.abs(line.x - above.x) < 12;
};

/** Whether the last word of a line goes on in the next one, behind a hyphen: "Brook-" above "lyn." */
export const isHyphenated = (above: Line, line: Line): boolean =>
  /\p{Ll}-$/u.test(above.text.slice(-3)) &&
  /^\p{Ll}/u.test(line.text) &&
  above.lane === line.lane &&
  Math.abs(line.x - above.x) < 12 &&
  line.gapAbove < above.style.size;
