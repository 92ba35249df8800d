import { resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { visibleRuns } from '../pages/hidden.ts';
import { millimetres } from '../pages/pages.ts';

const least = 12;
/** A glyph's box is larger than its ink, and a name may hang a little into the margin. */
const tolerance = 2.3;

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
        const outside = byPage.get(page)?.find(({ box: { x, y, width: wide, height: high }, background }) => {
          // Text on a coloured band may come nearer to the edge: the band has its own margin.
          const isOnBand = background.toLowerCase() !== '#ffffff';
          const edge = isOnBand ? margin / 2 : margin;
          return x < edge || y < edge || x + wide > width - edge || y + high > height - edge;
        });
        return outside ? [{ text: outside.text, path: outside.path, page }] : [];
      }),
    );
  },
});
