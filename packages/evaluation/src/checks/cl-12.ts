import { letterCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { grammarOutcome } from '../text/language-faults.ts';
import { countWords } from '../text/words.ts';

export const cl12 = letterCheck({
  id: 'CL-12',
  category: 'writing',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.spelling],
  languages: ['en'],
  needs: ['ungrammatical'],
  run: ({ input: { ungrammatical = [] }, body }) => grammarOutcome(ungrammatical, countWords(body)),
});
