import { edgeDates } from '../lines/edge-dates.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import { lettersOf, type Line } from '../../../text/line.ts';

/** So many groups of lines show that white space divides entries; two may be the paragraphs of one. */
const FEWEST = 3;
/** No entry of a thing has more lines. */
const MOST_LINES = 8;
/** By how much of their letters' size entries are further apart than their lines. */
const WIDER = 0.3;

/** Lines with those that open an entry for certain. */
export type Opened = { lines: readonly Line[]; opening: ReadonlySet<Line> };

/**
 * Entries that the page itself sets apart, whatever their words are and however long their titles: each below a heading of
 * one level, or each a group of lines between white space that is wider than any within them. A title that goes on in the
 * next line becomes one line.
 */
export const setApart = (lines: readonly Line[], asOf: string): Opened => {
  const headed = belowHeadings(lines);
  return headed.size > 0 ? { lines, opening: headed } : betweenGaps(lines, asOf);
};

/** The headings of the level that a section begins with, unless one of them has several of a lower level below it. */
const belowHeadings = (lines: readonly Line[]): ReadonlySet<Line> => {
  const level = lines[0]?.headingLevel ?? 0;
  const headings = level > 0 ? lines.filter(({ headingLevel }) => headingLevel > 0) : [];
  const opening = headings.filter(({ headingLevel }) => headingLevel === level);
  const isLevel = headings.every(
    ({ headingLevel }, index) => headingLevel <= level || (headings[index - 1]?.headingLevel ?? level) < headingLevel,
  );
  return new Set(opening.length > 1 && isLevel ? opening : []);
};

/**
 * The headings of one level that each begin an entry: nothing else than they parts entries, none stands right below another,
 * and each has at most one date below it, as several roles of one employer have not.
 */
export const belowOwnHeadings = (lines: readonly Line[], asOf: string): ReadonlySet<Line> => {
  const opening = belowHeadings(lines);
  let dates = 0;
  for (const [index, line] of lines.entries()) {
    const isHead = opening.has(line);
    const next = lines[index + 1];
    if (isHead && (next === undefined || opening.has(next))) return new Set();
    dates = (isHead ? 0 : dates) + (edgeDates(line.text, asOf).length > 0 ? 1 : 0);
    if (dates > 1) return new Set();
  }
  return opening;
};

const betweenGaps = (lines: readonly Line[], asOf: string): Opened => {
  const none = { lines, opening: new Set<Line>() };
  if (lines.some(({ bullet, laneRight }) => bullet || laneRight <= 0)) return none;
  const groups = groupsOf(lines);
  const isWhole = groups.length >= FEWEST && groups.every(({ length }) => length > 1 && length <= MOST_LINES);
  if (!isWhole || !(groups.every((group) => isDated(group, asOf)) || areTitled(groups))) return none;
  const titled = groups.map(withWholeTitle);
  return { lines: titled.flat(), opening: new Set(titled.flatMap(([first]) => first ?? [])) };
};

/** Lines in groups, where the white space above some is clearly wider than that above all others; otherwise all in one. */
const groupsOf = (lines: readonly Line[]): Line[][] => {
  const size = lines[0]?.style.size || 10;
  const gaps = lines
    .slice(1)
    .flatMap(({ gapAbove }) => (Number.isFinite(gapAbove) ? [gapAbove] : []))
    .toSorted((a, b) => a - b);
  const steps = gaps
    .slice(1)
    .map((gap, index) => ({ at: (gap + (gaps[index] ?? gap)) / 2, by: gap - (gaps[index] ?? gap) }));
  const wide = steps.filter(({ by }) => by > WIDER * size);
  const [step] = wide;
  if (!step || wide.length > 1) return [[...lines]];
  const groups: Line[][] = [];
  for (const line of lines) {
    const [open] = groups.slice(-1);
    const above = open?.at(-1);
    // Nothing is above the first line of a page; it may go on with the last one of the page before.
    const begins = Number.isFinite(line.gapAbove) ? line.gapAbove > step.at : above && !/^\p{Ll}/u.test(line.text);
    if (open && !begins) open.push(line);
    else groups.push([line]);
  }
  return groups;
};

const isDated = (group: readonly Line[], asOf: string): boolean =>
  group.some(({ text }) => edgeDates(text, asOf).length > 0);

/** Whether all groups begin in one style, and each goes on in another. */
const areTitled = (groups: readonly Line[][]): boolean => {
  const styles = new Set(groups.flatMap(([first]) => (first ? [lettersOf(first.style)] : [])));
  return styles.size === 1 && groups.every((group) => group.some((line) => !styles.has(lettersOf(line.style))));
};

/** A group whose title is one line, also where it did not fit on one. */
const withWholeTitle = ([first, ...rest]: readonly Line[]): Line[] => {
  if (!first) return [];
  const goesOn = rest.findIndex((line, index) => {
    const above = rest[index - 1] ?? first;
    return (
      line.cells.length > 1 ||
      above.cells.length > 1 ||
      lettersOf(line.style) !== lettersOf(first.style) ||
      !hadNoRoom(above, line)
    );
  });
  const more = goesOn < 0 ? [] : rest.slice(0, goesOn);
  return [more.reduce(joinedLine, first), ...rest.slice(more.length)];
};
