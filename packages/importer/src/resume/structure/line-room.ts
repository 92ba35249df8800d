import type { Line } from '../../text/line.ts';

/** Whether the first word of a line did not fit on the line above, which it continues. */
export const hadNoRoom = (above: Line, line: Line): boolean => {
  const perLetter = (above.right - above.x) / Math.max(1, above.text.length);
  const needed = perLetter * ((line.text.split(/\s/u)[0] ?? '').length + 1);
  return above.laneRight > 0 && above.right + needed > above.laneRight && Math.abs(line.x - above.x) < 12;
};
