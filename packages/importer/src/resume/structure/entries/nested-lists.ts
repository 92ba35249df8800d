import type { Line } from '../../../text/line.ts';
import { findDates } from '../../../language/dates.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** How a line of a list within lists is to be read. */
export type NestedLine = {
  line: Line;
  /** A list of its own hangs below it, or might: it is part of an entry's head. */
  isHead: boolean;
  /** An entry begins with it. */
  opens: boolean;
};

/** List marks that are closer than this stand at one edge. */
const SAME_EDGE = 3;
/** "Employer", "Role", what was done, and details of it. */
const MOST_LEVELS = 4;

/**
 * A section that is one list with lists in it, as Markdown and outlines have it: the items of the outermost list are
 * entries, those of the inner ones describe them. With three levels the second one may be of roles at an employer.
 */
export const nestedLists = (lines: readonly Line[], asOf: string): NestedLine[] | undefined => {
  const items = lines.filter(({ bullet }) => bullet);
  const edges = edgesOf(items);
  if (!lines[0]?.bullet || edges.length < 2 || edges.length > MOST_LEVELS) return undefined;
  const levelOf = ({ x }: Line): number => edges.findIndex((edge) => Math.abs(edge - x) <= SAME_EDGE);
  const heads = edges.length > 2 && areRoles(items, levelOf, asOf) ? 2 : 1;
  const read: NestedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (line.bullet) {
      const level = levelOf(line);
      const isHead = level < heads;
      const isNextRole = level === 1 && isHead && before !== undefined && before.bullet && levelOf(before) === 0;
      const opens = level === 0 || (isHead && !isNextRole && findDates(line.text, asOf).length > 0);
      read.push({ line: isHead ? { ...line, bullet: false } : line, isHead, opens });
      continue;
    }
    // At the edge of its item, or of the text of the one that the list of its item hangs below.
    const isAtEdge = before !== undefined && (Math.abs(line.x - before.x) <= SAME_EDGE || isAtOuterText(line, edges));
    const isClose = isAtEdge && line.gapAbove < line.style.size;
    const isRest = isClose || (before !== undefined && hadNoRoom(before, line));
    // What is no rest of its item is something else: the section is no list.
    if (!isRest) return undefined;
    read.push({ line, isHead: read.at(-1)?.isHead ?? false, opens: false });
  }
  return isOutline(read) ? read : undefined;
};

/** Whether the items of the second level have dates or, as most of them have, lists of their own: others describe an entry. */
const areRoles = (items: readonly Line[], levelOf: (line: Line) => number, asOf: string): boolean => {
  const levels = items.map(levelOf);
  const seconds = [...levels.keys()].filter((index) => levels[index] === 1);
  const withLists = seconds.filter((index) => (levels[index + 1] ?? 0) > 1);
  return (
    withLists.length > seconds.length / 2 ||
    seconds.some((index) => findDates(items[index]?.text ?? '', asOf).length > 0)
  );
};

/** Whether a line in regular type goes on where the text of an outer item does. */
const isAtOuterText = ({ x, style, cells }: Line, edges: readonly number[]): boolean =>
  !style.bold && cells.length === 1 && edges.slice(0, -1).some((edge) => Math.abs(edge - x) <= SAME_EDGE);

const edgesOf = (items: readonly Line[]): number[] => {
  const edges: number[] = [];
  for (const { x } of items.toSorted((a, b) => a.x - b.x))
    if (x - (edges.at(-1) ?? -Infinity) > SAME_EDGE) edges.push(x);
  return edges;
};

/** The outermost items are titles, not sentences with some details below. */
const isOutline = (lines: readonly NestedLine[]): boolean => {
  const heads = lines.filter(({ isHead }) => isHead);
  const sentences = heads.filter(({ line }) => /\p{Ll}[.;]$/u.test(line.text) && line.text.split(/\s+/u).length > 8);
  return sentences.length < heads.length / 2;
};
