import { resumeCheck, skip, warnAt } from '../check.ts';
import type { Box, TextRun } from '../input.ts';
import { sources } from '../sources.ts';
import { visibleRuns } from '../pages/hidden.ts';
import { millimetres } from '../pages/pages.ts';

const least = 12;
/** A glyph's box is larger than its ink, and a name may hang a little into the margin. */
const tolerance = 2;

/** How far a run is from the nearest edge of its page. */
const distance = ({ x, y, width: wide, height: high }: Box, width: number, height: number): number =>
  Math.min(x, y, width - x - wide, height - y - high);

/**
 * The part of a margin that text needs: on a coloured band, which has its own, and in a running line, which belongs there,
 * half; and the box of a name is larger than its letters.
 */
const partOf = ({ background, role }: TextRun): number =>
  background.toLowerCase() !== '#ffffff' || role === 'running-line' ? 1 / 2 : role === 'name' ? 0.85 : 1;

export const fmt04 = resumeCheck({
  id: 'FMT-04',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    // What nobody sees is INT-01's.
    const runs = visibleRuns(pages);
    if (runs.length === 0) return skip('nothing-to-check');
    const byPage = Map.groupBy(runs, ({ page }) => page);
    const margin = millimetres(least - tolerance);
    return warnAt(
      pages.flatMap(({ width, height }, page) => {
        // The nearest to the edge is what a reader sees.
        const [outside] = (byPage.get(page) ?? [])
          .map((run) => ({ ...run, within: distance(run.box, width, height) - partOf(run) * margin }))
          .filter(({ within }) => within < 0)
          .toSorted((a, b) => a.within - b.within);
        return outside ? [{ text: outside.text, path: outside.path, page }] : [];
      }),
    );
  },
});
