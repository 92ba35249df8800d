import { failInPart, lacks, pass, resumeCheck } from '../check.ts';
import type { Passage } from '../input.ts';
import { sources } from '../sources.ts';
import { saysResult } from '../text/results.ts';
import { hasNumberWord, listedLanguages, sentencesIn } from '../text/words.ts';
import { DUTIES, SUPPORTING, WEAK_OPENERS } from '../text/weak-openers.ts';

export const imp04 = resumeCheck({
  id: 'IMP-04',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements: bullets, experience, language }) => {
    const openers = listedLanguages.flatMap((listed) => (listed === language ? [WEAK_OPENERS[listed]] : []));
    if (bullets.length === 0) return lacks('IMP-01');
    const hasNothing = ({ text }: Passage) => !hasNumberWord(text, language) && !saysResult(text, language);
    const isWeak = (one: Passage) =>
      openers.some((weak) => weak.test(one.text.trim())) || (DUTIES.test(one.text.trim()) && hasNothing(one));
    const isSupporting = (one: Passage) => language === 'en' && SUPPORTING.test(one.text.trim()) && hasNothing(one);
    // A sentence above the bullets of a role is read before them.
    const known = new Set(bullets.map(({ text }) => text));
    const above = experience
      .flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ text, path }) =>
          sentencesIn(text)
            .slice(0, 1)
            .map((first) => ({ text: first, path })),
        ),
      )
      .filter((one) => !known.has(one.text) && isWeak(one));
    const all = [...bullets.filter((bullet) => isWeak(bullet) || isSupporting(bullet)), ...above];
    // Among others, one that tells of work for somebody is fine.
    const places = all.length === 1 && !all.some(isWeak) ? [] : all;
    if (places.length === 0) return pass;
    const total = bullets.length + above.length;
    // One in many is a slip, and every second one is how somebody tells of their work.
    return failInPart(Math.max(0, 1 - (2 * places.length) / total), places, { count: places.length });
  },
});
