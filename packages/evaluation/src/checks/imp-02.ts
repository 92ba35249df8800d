import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { hasFigure, listedLanguages, NUMBER_WORDS } from '../text/words.ts';

const enough = 0.4;
/** Where numbers written as words are not known. */
const enoughDigits = 0.25;

export const imp02 = resumeCheck({
  id: 'IMP-02',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ bullets, language }) => {
    const isListed = listedLanguages.some((listed) => listed === language);
    const least = isListed ? enough : enoughDigits;
    if (bullets.length === 0) return skip('nothing-to-check');
    const without = bullets.filter(({ text }) => !hasFigure(text) && !(isListed && NUMBER_WORDS.test(text)));
    const count = bullets.length - without.length;
    const share = count / bullets.length;
    if (share >= least) return pass;
    return (share >= least / 2 ? warn : fail)(without, { count, total: bullets.length });
  },
});
