import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

const most = 2;
/** A family in fewer letters than this is of signs, or fills in for letters that another lacks. */
const share = 0.02;

export const fmt07 = resumeCheck({
  id: 'FMT-07',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const letters = new Map<string, number>();
    for (const { font, text } of runs) letters.set(font, (letters.get(font) ?? 0) + text.length);
    const all = [...letters.values()].reduce((total, count) => total + count, 0);
    if (all === 0) return skip('nothing-to-check');
    const families = [...letters].filter(([, count]) => count >= share * all).toSorted(([, a], [, b]) => b - a);
    const places = families.slice(most).flatMap(([font]) => {
      const run = runs.find((one) => one.font === font);
      return run ? [{ text: run.text, path: run.path, page: run.page }] : [];
    });
    return families.length <= most ? pass : warn(places, { count: families.length });
  },
});
