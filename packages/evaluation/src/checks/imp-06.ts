import { fail, lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { RESULTS } from '../text/results.ts';
import { hasFigure, listedLanguages } from '../text/words.ts';

const enough = 0.3;

export const imp06 = resumeCheck({
  id: 'IMP-06',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements: bullets, language, isAcademic }) => {
    if (isAcademic) return skip('stage');
    if (bullets.length === 0) return lacks('IMP-01');
    const words = listedLanguages.flatMap((listed) => (listed === language ? [RESULTS[listed]] : []));
    const without = bullets.filter(({ text }) => !hasFigure(text) && !words.some((result) => result.test(text)));
    const count = bullets.length - without.length;
    if (count >= enough * bullets.length) return pass;
    return (count >= (enough / 2) * bullets.length ? warn : fail)(without, { count, total: bullets.length });
  },
});
