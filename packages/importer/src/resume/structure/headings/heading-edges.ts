import type { Line } from '../../../text/line.ts';

/** So many known headings make an edge one of headings. */
const FEWEST = 3;
/** So large a share of the lines that begin there are known headings. */
const SHARE = 0.6;
/** Headings differ by less in the size of their letters. */
const SMALLER = 0.6;

/**
 * The lines at the edges where hardly anything but headings begins, from the first known one on, and those above it; and
 * the columns that have such an edge.
 */
export type HeadingEdges = { lines: ReadonlySet<Line>; above: ReadonlySet<Line>; lanes: ReadonlySet<number> };

/** Where a line begins: its column, and its left edge in whole points. */
export const edgeOf = ({ lane, x }: Line): string => `${lane} ${Math.round(x)}`;

/**
 * Where headings are in the letters of the text, but begin further left than all of it: whatever else begins there is a
 * heading as well. `known` are lines that are known headings and nothing else.
 */
export const headingEdges = (known: readonly Line[], lines: readonly Line[]): HeadingEdges => {
  const isPlaced = ({ bullet, laneRight }: Line): boolean => !bullet && laneRight > 0;
  const headings = Map.groupBy(known.filter(isPlaced), edgeOf);
  const begun = Map.groupBy(lines.filter(isPlaced), edgeOf);
  const edges = [...headings].flatMap(([edge, some]) => {
    const [all, isOf] = [begun.get(edge) ?? [], new Set(some)];
    const first = all.findIndex((line) => isOf.has(line));
    const [above, below] = [all.slice(0, first), all.slice(first)];
    const isEdge = new Set(some.map(({ text }) => text)).size >= FEWEST && some.length >= SHARE * below.length;
    // Below headings in large letters, what is in those of the text is text.
    const smallest = Math.min(...some.map(({ style }) => style.size));
    const areLarge = ({ style }: Line): boolean => style.size > smallest - SMALLER;
    return isEdge ? [{ above: above.filter(areLarge), below: below.filter(areLarge) }] : [];
  });
  const below = edges.flatMap((edge) => edge.below);
  return {
    lines: new Set(below),
    above: new Set(edges.flatMap(({ above }) => above)),
    lanes: new Set(below.map(({ lane }) => lane)),
  };
};
