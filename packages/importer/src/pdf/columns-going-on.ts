import { isDateText } from '../language/dates.ts';
import { isPlace } from '../language/places.ts';
import type { Block } from './columns.ts';
import { rowsOf, type Segment } from './segments.ts';

/** How many points the start of a text may differ from one in the same column of the page before. */
const SAME_EDGE = 2;

/**
 * Pages with the columns of the page before, where only the end of one of them is left, which shows no columns by itself:
 * nothing crosses their gutter as far down as texts begin where those of the right column do.
 */
export const withColumnsGoingOn = (pages: readonly (readonly Block[])[]): Block[][] => {
  const whole: Block[][] = [];
  for (const blocks of pages) {
    const [only, ...others] = blocks;
    const pair = pairOf(whole.at(-1) ?? []);
    const parts = only && others.length === 0 && pair ? inColumns(only, pair) : undefined;
    whole.push(parts ?? [...blocks]);
  }
  return whole;
};

type Pair = { left: Block; right: Block };

/** The two columns with which a page ends. */
const pairOf = (blocks: readonly Block[]): Pair | undefined => {
  const [left, right] = blocks.slice(-2);
  return left && right && !right.goesOn && right.left >= left.right ? { left, right } : undefined;
};

/** The only block of a page in the columns of another, if it goes on with both of them. */
const inColumns = (page: Block, { left, right }: Pair): Block[] | undefined => {
  const gutter = right.left - SAME_EDGE;
  const rows = rowsOf(page.segments);
  const crossing = rows.findIndex((row) => row.some((segment) => segment.x < gutter && segment.right > gutter));
  const end = crossing < 0 ? rows.length : crossing;
  const above = rows.slice(0, end).flat();
  const [before, behind] = [above.filter(({ x }) => x < gutter), above.filter(({ x }) => x >= gutter)];
  const below = rows.slice(end).flat();
  const edges = new Set(right.segments.map(({ x }) => Math.round(x)));
  const isAtEdge = ({ x }: Segment): boolean =>
    [-SAME_EDGE, -1, 0, 1, SAME_EDGE].some((by) => edges.has(Math.round(x) + by));
  const goesOn =
    before.length > 0 &&
    behind.length > 0 &&
    rowsOf(behind).every(([first]) => first !== undefined && isAtEdge(first)) &&
    !behind.every(({ text }) => isDateText(text) || isPlace(text)) &&
    below.every(({ x }) => x < gutter);
  return goesOn
    ? [
        { segments: before, left: left.left, right: left.right },
        { segments: behind, left: right.left, right: right.right },
        ...(below.length > 0 ? [{ ...page, segments: below }] : []),
      ]
    : undefined;
};
