import { fail, lacks, pass, resumeCheck, warn } from '../check.ts';
import type { Passage } from '../input.ts';
import { sources } from '../sources.ts';
import { saysResult } from '../text/results.ts';
import { hasNumberWord, listedLanguages } from '../text/words.ts';
import { DUTIES, SUPPORTING, WEAK_OPENERS } from '../text/weak-openers.ts';

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
    const hasNothing = ({ text }: Passage) => !hasNumberWord(text, language) && !saysResult(text, language);
    const isWeak = (one: Passage) =>
      openers.some((weak) => weak.test(one.text.trim())) || (DUTIES.test(one.text.trim()) && hasNothing(one));
    const isSupporting = (one: Passage) => language === 'en' && SUPPORTING.test(one.text.trim()) && hasNothing(one);
    const all = bullets.filter((bullet) => isWeak(bullet) || isSupporting(bullet));
    // Among others, one that tells of work for somebody is fine.
    const places = all.length === 1 && !all.some(isWeak) ? [] : all;
    if (places.length === 0) return pass;
    return (places.length * 4 > bullets.length || places.length > 2 ? fail : warn)(places, { count: places.length });
  },
});
