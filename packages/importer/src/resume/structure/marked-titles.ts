import type { Line } from '../../text/line.ts';

/** By how many points letters are larger that are those of a title. */
const LARGER = 1;

/** Lines without the list marks of titles: larger than all else, each above lines that have none. */
export const withTitlesUnmarked = (lines: readonly Line[]): Line[] => {
  const rest = lines.reduce((most, { bullet, style }) => (bullet ? most : Math.max(most, style.size)), 0);
  const areTitles =
    rest > 0 &&
    lines[0]?.bullet === true &&
    lines.every(
      ({ bullet, style }, index) => !bullet || (style.size > rest + LARGER && lines[index + 1]?.bullet === false),
    );
  return areTitles ? lines.map((line) => ({ ...line, bullet: false })) : [...lines];
};
