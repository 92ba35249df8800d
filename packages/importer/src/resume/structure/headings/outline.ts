import type { Line } from '../../../text/line.ts';
import { targetKey, type HeadingMatch } from './headings.ts';

/** Something of the outline that is open: a heading with the level that its format declares. */
type Open = { level: number; isSection: boolean; isOfEntry: boolean };

/** So many different sections begin outside of entries, or the levels say nothing of what is within what. */
const FEWEST_OUTSIDE = 2;

/**
 * The headings of sections that stand below the heading of an entry by their declared level: "Summary" at level 5, below an
 * employer at level 3 within "Experience" at level 2, is a part of that employer's entry.
 */
export const headingsWithinEntries = (
  accepted: ReadonlyMap<Line, { match: HeadingMatch | undefined }>,
  lines: readonly Line[],
): ReadonlySet<Line> => {
  const within = new Set<Line>();
  const outside = new Set<string>();
  let open: Open[] = [];
  let lane: number | undefined;
  for (const line of lines) {
    if (line.lane !== lane) open = [];
    lane = line.lane;
    const level = line.headingLevel;
    if (level === 0) continue;
    open = open.filter((above) => above.level < level);
    const heading = accepted.get(line);
    const isOfEntry =
      open.some((above) => above.isOfEntry) || (heading === undefined && open.some((above) => above.isSection));
    if (heading && isOfEntry) within.add(line);
    else if (heading?.match?.exact) outside.add(targetKey(heading.match.target));
    open.push({ level, isSection: heading !== undefined, isOfEntry });
  }
  return outside.size >= FEWEST_OUTSIDE ? within : new Set();
};
