import { leastInLanguage } from '@vitae/domain';
import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { comparesWords, countWords } from '../text/words.ts';

const least = 8;
const most = 28;
/** The same where bullets are nouns with what they are of, as is usual in other languages than English. */
const [leastOfNouns, mostOfNouns] = [5, 34];
const fewest = 3;
/** A long document may have a few others: what counts is what most are like. */
const exceptions = 0.5;

export const wri06 = resumeCheck({
  id: 'WRI-06',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  run: ({ bullets, statements, language, input }) => {
    if (!comparesWords(language)) return skip('language');
    if (statements.length === 0) return lacks('IMP-01');
    // A few say nothing of what most are like.
    if (input.origin === 'uploaded' && bullets.length < fewest) return skip('nothing-to-check');
    const [fewestWords, mostWords] = language === 'en' ? [least, most] : [leastOfNouns, mostOfNouns];
    const off = bullets.filter(({ text }) => {
      const count = countWords(text);
      return count < leastInLanguage(fewestWords, language) || count > mostWords;
    });
    return off.length <= exceptions * bullets.length ? pass : warn(off, { count: off.length, total: bullets.length });
  },
});
