import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { hasLostLetters } from '../text/found-in-file.ts';
import { fileWords } from '../text/file-words.ts';
import { hasWords } from '../text/words.ts';

/** In words of English. Half of it is enough at the start of a career. */
const enough = 120;
/** Below this part of it, there is hardly anything to judge. */
const few = 0.4;

export const str11 = resumeCheck({
  id: 'STR-11',
  category: 'structure',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: (facts) => {
    const { amount, stage, language, view, input } = facts;
    // A Japanese rirekisho lists roles alone.
    const needed = stage === 'entry' || language === 'ja' ? enough / 2 : enough;
    if (amount >= needed) return pass;
    // What has no letters was not counted.
    if (input.origin === 'uploaded' && hasLostLetters(input.lines ?? [])) return skip('not-read');
    const values = {
      count: hasWords(language) ? fileWords(facts) : amount,
      coveragePercent: Math.floor((100 * amount) / needed),
    };
    return { ...(amount < few * needed ? fail : warn)([view.fullName], values), coverage: amount / needed };
  },
});
