import { fail, lacks, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { RESULTS } from '../text/results.ts';
import { hasFigure, hasNumberWord, listedLanguages } from '../text/words.ts';
import { SUPPORTING, WEAK_OPENERS } from '../text/weak-openers.ts';

export const imp04 = resumeCheck({
  id: 'IMP-04',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements: bullets, language }) => {
    const openers = listedLanguages.flatMap((listed) => (listed === language ? [WEAK_OPENERS[listed]] : []));
    if (bullets.length === 0) return lacks('IMP-01');
    const isBare = (text: string) => !hasFigure(text) && !hasNumberWord(text, language) && !RESULTS.en.test(text);
    const places = bullets.filter(
      ({ text }) =>
        openers.some((weak) => weak.test(text.trim())) ||
        (language === 'en' && SUPPORTING.test(text.trim()) && isBare(text)),
    );
    if (places.length === 0) return pass;
    return (places.length * 4 > bullets.length || places.length > 2 ? fail : warn)(places, { count: places.length });
  },
});
