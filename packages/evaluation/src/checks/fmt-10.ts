import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { mostNear, nearOn, runsOn, type PlacedRun } from '../pages/pages.ts';

/** Lines beside each other on a page that make a column, not a date at the end of a line. */
const enough = 5;
/** Lines one below the other that make a column: a place and dates beside a role are two. */
const stacked = 3;
/** A line that is as long as that is of text. */
const long = 20;

export const fmt10 = resumeCheck({
  id: 'FMT-10',
  category: 'format',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    // Contacts beside each other are a line of contacts, whatever stands below.
    const texts = runsOn(pages).filter(({ role, path }) => role === 'text' && !path.startsWith('basics.'));
    const runs = texts.filter(({ text }) => text.length >= long);
    if (runs.length === 0) return skip('nothing-to-check');
    const nearby = nearOn(runs);
    const beside = runs.filter((run) =>
      nearby(run).some(
        (other) =>
          other.box.x >= run.box.x + run.box.width &&
          other.path !== run.path &&
          Math.abs(other.box.y - run.box.y) < run.box.height,
      ),
    );
    return beside.length < enough || longestStack(beside, texts) < stacked
      ? pass
      : warn(beside.slice(0, 1).map(({ text, path, page }) => ({ text, path, page })));
  },
});

/** How many lines follow each other closely on the right of others: what stands beside single lines is no column. */
function longestStack(left: readonly PlacedRun[], runs: readonly PlacedRun[]): number {
  const leftOn = nearOn(left);
  const isRight = (run: PlacedRun) =>
    leftOn(run).some(
      (other) => run.box.x >= other.box.x + other.box.width && Math.abs(other.box.y - run.box.y) < other.box.height,
    );
  const sorted = runs.toSorted((a, b) => a.page - b.page || a.box.y - b.box.y);
  const heights: number[] = [];
  let start = 0;
  for (const [index, run] of sorted.entries()) {
    if (sorted[index - 1]?.page !== run.page) start = index;
    const first = Math.max(start, index - mostNear);
    let above = index - 1;
    while (above >= first && !isUnder(run, sorted[above])) above -= 1;
    heights.push((above < first ? 0 : (heights[above] ?? 0)) + 1);
  }
  return Math.max(0, ...heights.filter((_, index) => sorted[index] && isRight(sorted[index])));
}

/** Whether a run is right below another, at the same edge: columns have one, while dates end at the margin. */
const isUnder = ({ box, text }: PlacedRun, other?: PlacedRun): boolean =>
  other !== undefined &&
  // A place that is named again below itself stands at the margin, like a date.
  (other.text !== text || text.length >= long) &&
  Math.abs(other.box.x - box.x) < 3 &&
  box.y > other.box.y &&
  box.y - other.box.y < 2 * other.box.height;
