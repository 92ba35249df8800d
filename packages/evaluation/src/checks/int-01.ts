import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { contrast, runsOn } from '../pages/pages.ts';

/** What nobody can see, in contrast and in points. */
const leastContrast = 1.3;
const leastSize = 2;

export const int01 = resumeCheck({
  id: 'INT-01',
  category: 'integrity',
  severity: 'integrity',
  penalty: 30,
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    const runs = runsOn(pages).filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text));
    if (runs.length === 0) return skip('nothing-to-check');
    return failAt(
      runs
        .filter(({ invisible, colour, background, size, box, page }) => {
          const { width = 0, height = 0 } = pages[page] ?? {};
          const isOutside = box.x + box.width < 0 || box.y + box.height < 0 || box.x > width || box.y > height;
          return invisible || isOutside || size < leastSize || contrast(colour, background) < leastContrast;
        })
        .map(({ text, path, page }) => ({ text, path, page })),
    );
  },
});
