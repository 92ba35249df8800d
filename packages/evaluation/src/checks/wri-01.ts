import { resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { spellingOutcome } from '../text/language-faults.ts';

export const wri01 = resumeCheck({
  id: 'WRI-01',
  category: 'writing',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['misspelled'],
  run: ({ input: { misspelled = [] } }) => spellingOutcome(misspelled),
});
