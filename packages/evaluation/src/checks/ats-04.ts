import { fail, pass, resumeCheck, skip, warnSlightly } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

/** The fonts that every reader of PDF brings along. */
const STANDARD = /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats|Arial|Helvetica ?Oblique)$/iu;

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
    // Every program has these fonts in their measures.
    const areStandard = [...fonts.keys()].every((font) => STANDARD.test(font));
    const judged = areStandard && fonts.size > 0 ? warnSlightly : fail;
    const places = [...fonts.values()].flatMap(([run]) =>
      run ? [{ text: run.text, path: run.path, page: run.page }] : [],
    );
    return places.length === 0 ? pass : judged(places, { fonts: [...fonts.keys()].join(', '), count: places.length });
  },
});
