import { letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords } from '../text/words.ts';

const wordsPerFinding = 150;

export const cl12 = letterCheck({
  id: 'CL-12',
  category: 'writing',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['ungrammatical'],
  run: ({ input: { ungrammatical = [] }, body }) => {
    const count = ungrammatical.length;
    return count <= Math.max(1, Math.floor(countWords(body) / wordsPerFinding)) ? pass : warn(ungrammatical, { count });
  },
});
