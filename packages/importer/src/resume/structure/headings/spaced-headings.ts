import type { Cell, Line } from '../../../text/line.ts';
import { edgeOf } from './heading-edges.ts';
import type { HeadingMatch } from './headings.ts';

/** A line that may be a heading, and what stands beside it. */
interface Heading {
  line: Line;
  rest: readonly Cell[];
  match: HeadingMatch | undefined;
}

/** The least white space above headings without anything beside them, by column and left edge. */
export const leastGaps = (headings: readonly Heading[]): Map<string, number> => {
  const gaps = new Map<string, number>();
  for (const { line, rest } of headings)
    if (rest.length === 0 && Number.isFinite(line.gapAbove))
      gaps.set(edgeOf(line), Math.min(line.gapAbove, gaps.get(edgeOf(line)) ?? Infinity));
  return gaps;
};

/** Known words alone on their line in letters of the text, with as much white space above them as above the headings. */
export const isSpacedHeading = ({ line, rest, match }: Heading, least: ReadonlyMap<string, number>): boolean =>
  rest.length === 0 &&
  line.cells.length === 1 &&
  match?.target.kind !== 'contact' &&
  line.gapAbove > 1.2 * line.style.size &&
  line.gapAbove >= (least.get(edgeOf(line)) ?? Infinity);
