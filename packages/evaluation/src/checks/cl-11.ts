import { letterCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { spellingOutcome } from '../text/language-faults.ts';
import { confirmedWords } from '../text/said-in-lines.ts';

export const cl11 = letterCheck({
  id: 'CL-11',
  category: 'writing',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['misspelled'],
  run: ({ input }) => spellingOutcome(confirmedWords(input)),
});
