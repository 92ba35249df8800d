import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { isDateText, withoutExpected } from '../language/dates.ts';
import { isPlace } from '../language/places.ts';
import { areColumnsOfTable, levelRows, marginBeside } from './level-rows.ts';
import { rowsOf, type Segment } from './segments.ts';

/** A part of a page that is read top down on its own. */
export type Block = {
  segments: Segment[];
  left: number;
  right: number;
  /** It belongs to the same column of the document as the block before: what stands beside it in a table. */
  goesOn?: true;
};

type Split = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[]; score: number };

const MIN_GUTTER = 7;
const MAX_DEPTH = 4;
/** How many points the start of a column may vary between pages: headings stick out, lists are indented. */
const KNOWN_WITHIN = 14;

/**
 * Splits a page into columns at white gutters, in reading order. A gutter separates columns if the lines on both sides
 * are independent (their baselines differ, or both sides have section headings); dates at the right edge and labels at
 * the left one share the baselines of the text next to them and stay in their line. `known` is where a column starts on
 * other pages.
 */
export const columnsOf = (
  segments: readonly Segment[],
  left: number,
  right: number,
  known?: number,
  depth = 0,
): Block[] => {
  if (segments.length === 0) return [];
  // Every place where a text starts is compared with all lines next to it.
  const isPlain = segments.length > IMPORT_LIMITS.textsInColumns;
  const found = depth < MAX_DEPTH && !isPlain ? bestSplit(segments, known) : undefined;
  const split = found && withoutMarginHeadings(found);
  if (!split) return [{ segments: [...segments], left, right }];
  const gutter = Math.min(...split.right.map((segment) => segment.x));
  const edge = Math.max(...split.left.map((segment) => segment.right));
  const rows = levelRows(split.left, split.right);
  if (rows)
    return [
      ...columnsOf(split.above, left, right, known, depth + 1),
      ...rows.flatMap((row, index): Block[] => [
        {
          segments: row.left,
          left,
          right: row.right.length > 0 ? edge : right,
          ...(index > 0 ? { goesOn: true } : {}),
        },
        ...(row.right.length > 0 ? [{ segments: row.right, left: gutter, right, goesOn: true as const }] : []),
      ]),
      ...columnsOf(split.below, left, right, known, depth + 1),
    ];
  return [
    ...columnsOf(split.above, left, right, known, depth + 1),
    ...columnsOf(split.left, left, edge, known, depth + 1),
    ...columnsOf(split.right, gutter, right, known, depth + 1),
    ...columnsOf(split.below, left, right, known, depth + 1),
  ];
};

const bestSplit = (segments: readonly Segment[], known: number | undefined): Split | undefined => {
  const byTop = [...segments].sort((a, b) => a.y - b.y);
  const starts = [...new Set(segments.map((segment) => Math.round(segment.x)))].sort((a, b) => a - b);
  const margins = marginsOf(byTop, starts);
  let best: Split | undefined;
  for (const start of starts) {
    if (margins.some(({ from, to }) => start > from && start <= to)) continue;
    for (const whole of bandsAt(byTop, start)) {
      const lines = aboveMarginHeadings(aboveLevelDates(whole, start), start);
      const band = fromHeadingsSideBySide(lines, start);
      // A person's name may be above a column as if it were the column's first line.
      const split = judge(byTop, band, start, known) ?? judge(byTop, fromFirstHeading(band), start, known);
      if (split && (!best || split.score > best.score)) best = split;
    }
  }
  return best;
};

/** Margins of dates, from their left edges to those of the text beside them: no column begins in one. */
const marginsOf = (byTop: readonly Segment[], starts: readonly number[]): { from: number; to: number }[] =>
  starts.flatMap((to) =>
    bandsAt(byTop, to).flatMap((band) => {
      const right = band.filter(({ x }) => x >= to - 1);
      const top = right.find(({ text }) => isKnownHeading(text))?.y ?? -Infinity;
      // What is above the first heading introduces the person.
      const left = band.filter(({ x, y }) => x < to - 1 && y > top);
      const from = marginBeside(left, right);
      return from === undefined ? [] : [{ from, to }];
    }),
  );

/** So many lines at the foot of a column that are level with text beside them are headings in the margin. */
const FEWEST_IN_MARGIN = 2;

/**
 * A sequence of lines without those from the first heading in the margin on, if to the left there is nothing but such
 * headings from there on, and to the right nothing but dates above: a section goes on from the page before.
 */
const aboveMarginHeadings = (band: readonly Segment[], x: number): readonly Segment[] => {
  const rows = rowsOf(band);
  const own = rows.map((row) => row.filter((segment) => segment.x < x - 1));
  const last = own.findLast((row) => row.length > 0)?.[0];
  const isAlike = ({ size, bold }: Segment): boolean => Math.abs(size - (last?.size ?? 0)) < 0.3 && bold === last?.bold;
  const isInMargin = ([heading, ...more]: readonly Segment[]): boolean =>
    heading !== undefined && more.length === 0 && isAlike(heading) && isKnownHeading(heading.text);
  const end = own.findLastIndex((left) => left.length > 0 && !isInMargin(left));
  const from = own.findIndex((left, index) => index > end && left.length > 0);
  const above = rows.slice(0, Math.max(0, from)).flat();
  const beside = above.filter((segment) => segment.x >= x - 1);
  const goesOn =
    own.slice(from).flat().length >= FEWEST_IN_MARGIN &&
    beside.length > 0 &&
    beside.every(({ text }) => isFact(text)) &&
    !above.some((segment) => segment.x < x - 1 && isAlike(segment));
  return goesOn ? above : band;
};

/**
 * Columns of which the left one ends in headings of the text beside them ("Education" and "Experience" below a person's
 * contact details): those stand in the margin of the right one.
 */
const withoutMarginHeadings = (split: Split): Split => {
  const rows = rowsOf(split.left);
  const beside = rowsOf(split.right);
  const last = rows.at(-1)?.[0];
  const isAlike = (row: readonly Segment[]): boolean =>
    row.every(({ size, bold }) => Math.abs(size - (last?.size ?? 0)) < 0.3 && bold === last?.bold);
  const isInMargin = (row: readonly Segment[]): boolean =>
    row.length === 1 &&
    isAlike(row) &&
    beside.some((other) => sameLine(row, other) && !other.some(({ text }) => isKnownHeading(text)));
  const from = rows.findLastIndex((row) => !isInMargin(row)) + 1;
  const margin = rows.slice(from).flat();
  const areHeadings =
    from > 0 &&
    margin.length >= FEWEST_IN_MARGIN &&
    margin.some(({ text }) => isKnownHeading(text)) &&
    !rows.slice(0, from).some(isAlike);
  return areHeadings ? { ...split, left: rows.slice(0, from).flat(), right: [...split.right, ...margin] } : split;
};

/** Sequences of lines, top down, in which no text crosses the gutter that ends at `x`. */
const bandsAt = (byTop: readonly Segment[], x: number): Segment[][] => {
  const bands: Segment[][] = [];
  let band: Segment[] = [];
  for (const row of rowsOf(byTop)) {
    if (row.some((segment) => crosses(segment, row, x))) {
      const columns = aboveLastHeading(band, x, row);
      if (columns.length > 0) bands.push(columns);
      band = [];
    } else band.push(...row);
  }
  if (band.length > 0) bands.push(band);
  return bands;
};

/** By how many points a word may stick out of its column: an address that is too long for it has no space to wrap at. */
const STICKS_OUT = 24;

/** Whether a text is a mail address or that of a page. */
const isAddress = (text: string): boolean => {
  const dot = text.indexOf('.');
  return !/\s/u.test(text) && (text.includes('@') || (dot > 0 && text.lastIndexOf('/') > dot + 1));
};

/** Whether a text begins before a gutter that ends at `x` and goes on beyond it. */
const crosses = ({ x: from, right, text }: Segment, row: readonly Segment[], x: number): boolean => {
  if (from >= x - 1 || right <= x - MIN_GUTTER) return false;
  const isWord = right < x + STICKS_OUT && from < x - 2 * STICKS_OUT && isAddress(text.trim());
  return !isWord || row.some((other) => other.x >= x - 1);
};

/** So few lines below a heading are the first of a section whose text crosses the gutter. */
const FEW_LINES = 2;
/** A distance between lines, in ems, that is more than one within a section. */
const FAR_BELOW = 3;

/** A sequence of lines without the heading at its foot, alone on its line, whose section goes on across the gutter. */
const aboveLastHeading = (band: Segment[], x: number, next: readonly Segment[]): Segment[] => {
  const [crossing, last] = [next[0], band.at(-1)];
  // What stands far below, as the foot of a page, is of no section.
  if (!crossing || !last || crossing.y - last.y > FAR_BELOW * crossing.size) return band;
  const rows = rowsOf(band.slice(-4 * (FEW_LINES + 1)));
  const at = rows.slice(-FEW_LINES - 1).find((row) => {
    // An icon may stand before its words.
    const [only, ...others] = row.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    return only !== undefined && others.length === 0 && only.x < x - 1 && isKnownHeading(only.text);
  });
  const heading = at?.[0];
  return heading ? band.slice(0, band.indexOf(heading)) : band;
};

/** Whether a text beside a line is a fact of its entry: a date, possibly one to come, or a place. */
const isFact = (text: string): boolean => isDateText(withoutExpected(text)) || isPlace(text);

/** A sequence of lines without the sections below the right column whose lines have facts at the right edge of the page. */
const aboveLevelDates = (band: readonly Segment[], x: number): readonly Segment[] => {
  const rows = rowsOf(band);
  let end = rows.length;
  let hasDates = false;
  for (let index = rows.length - 1; index > 0; index -= 1) {
    const row = rows[index] ?? [];
    const right = row.filter((segment) => segment.x >= x - 1);
    const [date] = right;
    if (!date) {
      if (hasDates && row.length === 1 && row[0] && isKnownHeading(row[0].text)) end = index;
    } else if (right.length === 1 && row.length > 1 && date.x > x + 20 && isFact(date.text)) hasDates = true;
    else break;
  }
  return rows.slice(0, end).flat();
};

/**
 * A sequence of lines from two headings on that stand side by side, if whatever stands to the right above them is level
 * with text to its left: dates at the edge of sections as wide as the page.
 */
const fromHeadingsSideBySide = (band: readonly Segment[], x: number): readonly Segment[] => {
  const rows = rowsOf(band);
  const at = rows.findIndex((row) => {
    const headings = row.filter(({ text }) => isKnownHeading(text));
    return headings.some((segment) => segment.x < x - 1) && headings.some((segment) => segment.x >= x - 1);
  });
  const isLevel = (row: readonly Segment[]) => row.some((segment) => segment.x < x - 1);
  const beside = rows.slice(0, Math.max(0, at)).filter((row) => row.some((segment) => segment.x >= x - 1));
  return beside.length > 0 && beside.every(isLevel) ? rows.slice(at).flat() : band;
};

/** A sequence of lines without those above its first heading. */
const fromFirstHeading = (band: readonly Segment[]): Segment[] => {
  const first = band.findIndex((segment) => isKnownHeading(segment.text));
  return first > 0 ? band.slice(first) : [];
};

const judge = (
  byTop: readonly Segment[],
  band: readonly Segment[],
  x: number,
  known: number | undefined,
): Split | undefined => {
  const left = band.filter((segment) => segment.x < x - 1);
  const right = band.filter((segment) => segment.x >= x - 1);
  if (left.length < 3 || right.length < 3) return undefined;
  // The marks of a list.
  if (!left.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return undefined;
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (leftRows.length < 3 || rightRows.length < 3) return undefined;
  const overlap = sharedRange(left, right);
  if (!overlap) return undefined;
  const within = (rows: Segment[][]): Segment[][] =>
    rows.filter((row) => row.some((segment) => segment.y >= overlap.top - 1 && segment.y <= overlap.bottom + 1));
  const leftIn = within(leftRows);
  const rightIn = within(rightRows);
  const alone = (rows: Segment[][], others: Segment[][]): number =>
    rows.filter((row) => !others.some((other) => sameLine(row, other))).length / Math.max(1, rows.length);
  const aloneLeft = alone(leftIn, rightIn);
  const aloneRight = alone(rightIn, leftIn);
  const isHeading = (row: Segment[]): boolean =>
    row.length === 1 && row[0] !== undefined && isKnownHeading(row[0].text);
  // A label next to its text is not a column heading; two headings side by side are.
  const headings = (rows: Segment[][], others: Segment[][]): number =>
    rows.filter((row) => isHeading(row) && !others.some((other) => sameLine(row, other) && !isHeading(other))).length;
  // The first heading of a column beside the person's name, with which the other column begins.
  const opensBesideName =
    rightRows[0] !== undefined &&
    leftRows[0] !== undefined &&
    isHeading(rightRows[0]) &&
    isName(leftRows, rightRows[0]);
  const headingsLeft = headings(leftRows, rightRows);
  const headingsRight = headings(rightRows, leftRows) + (opensBesideName ? 1 : 0);
  // A column of dates belongs to the lines next to it, even if its dates wrap.
  if (isDateColumn(leftRows) || isDateColumn(rightRows)) return undefined;
  if (isHeadingColumn(leftRows) || isFactColumn(rightRows, alone(rightRows, leftRows))) return undefined;
  const ownLines = leftIn.length >= 4 && rightIn.length >= 4 && aloneLeft >= 0.34 && aloneRight >= 0.34;
  // Two headings on one line begin two columns, even if every further line is level with another.
  const sideBySide = leftRows.some(
    (row) => isHeading(row) && rightRows.some((other) => isHeading(other) && sameLine(row, other)),
  );
  if (!sideBySide && areColumnsOfTable(leftRows, rightRows)) return undefined;
  // Nor are lines flush right labels below such a heading.
  if (!sideBySide && isLabelColumn(leftRows, aloneLeft)) return undefined;
  const ownHeadings =
    headingsLeft > 0 &&
    headingsRight > 0 &&
    leftRows.length + rightRows.length >= 8 &&
    (sideBySide || Math.max(aloneLeft, aloneRight) >= 0.15);
  const isKnown = known !== undefined && Math.abs(x - known) <= KNOWN_WITHIN;
  if (!ownLines && !ownHeadings && !isKnown) return undefined;
  const gap = x - Math.max(...left.map((segment) => segment.right));
  const top = Math.min(...band.map((segment) => segment.y));
  const bottom = Math.max(...band.map((segment) => segment.y));
  const inBand = new Set(band);
  const outside = byTop.filter((segment) => !inBand.has(segment));
  return {
    above: outside.filter((segment) => segment.y < top),
    below: outside.filter((segment) => segment.y > bottom),
    left,
    right,
    score:
      (leftRows.length + rightRows.length) *
        (1 + Math.min(1, headingsLeft + headingsRight)) *
        (0.7 + 0.3 * shareAtEdge(rightRows, x)) +
      Math.min(gap, 40) / 10,
  };
};

/** Whether a column begins with a line in larger letters than all below it, level with the first of the column beside it. */
const isName = ([first, ...below]: readonly Segment[][], beside: readonly Segment[]): boolean => {
  const [name, ...more] = first ?? [];
  return (
    name !== undefined &&
    more.length === 0 &&
    sameLine([name], beside) &&
    !isKnownHeading(name.text) &&
    /^\p{L}[\p{L}.'’ -]{3,40}$/u.test(name.text) &&
    below.flat().every(({ size }) => size < name.size - 0.5)
  );
};

/** How many of the lines of a column begin at its left edge: before others, dates of the column to its left stand. */
const shareAtEdge = (rows: readonly Segment[][], x: number): number =>
  rows.filter(([first]) => first !== undefined && Math.abs(first.x - x) <= 2).length / Math.max(1, rows.length);

/** Dates and places flush with the right edge belong to the lines beside them; so does all else that is level with them. */
const isFactColumn = (rows: readonly Segment[][], alone: number): boolean => {
  const texts = rows.flatMap((row) => (row.length === 1 && row[0] ? [row[0]] : []));
  if (texts.length < rows.length || texts.some(({ text }) => text.length > 44)) return false;
  const edge = texts.map(({ right }) => right).sort((a, b) => a - b)[Math.floor(texts.length / 2)] ?? 0;
  const flush = texts.filter(({ right }) => Math.abs(right - edge) < 2);
  const lefts = new Set(texts.map(({ x }) => Math.round(x / 3)));
  if (flush.length < 0.9 * rows.length || lefts.size < 0.4 * rows.length) return false;
  return alone < 0.34 || texts.filter(({ text }) => isFact(text)).length >= 0.6 * rows.length;
};

/** Labels flush with the text beside them: their right edges agree, their left edges do not, and most are level with text. */
const isLabelColumn = (rows: readonly Segment[][], alone: number): boolean => {
  const lasts = rows.flatMap((row) => row.at(-1) ?? []);
  const edge = lasts.map(({ right }) => right).sort((a, b) => a - b)[Math.floor(lasts.length / 2)] ?? 0;
  const flush = lasts.filter(({ right }) => Math.abs(right - edge) < 2);
  const lefts = new Set(flush.map(({ x }) => Math.round(x / 4)));
  return rows.length >= 4 && flush.length >= 0.8 * rows.length && lefts.size >= 0.5 * flush.length && alone <= 0.5;
};

/** A column of headings in the margin, which may wrap, belongs to the text beside them. */
const isHeadingColumn = (rows: readonly Segment[][]): boolean => {
  const blocks: { text: string; y: number; size: number }[] = [];
  for (const row of rows) {
    const text = row.map((segment) => segment.text).join(' ');
    const [first, last] = [row[0], blocks.at(-1)];
    if (!first) continue;
    if (
      last &&
      first.y - last.y < 1.5 * first.size &&
      Math.abs(first.size - last.size) < 0.6 &&
      !isKnownHeading(last.text)
    )
      Object.assign(last, { text: `${last.text} ${text}`, y: first.y });
    else blocks.push({ text, y: first.y, size: first.size });
  }
  const headings = blocks.filter(({ text }) => isKnownHeading(text));
  return headings.length >= 3 && headings.length >= 0.6 * blocks.length;
};

const isDateColumn = (rows: readonly Segment[][]): boolean => {
  const texts = rows
    .filter((row) => !(row.length === 1 && row[0] && isKnownHeading(row[0].text)))
    .map((row) => row.map((segment) => segment.text).join(' '));
  return texts.length >= 2 && texts.filter((text) => text.length < 40 && isDateText(text)).length >= 0.6 * texts.length;
};

const sameLine = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.some((a) => other.some((b) => Math.abs(a.y - b.y) <= 0.22 * Math.min(a.size, b.size) + 0.3));

const sharedRange = (
  left: readonly Segment[],
  right: readonly Segment[],
): { top: number; bottom: number } | undefined => {
  const range = (items: readonly Segment[]): [number, number] => [
    Math.min(...items.map((segment) => segment.y)),
    Math.max(...items.map((segment) => segment.y)),
  ];
  const [leftTop, leftBottom] = range(left);
  const [rightTop, rightBottom] = range(right);
  const top = Math.max(leftTop, rightTop);
  const bottom = Math.min(leftBottom, rightBottom);
  const shorter = Math.min(leftBottom - leftTop, rightBottom - rightTop);
  return bottom - top > 0.4 * shorter ? { top, bottom } : undefined;
};

/**
 * The left edge of the second of two columns through which one text flows, as in a newspaper; undefined if the columns
 * are independent. On the first page with columns of equal width, the second begins in the middle of a section.
 */
export const newspaperGutter = (pages: readonly (readonly Block[])[], width: number): number | undefined => {
  const first = pages.find((blocks) => blocks.length > 1) ?? [];
  const leftmost = Math.min(...first.map(({ left }) => left));
  for (const [index, right] of first.entries()) {
    const left = first[index - 1];
    if (!left || right.goesOn || right.left < left.right) continue;
    // Two lists beside each other in the wide column of a page with a narrow one are no newspaper.
    if (left.left > leftmost + KNOWN_WITHIN) continue;
    const [opening] = rowsOf(right.segments);
    const headings = left.segments.filter((segment) => isKnownHeading(segment.text));
    const isAlike = Math.abs(right.right - right.left - (left.right - left.left)) < 0.12 * width;
    const goesOn = opening?.every(
      (segment) =>
        !isKnownHeading(segment.text) && !/@|\d{4,}/u.test(segment.text) && segment.size <= (headings[0]?.size ?? 0),
    );
    if (isAlike && goesOn) return right.left;
  }
  return undefined;
};
