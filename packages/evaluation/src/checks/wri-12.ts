import { resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { grammarOutcome } from '../text/language-faults.ts';
import { countWords } from '../text/words.ts';

export const wri12 = resumeCheck({
  id: 'WRI-12',
  category: 'writing',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.spelling],
  languages: ['en'],
  needs: ['ungrammatical'],
  run: ({ input: { ungrammatical = [] }, texts }) =>
    grammarOutcome(
      ungrammatical,
      texts.reduce((total, { text }) => total + countWords(text), 0),
    ),
});
