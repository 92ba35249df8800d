import { lacks, resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { lowerWords, sharedPart } from '../text/words.ts';

const alike = 0.85;
const least = 5;

export const wri08 = resumeCheck({
  id: 'WRI-08',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  run: ({ statements, bullets }) => {
    const sets = bullets.slice(0, 300).map((bullet) => ({ bullet, words: new Set(lowerWords(bullet.text)) }));
    const long = sets.filter(({ words }) => words.size >= least);
    if (statements.length === 0) return lacks('IMP-01');
    if (long.length < 2) return skip('nothing-to-check');
    return warnAt(
      long
        .filter(({ words }, index) =>
          long.slice(0, index).some((other) => {
            const shared = sharedPart(words, other.words) * words.size;
            return shared / (words.size + other.words.size - shared) >= alike;
          }),
        )
        .map(({ bullet }) => bullet),
    );
  },
});
