import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hiddenRuns, readableRuns } from '../pages/hidden.ts';

export const int01 = resumeCheck({
  id: 'INT-01',
  category: 'integrity',
  severity: 'integrity',
  penalty: 30,
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    if (readableRuns(pages).length === 0) return skip('nothing-to-check');
    return failAt(hiddenRuns(pages).map(({ text, path, page }) => ({ text, path, page })));
  },
});
