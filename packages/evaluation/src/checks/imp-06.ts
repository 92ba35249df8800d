import { failInPart, lacks, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { fewestInFile } from './imp-02.ts';
import { saysResult } from '../text/results.ts';
import { listedLanguages } from '../text/words.ts';

/** The part of the bullets that should name a result. */
export const enoughResults = 0.3;

export const imp06 = resumeCheck({
  id: 'IMP-06',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements: bullets, language, isAcademic, input }) => {
    if (isAcademic) return skip('stage');
    if (bullets.length === 0) return lacks('IMP-01');
    if (input.origin === 'uploaded' && bullets.length < fewestInFile) return skip('not-read');
    const without = bullets.filter(({ text }) => !saysResult(text, language));
    const count = bullets.length - without.length;
    if (count >= enoughResults * bullets.length) return pass;
    return failInPart(count / (enoughResults * bullets.length), without, {
      count,
      total: bullets.length,
    });
  },
});
