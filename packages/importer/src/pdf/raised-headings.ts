import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { rowsOf, type Segment } from './segments.ts';

/** So many different headings in the margin are no accident. */
const FEWEST = 3;
/** More headings than a resume has: each is compared with all lines beside it. */
const MOST = 60;
/** How far apart, in points, edges and distances may be that count as one. */
const SAME = 3;
/** So many ems of the heading at most it stands below the first line of its section. */
const LOWEST = 3;
/** So large a share of the headings is as low as the others where all are. */
const SHARE = 0.75;

type Placed = { page: number; segment: Segment };

/**
 * Headings in the margin that stand lower than the first lines of their sections, each by the same distance (in larger
 * letters, or centred beside them), are set level with these lines. Other pages are returned as they are.
 */
export const withRaisedHeadings = (pages: readonly Segment[][]): readonly Segment[][] => {
  const headings = marginHeadings(pages);
  if (headings.length < FEWEST) return pages;
  const right = headings.reduce((most, { segment }) => Math.max(most, segment.right), 0);
  const starts = pages.map((page) => startsOf(page.filter(({ x }) => x > right)));
  const distances = headings.map(({ page, segment }) =>
    (starts[page] ?? []).map((y) => segment.y - y).filter((d) => d > -SAME && d < LOWEST * segment.size),
  );
  const countAt = (distance: number): number =>
    distances.filter((own) => own.some((d) => Math.abs(d - distance) <= SAME)).length;
  const shared = distances.flat().reduce((best, d) => (countAt(d) > countAt(best) ? d : best), 0);
  if (shared <= SAME || countAt(shared) < SHARE * headings.length || countAt(shared) < FEWEST) return pages;
  const raised = new Map(
    headings.map(({ segment }, index) => {
      const own = distances[index]?.find((d) => Math.abs(d - shared) <= SAME) ?? 0;
      return [segment, { ...segment, y: segment.y - own }];
    }),
  );
  return pages.map((page) => page.map((segment) => raised.get(segment) ?? segment));
};

/** The known headings that share an edge, and left of the text beside them stand alone below the first of them. */
const marginHeadings = (pages: readonly Segment[][]): Placed[] => {
  const known = pages.flatMap((segments, page) =>
    segments.filter(({ text }) => isKnownHeading(text)).map((segment) => ({ page, segment })),
  );
  const byEdge = [
    ...Map.groupBy(known, ({ segment }) => `left ${Math.round(segment.x / SAME)}`).values(),
    ...Map.groupBy(known, ({ segment }) => `right ${Math.round(segment.right / SAME)}`).values(),
  ];
  const group = byEdge.reduce<Placed[]>((most, next) => (next.length > most.length ? next : most), []);
  if (new Set(group.map(({ segment }) => segment.text)).size < FEWEST || group.length > MOST) return [];
  const right = group.reduce((most, { segment }) => Math.max(most, segment.right), 0);
  const own = new Set(group.map(({ segment }) => segment));
  const isAlone = pages.every((page) => {
    const top = page.reduce((least, segment) => (own.has(segment) ? Math.min(least, segment.y) : least), Infinity);
    return page.every((segment) => own.has(segment) || segment.y < top || segment.x > right);
  });
  return isAlone ? group : [];
};

/** The baselines of the lines that are farther from the line above than from the one below. */
const startsOf = (beside: readonly Segment[]): number[] => {
  const tops = rowsOf(beside).map((row) => row.reduce((least, { y }) => Math.min(least, y), Infinity));
  return tops.filter((y, index) => {
    const [above, below] = [tops[index - 1] ?? -Infinity, tops[index + 1] ?? Infinity];
    return y - above > below - y;
  });
};
