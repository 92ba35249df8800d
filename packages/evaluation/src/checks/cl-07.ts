import { lacks, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { OPENS_WITH_I } from '../text/letter-phrases.ts';

const most = 0.4;

export const cl07 = letterCheck({
  id: 'CL-07',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  // Spanish and Portuguese leave the pronoun out.
  languages: ['en', 'de', 'fr'],
  run: ({ sentences, language }) => {
    if (sentences.length === 0) return lacks('CL-03');
    if (sentences.length < 4) return skip('nothing-to-check');
    const shape = language === 'de' ? OPENS_WITH_I.de : language === 'fr' ? OPENS_WITH_I.fr : OPENS_WITH_I.en;
    const places = sentences.filter(({ text }) => shape?.test(text));
    return places.length <= most * sentences.length
      ? pass
      : warn(places, { count: places.length, total: sentences.length });
  },
});
