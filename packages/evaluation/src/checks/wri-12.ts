import { pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords } from '../text/words.ts';

const wordsPerFinding = 150;

export const wri12 = resumeCheck({
  id: 'WRI-12',
  category: 'writing',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['ungrammatical'],
  run: ({ input: { ungrammatical = [] }, texts }) => {
    const words = texts.reduce((total, { text }) => total + countWords(text), 0);
    const count = ungrammatical.length;
    return count <= Math.max(1, Math.floor(words / wordsPerFinding)) ? pass : warn(ungrammatical, { count });
  },
});
