import type { Line } from '../../text/line.ts';
import { hadNoRoom } from './line-room.ts';

/** By how many points letters are larger that are those of a title. */
const LARGER = 1;

/** Lines without the list marks of titles: larger than all else, each above lines that have none. */
export const withTitlesUnmarked = (lines: readonly Line[]): Line[] => {
  const rest = lines.reduce(
    (most, line, index) =>
      line.bullet || isRestOfTitle(line, lines[index - 1]) ? most : Math.max(most, line.style.size),
    0,
  );
  const areTitles =
    rest > 0 &&
    lines[0]?.bullet === true &&
    lines.every(
      ({ bullet, style }, index) => !bullet || (style.size > rest + LARGER && lines[index + 1]?.bullet === false),
    );
  return areTitles ? lines.map((line) => ({ ...line, bullet: false })) : [...lines];
};

/** Whether a line is what had no room on the line of a marked title. */
const isRestOfTitle = (line: Line, above: Line | undefined): boolean =>
  above?.bullet === true && Math.abs(line.style.size - above.style.size) < 0.5 && hadNoRoom(above, line);
