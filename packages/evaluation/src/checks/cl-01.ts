import { fail, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { NOBODY } from '../text/letter-phrases.ts';
import { listedLanguages } from '../text/words.ts';

export const cl01 = letterCheck({
  id: 'CL-01',
  category: 'address',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.letterGuide],
  languages: listedLanguages,
  run: ({ view: { opening }, letter: { recipient } }) => {
    if (!opening.text) return fail([opening]);
    if (!NOBODY.test(opening.text)) return pass;
    // "Dear Sir or Madam" to a person who is known is a slip; to a role it is a formula, in German and French the usual one.
    return recipient.name.trim() || /whom/iu.test(opening.text) ? fail([opening]) : warn([opening]);
  },
});
