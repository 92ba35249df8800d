import { letterCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { spellingOutcome } from '../text/language-faults.ts';

export const cl11 = letterCheck({
  id: 'CL-11',
  category: 'writing',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['misspelled'],
  run: ({ input: { misspelled = [] } }) => spellingOutcome(misspelled),
});
