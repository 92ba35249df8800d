import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

export const ats04 = resumeCheck({
  id: 'ATS-04',
  category: 'machine-readable',
  severity: 'major',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages);
    if (runs.length === 0) return skip('nothing-to-check');
    const fonts = Map.groupBy(
      runs.filter(({ embedded }) => !embedded),
      ({ font }) => font,
    );
    return failAt(
      [...fonts.values()].flatMap(([run]) => (run ? [{ text: run.text, path: run.path, page: run.page }] : [])),
      {
        fonts: [...fonts.keys()].join(', '),
      },
    );
  },
});
