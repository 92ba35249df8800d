import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { inOneColumn, nearOn, runsOn } from '../pages/pages.ts';

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
    // In some templates, the headings have a column of their own: then the text is beside, not below.
    const orphans = headings.filter(
      (heading) =>
        !nearby(heading).some(
          (run) =>
            run.role === 'text' &&
            run.box.y + run.box.height > heading.box.y + heading.box.height / 2 &&
            (inOneColumn(run, heading) || run.box.y < heading.box.y + heading.box.height),
        ),
    );
    return failAt(orphans.map(({ text, path, page }) => ({ text, path, page })));
  },
});
