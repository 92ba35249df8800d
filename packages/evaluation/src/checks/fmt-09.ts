import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { nearOn, runsOn, type PlacedRun } from '../pages/pages.ts';

/** Of what stands in the same line, in points. */
const slack = 2;

export const fmt09 = resumeCheck({
  id: 'FMT-09',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    const runs = runsOn(pages);
    const headings = runs.filter(({ role, page }) => role === 'heading' && page < pages.length - 1);
    if (runs.length === 0) return skip('nothing-to-check');
    const nearby = nearOn(runs);
    // The text below may be indented, in the column of a table, or a word that could be a heading itself.
    const isBelow = (heading: PlacedRun, { box }: PlacedRun) =>
      box.y + box.height > heading.box.y + heading.box.height + slack && box.x + box.width > heading.box.x;
    // In some templates, the headings have a column of their own: then the text is beside.
    const isBeside = (heading: PlacedRun, { box, role }: PlacedRun) =>
      role === 'text' &&
      box.y + box.height > heading.box.y + heading.box.height / 2 &&
      box.y < heading.box.y + heading.box.height;
    // What stands at one place of several pages is a menu beside the text.
    const isRepeated = ({ text, page, box }: PlacedRun) =>
      runs.some(
        (run) =>
          run.text === text &&
          run.page !== page &&
          Math.abs(run.box.x - box.x) < slack &&
          Math.abs(run.box.y - box.y) < slack,
      );
    // A heading of several lines beside its text: the text stands beside the first of them.
    const isRest = (heading: PlacedRun, above: PlacedRun) =>
      above.role === 'heading' &&
      Math.abs(above.box.x - heading.box.x) < slack &&
      above.box.y < heading.box.y &&
      heading.box.y - above.box.y < 2 * heading.box.height;
    const hasText = (heading: PlacedRun): boolean =>
      nearby(heading).some((run) => isBelow(heading, run) || isBeside(heading, run));
    const orphans = headings.filter(
      (heading) =>
        !isRepeated(heading) &&
        !hasText(heading) &&
        !nearby(heading).some((run) => isRest(heading, run) && nearby(run).some((other) => isBeside(run, other))),
    );
    return failAt(orphans.map(({ text, path, page }) => ({ text, path, page })));
  },
});
