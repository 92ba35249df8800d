import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

const least = 0.25;

export const fmt08 = resumeCheck({
  id: 'FMT-08',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    const last = pages.at(-1);
    if (!last || pages.length < 2) return skip('nothing-to-check');
    const runs = runsOn(pages).filter(({ page }) => page === pages.length - 1);
    const end = Math.max(0, ...runs.map(({ box }) => box.y + box.height));
    const run = runs.at(-1);
    return end >= least * last.height
      ? pass
      : warn([{ text: run?.text ?? '', path: run?.path ?? '', page: pages.length - 1 }], { pages: pages.length });
  },
});
