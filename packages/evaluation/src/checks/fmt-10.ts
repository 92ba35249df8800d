import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

/** Lines beside each other on a page that make a column, not a date at the end of a line. */
const enough = 5;
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
    const runs = runsOn(pages).filter(({ text, role }) => role === 'text' && text.length >= long);
    if (runs.length === 0) return skip('nothing-to-check');
    const beside = runs.filter((run) =>
      runs.some(
        (other) =>
          other.page === run.page &&
          other.box.x >= run.box.x + run.box.width &&
          other.path !== run.path &&
          Math.abs(other.box.y - run.box.y) < run.box.height,
      ),
    );
    return beside.length < enough
      ? pass
      : warn(beside.slice(0, 1).map(({ text, path, page }) => ({ text, path, page })));
  },
});
