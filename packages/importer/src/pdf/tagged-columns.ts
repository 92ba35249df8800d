import { IMPORT_LIMITS } from '../limits.ts';
import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import type { Block } from './columns.ts';
import { least, most } from './extremes.ts';
import { rowsOf, type Segment } from './segments.ts';

/** So many lines beside as many others are columns, each read on its own; fewer are the head of an entry, or its dates. */
const FEWEST_LINES = 4;
/** Of a page's texts that have a place in its structure: with fewer, the structure says little of the page. */
const SHARE_TAGGED = 0.9;
/** Points by which texts may overlap that are one below the other, or side by side. */
const OVERLAP = 2;
/** Points below all else, from which on a text is no longer centred beside it. */
const BELOW = 36;
/** Deeper elements are read as they lie. */
const MOST_DEPTH = 40;

/**
 * The columns of a page by the structure that its file declares: elements that are side by side, with several lines each,
 * are read one after the other in the declared order. One block if there are none, undefined if the page is not tagged.
 */
export const taggedColumns = (segments: readonly Segment[], left: number, right: number): Block[] | undefined => {
  const tagged = segments.filter(({ tags }) => tags.length > 0);
  // Every element is compared with all that are beside it.
  const isPlain = segments.length > IMPORT_LIMITS.textsInColumns;
  if (isPlain || tagged.length === 0 || tagged.length < SHARE_TAGGED * segments.length) return undefined;
  const blocks = arranged(tagged, 0, { left, right });
  // What is not tagged (a mark of a list) lies beside something that is.
  for (const segment of segments) if (segment.tags.length === 0) nearest(blocks, segment)?.segments.push(segment);
  return blocks;
};

type Extent = { left: number; right: number };

/** What lies within an element, as far as the elements around it are the same. */
const arranged = (segments: readonly Segment[], depth: number, within: Extent): Block[] => {
  const groups = groupsAt(segments, depth);
  const [only] = groups;
  if (depth > MOST_DEPTH || !only) return [{ segments: [...segments], ...within }];
  if (groups.length === 1)
    return only.some((segment) => depthOf(segment) > depth)
      ? arranged(only, depth + 1, within)
      : [{ segments: only, ...within }];
  return joined(bandsOf(groups).flatMap((band) => columnsOfBand(band, depth, within)));
};

/** Elements that are one below the other. */
type Run = { groups: Segment[][]; top: number; bottom: number };

/** Elements in bands one below the other, each of them in runs that are side by side. */
const bandsOf = (groups: readonly Segment[][]): Run[][] => {
  const bands: Run[][] = [];
  for (const group of groups) {
    const [top, bottom] = [least(group.map(topOf)), most(group.map(({ y }) => y))];
    const band = bands.at(-1);
    const run = band?.at(-1);
    if (!band || !run || top >= most(band.map((each) => each.bottom)) - OVERLAP) {
      bands.push([{ groups: [group], top, bottom }]);
      continue;
    }
    const isBeside = top < run.bottom - OVERLAP && !run.groups.some((above) => overlap(above, group));
    if (isBeside) band.push({ groups: [group], top, bottom });
    else {
      run.groups.push(group);
      run.top = Math.min(run.top, top);
      run.bottom = Math.max(run.bottom, bottom);
    }
  }
  return bands;
};

/** Whether one of two elements lies over the other, rather than above it or beside it. */
const overlap = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  most(one.map(({ y }) => y)) >= least(other.map(topOf)) + OVERLAP && !areBeside(one, other);

/** So large a share of the texts of a column may stick out of it: addresses have no space to wrap at. */
const SHARE_STICKING_OUT = 0.2;

/** Whether one of two elements is to the left of the other. */
const areBeside = (one: readonly Segment[], other: readonly Segment[]): boolean => {
  const [first, second] = [one, other].toSorted((a, b) => widthOf(a).left - widthOf(b).left);
  const edge = widthOf(second ?? []).left + OVERLAP;
  const crossing = first?.filter(({ right }) => right > edge) ?? [];
  return crossing.length <= SHARE_STICKING_OUT * (first?.length ?? 0) && crossing.every(({ x }) => x < edge - OVERLAP);
};

const widthOf = (segments: readonly Segment[]): Extent => ({
  left: least(segments.map(({ x }) => x)),
  right: most(segments.map(({ right }) => right)),
});

/** The blocks of a band: its columns, or all that is in it as lines. */
const columnsOfBand = (band: readonly Run[], depth: number, within: Extent): Block[] => {
  const [first, ...others] = band;
  if (!first) return [];
  if (others.length === 0) return first.groups.flatMap((group) => arranged(group, depth + 1, within));
  // What is above the columns is none of them.
  const top = least(others.map((run) => run.top));
  const isHigher = ({ y }: Segment): boolean => y < top + OVERLAP;
  const above = first.groups.map((group) => group.filter(isHigher)).filter((group) => group.length > 0);
  const beside = first.groups
    .map((group) => group.filter((segment) => !isHigher(segment)))
    .filter((group) => group.length > 0);
  const runs = [beside, ...others.map(({ groups }) => groups)].filter((groups) => groups.length > 0);
  const head = above.flatMap((group) => arranged(group, depth + 1, within));
  if (!areColumns(runs)) return [...head, { segments: withLevelCells(runs), ...within }];
  const isHeading = ({ text, tags: [tag] }: Segment): boolean => (tag?.heading ?? 0) > 0 || isKnownHeading(text);
  const hasHeadings = runs.filter((groups) => groups.flat().some(isHeading)).length > 1;
  const starts = runs.map((groups) => widthOf(groups.flat()).left).toSorted((a, b) => a - b);
  const columns = runs.flatMap((groups, index): Block[] => {
    const { left, right } = widthOf(groups.flat());
    const extent = {
      left: left === starts[0] ? Math.min(left, within.left) : left,
      right: left === starts.at(-1) ? within.right : right,
    };
    const blocks = joined(groups.flatMap((group) => arranged(group, depth + 1, extent)));
    return index > 0 && !hasHeadings ? blocks.map((block) => ({ ...block, goesOn: true as const })) : blocks;
  });
  return [...head, ...columns];
};

/**
 * Elements side by side as one row: a heading, or a cell of a table, of a single line that is centred beside more lines stands
 * beside the first of them.
 */
const withLevelCells = (runs: readonly Segment[][][]): Segment[] => {
  const first = (groups: readonly Segment[][]): number => least(groups.flat().map(({ y }) => y));
  const last = (groups: readonly Segment[][]): number => most(groups.flat().map(({ y }) => y));
  const top = least(runs.map(first));
  const isTable = runs.flat(2).every(({ tags: [tag] }) => tag?.isInCell);
  return runs.flatMap((groups) => {
    const segments = groups.flat();
    const isWithin = runs.some((other) => other !== groups && last(other) > first(groups) - BELOW);
    const isLow = isWithin && rowsOf(segments).length === 1 && first(groups) > top + OVERLAP;
    const isBesideAll = isTable || segments.every(({ tags: [tag] }) => (tag?.heading ?? 0) > 0);
    return isLow && isBesideAll ? segments.map((segment) => ({ ...segment, y: top })) : segments;
  });
};

/** Whether elements side by side are read on their own: all have several lines, or those of one are not level with others. */
const areColumns = (runs: readonly Segment[][][]): boolean => {
  const all = runs.map((groups) => rowsOf(groups.flat()));
  const areApart = all.every((rows, index) => index === 0 || areBeside(rows.flat(), (all[index - 1] ?? []).flat()));
  if (!areApart || all.length < 2) return false;
  if (all.filter((rows) => rows.length >= FEWEST_LINES).length > 1) return true;
  const few = all.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (few.length < 2) return false;
  const others = all.filter((rows) => rows !== few).flat(2);
  const level = few.filter((row) =>
    row.some(({ y, size }) => others.some((other) => Math.abs(other.y - y) < 0.25 * size)),
  );
  return level.length <= few.length / 2;
};

/** The elements at a depth that are around texts, each with its texts, in the declared order. */
const groupsAt = (segments: readonly Segment[], depth: number): Segment[][] => {
  const groups = new Map<number | Segment, Segment[]>();
  for (const segment of segments.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const key = elementOf(segment, depth) ?? segment;
    const group = groups.get(key);
    if (group) group.push(segment);
    else groups.set(key, [segment]);
  }
  return [...groups.values()];
};

const orderOf = ({ tags }: Segment): number => least(tags.map(({ order }) => order));
const depthOf = ({ tags }: Segment): number => least(tags.map(({ path }) => path.length));

/** The element at a depth around the whole of a text. */
const elementOf = ({ tags: [first, ...others] }: Segment, depth: number): number | undefined => {
  const element = first?.path[depth];
  return others.every(({ path }) => path[depth] === element) ? element : undefined;
};

const topOf = ({ y, size }: Segment): number => y - 0.82 * size;

/** Blocks with those that follow each other in one column as one. */
const joined = (blocks: readonly Block[]): Block[] => {
  const whole: Block[] = [];
  for (const block of blocks) {
    const last = whole.at(-1);
    if (last?.left === block.left && last.right === block.right) last.segments.push(...block.segments);
    // A name above a column is one of its lines.
    else if (last && isAbove(last, block))
      whole[whole.length - 1] = { ...block, segments: [...last.segments, ...block.segments] };
    else whole.push({ ...block, segments: [...block.segments] });
  }
  return whole;
};

/** Whether a block is above another, and no wider. */
const isAbove = (one: Block, other: Block): boolean => {
  const { left, right } = widthOf(one.segments);
  const isWithin = left >= other.left - OVERLAP && right <= other.right + OVERLAP;
  return !one.goesOn && isWithin && most(one.segments.map(({ y }) => y)) < least(other.segments.map(topOf)) + OVERLAP;
};

/** The block with the text that is closest to one, level with it if possible. */
const nearest = (blocks: readonly Block[], { x, y }: Segment): Block | undefined => {
  let best: { block: Block; distance: number } | undefined;
  for (const block of blocks)
    for (const segment of block.segments) {
      const distance = 4 * Math.abs(segment.y - y) + Math.abs(segment.x - x);
      if (!best || distance < best.distance) best = { block, distance };
    }
  return best?.block;
};
