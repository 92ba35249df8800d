import { findDates } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { matchHeading } from './headings.ts';

/** How far apart, in points, the first lines of a row may be. */
const LEVEL = 3;
/** So many rows must begin at the same height in both columns. */
const FEWEST = 2;
/** More lines than two columns of a resume have: each group is compared with each line beside it. */
const MOST_LINES = 2000;
/** So large a share of the groups on the right must begin beside one on the left. */
const SHARE = 0.6;

/**
 * A table without rules whose left column names each entry and whose right column describes it: the lines on the right,
 * which no heading announces, follow the lines on the left that they are level with.
 */
export const withRowsJoined = (lines: readonly Line[], asOf: string): Line[] => {
  if (lines.length > MOST_LINES) return [...lines];
  const lanes = [...Map.groupBy(lines, ({ lane }) => lane).values()];
  for (const left of lanes) {
    const right = lanes.find((other) => other !== left && isBeside(left, other) && isDescribed(left, other, asOf));
    if (right) return joined(lines, left, right);
  }
  return [...lines];
};

const isBeside = ([one]: readonly Line[], [other]: readonly Line[]): boolean =>
  one !== undefined && other !== undefined && other.laneLeft >= one.laneRight - 2;

const isAnnounced = (lane: readonly Line[]): boolean =>
  lane.some(
    ({ text, bullet, gapAbove, style }) => !bullet && gapAbove > 0.5 * style.size && matchHeading(text)?.exact === true,
  );

/** Lines that begin a group: what stands above is further away than the lines of one entry are. */
const startsIn = (lane: readonly Line[]): Line[] => lane.filter(({ gapAbove, style }) => gapAbove > 0.8 * style.size);

const isLevel = (one: Line, other: Line): boolean => one.page === other.page && Math.abs(one.top - other.top) < LEVEL;

const isDescribed = (left: readonly Line[], right: readonly Line[], asOf: string): boolean => {
  if (isAnnounced(right) || !isAnnounced(left)) return false;
  const dated = left.filter(({ text }) => findDates(text, asOf).length > 0).length;
  const groups = startsIn(right);
  const level = groups.filter((line) => left.some((other) => isLevel(line, other))).length;
  return dated >= FEWEST && level >= FEWEST && level >= SHARE * groups.length;
};

/** The lines with those on the right behind the group on the left beside whose first line, or below it, they begin. */
const joined = (lines: readonly Line[], left: readonly Line[], right: readonly Line[]): Line[] => {
  const starts = startsIn(left);
  const rows = Map.groupBy(right, (line) =>
    starts.findLast(({ page, top }) => page === line.page && top < line.top + LEVEL),
  );
  const [own] = left;
  const moved = new Set([...rows].flatMap(([start, some]) => (start ? some : [])));
  const placed: Line[] = [];
  let open: Line | undefined;
  const close = (): void => {
    const some = (open && rows.get(open)) ?? [];
    placed.push(
      ...some.map((line, index) => ({
        ...line,
        lane: own?.lane ?? line.lane,
        ...(index === 0 ? { gapAbove: 1 } : {}),
      })),
    );
    open = undefined;
  };
  for (const line of lines) {
    if (moved.has(line)) continue;
    if (open && (line.lane !== own?.lane || starts.includes(line))) close();
    placed.push(line);
    if (line.lane === own?.lane && starts.includes(line)) open = line;
  }
  close();
  return placed;
};
