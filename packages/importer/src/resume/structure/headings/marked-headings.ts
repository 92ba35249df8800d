import type { Line } from '../../../text/line.ts';
import { matchHeading } from './headings.ts';

/** The letters of a line: their size, weight and whether they are capitals. */
const lettersOf = ({ style, text }: Line): string =>
  `${Math.round(style.size * 2)} ${style.bold} ${!/\p{Ll}/u.test(text)}`;

/** So many different headings behind a mark are no items of a list. */
const FEWEST_MARKED = 3;

/**
 * Lines with a list mark that are headings: so marked by their style, known words with a gap above ("■ Skills"), or lines
 * in the larger letters of known ones, as behind icons.
 */
export const markedHeadings = (lines: readonly Line[], bodySize: number): ReadonlySet<Line> => {
  const isLarge = ({ style }: Line): boolean => bodySize > 0 && style.size >= 1.15 * bodySize;
  const known = lines.filter(
    (line) => line.bullet && (isLarge(line) || line.gapAbove > 0.8 * line.style.size) && matchHeading(line.text)?.exact,
  );
  const isHabit = new Set(known.map(({ text }) => text)).size >= FEWEST_MARKED;
  // Icons that look like list marks before some of several headings in bold or in larger letters.
  const looks = Map.groupBy(
    lines.filter(
      (line) => (isLarge(line) || line.style.bold) && line.cells.length === 1 && matchHeading(line.text)?.exact,
    ),
    lettersOf,
  );
  const unmarked = [...looks.values()].flatMap((alike) => {
    const bare = alike.filter(({ bullet }) => !bullet);
    const areLarge = alike.length >= FEWEST_MARKED && bare.some(isLarge);
    return areLarge || bare.length >= FEWEST_MARKED ? alike : [];
  });
  const sizes = new Set(known.filter(isLarge).map(({ style }) => style.size));
  const alike = lines.filter((line) => line.bullet && sizes.has(line.style.size));
  return new Set([
    ...lines.filter(({ headingLevel }) => headingLevel > 0),
    ...unmarked,
    ...(isHabit ? [...known, ...alike] : []),
  ]);
};
