import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { bodySize, runsOn } from '../pages/pages.ts';

/** Fonts differ in how large their letters are at a size; many are easy to read at 9 points. */
const least = 9;
const most = 12;
const legible = 8.5;

export const fmt03 = resumeCheck({
  id: 'FMT-03',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages);
    const size = bodySize(runs);
    if (size === 0) return skip('nothing-to-check');
    if (size >= least && size <= most) return pass;
    const run = runs.find((one) => one.role === 'text' && Math.abs(one.size - size) < 0.25);
    return (size < legible ? fail : warn)([{ text: run?.text ?? '', path: run?.path ?? '', page: run?.page ?? 0 }], {
      size,
    });
  },
});
