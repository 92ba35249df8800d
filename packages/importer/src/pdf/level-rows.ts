import { isDateText } from '../language/dates.ts';
import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { rowsOf, type Segment } from './segments.ts';

/** The part of two columns that belongs together: what is at the left, and what stands beside it. */
export type LevelRow = { left: Segment[]; right: Segment[] };

/** So many blocks of the right column make a table without lines. */
const FEWEST = 3;
/** So many dates make a margin of dates. */
const FEWEST_DATES = 2;
/** Characters. */
const LONGEST_DATE = 40;
/** More blocks than a page has: each is compared with each of the other column. */
const MOST = 300;
/** How far apart baselines are that are level, in points. */
const LEVEL = 2.5;
/** A gap is one between blocks if it is so many times the usual distance of lines. */
const WIDE = 1.5;
/** By how much the letters of headings are larger than others. */
const LARGER = 1.08;

/**
 * Two columns that are rows of a table: the right one has no heading of its own, and each of its blocks begins level with
 * a block of the left one, as descriptions beside titles and dates do. Undefined for columns that are read on their own.
 */
export const levelRows = (left: readonly Segment[], right: readonly Segment[]): LevelRow[] | undefined => {
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (headingsOf(leftRows).size === 0 || headingsOf(rightRows).size > 0) return undefined;
  const [leftBlocks, rightBlocks] = [blocksOf(leftRows), blocksOf(rightRows)];
  if (rightBlocks.length < FEWEST || rightBlocks.length > MOST) return undefined;
  const starts = rightBlocks.map(([first]) => leftBlocks.findIndex(([own]) => isLevel(own, first)));
  if (starts.some((start) => start < 0)) return undefined;
  // What is above the first level block is read before it, what is above another ends the row before.
  const rows: LevelRow[] = [];
  const before = leftBlocks.slice(0, starts[0]).flat(2);
  if (before.length > 0) rows.push({ left: before, right: [] });
  for (const [index, block] of rightBlocks.entries()) {
    const [from = 0, to = leftBlocks.length] = [starts[index], starts[index + 1]];
    const [own = [], ...between] = leftBlocks.slice(from, to);
    // "Web Design | HTML, CSS" in line after line: cells of one line each.
    const areLines = own.length === block.length && own.every((row, line) => isLevel(row, block[line]));
    rows.push(areLines ? { left: [...own, ...block].flat(), right: [] } : { left: own.flat(), right: block.flat() });
    if (between.length > 0) rows.push({ left: between.flat(2), right: [] });
  }
  return rows;
};

/** So large a share of the blocks of a margin begin level with a line of the text beside it. */
const SHARE_LEVEL = 0.5;

/**
 * A column of dates, and of what stands below them or further down (places, keywords, labels), that belongs to the text
 * beside it: it has no heading, each date and half of its blocks begin level with a line of the text. Its left edge.
 */
export const marginBeside = (left: readonly Segment[], right: readonly Segment[]): number | undefined => {
  const dates = left.filter(({ text }) => text.length < LONGEST_DATE && isDateText(text));
  if (dates.length < FEWEST_DATES) return undefined;
  // A column further left is none of it.
  const edge = dates.reduce((least, { x }) => Math.min(least, x), Infinity);
  const rows = rowsOf(left.filter((segment) => segment.right > edge));
  if (rows.length > MOST || headingsOf(rows).size > 0) return undefined;
  const levels = new Set(right.map(({ y }) => Math.round(y)));
  const isBesideText = (top: number): boolean => [-1, 0, 1].some((off) => levels.has(Math.round(top) + off));
  const starts = blocksOf(rows).map(([first]) => topOf(first));
  const share = starts.filter(isBesideText).length / starts.length;
  const isMargin = dates.every(({ y }) => isBesideText(y)) && starts.length >= FEWEST && share >= SHARE_LEVEL;
  return isMargin ? edge : undefined;
};

/** Headings in bold or in larger letters: a word of a text that wraps may be one that headings have. */
const headingsOf = (rows: readonly Segment[][]): ReadonlySet<Segment[]> => {
  const sizes = rows.map(([first]) => first?.size ?? 0).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return new Set(
    rows.filter(
      (row) =>
        row.some(({ bold, size }) => bold || size > LARGER * usual) &&
        isKnownHeading(row.map(({ text }) => text).join(' ')),
    ),
  );
};

/** So large a share of the rows of a table are level with what begins them. */
const SHARE_OF_ROWS = 0.75;

/**
 * Whether what stands to the right are the other columns of a table: no text reaches from one into the next, several rows
 * fill all of them, and most of these are level with a text to the left.
 */
export const areColumnsOfTable = (left: readonly Segment[][], right: readonly Segment[][]): boolean => {
  if (right.length < FEWEST || headingsOf(right).size > 0) return false;
  const columns: { from: number; to: number }[] = [];
  for (const { x, right: end } of right.flat().toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1);
    if (last && x < last.to) last.to = Math.max(last.to, end);
    else columns.push({ from: x, to: end });
  }
  const full = right.filter((row) => row.length === columns.length);
  const tops = new Set(left.map((row) => Math.round(topOf(row))));
  const level = full.filter((row) => [-1, 0, 1].some((off) => tops.has(Math.round(topOf(row)) + off)));
  return columns.length > 1 && full.length >= FEWEST && level.length >= SHARE_OF_ROWS * full.length;
};

const topOf = (row: readonly Segment[] | undefined): number => Math.min(...(row ?? []).map(({ y }) => y));

const isLevel = (one: readonly Segment[] | undefined, other: readonly Segment[] | undefined): boolean =>
  Math.abs(topOf(one) - topOf(other)) <= LEVEL;

/** Rows without a wide gap between them. */
const blocksOf = (rows: readonly Segment[][]): Segment[][][] => {
  const steps = rows.slice(1).map((row, index) => topOf(row) - topOf(rows[index]));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
  const headings = headingsOf(rows);
  const blocks: Segment[][][] = [];
  for (const [index, row] of rows.entries()) {
    const last = blocks.at(-1);
    if (last && (steps[index - 1] ?? 0) <= WIDE * usual && !headings.has(row)) last.push(row);
    else blocks.push([row]);
  }
  return blocks;
};
