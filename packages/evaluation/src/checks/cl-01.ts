import { fail, letterCheck, pass, warn } from '../check.ts';
import type { LetterFacts } from '../letter/letter-facts.ts';
import { sources } from '../sources.ts';
import { NOBODY, SALUTATION } from '../text/letter-phrases.ts';
import { countWords, listedLanguages } from '../text/words.ts';

const longest = 12;
/** The salutation of a file that the importer left out, or took for a part of the first paragraph; `null` if there is none. */
function unreadSalutation({ input: { origin, lines = [] }, paragraphs }: LetterFacts): string | null {
  if (origin !== 'uploaded') return null;
  const starts = [...lines, ...paragraphs.slice(0, 2).map(({ text }) => text.slice(0, 120))].map((line) => line.trim());
  return (
    starts.find((line) => {
      const [salutation = ''] = line.split(/[,:!\n]/u, 1);
      return SALUTATION.test(line) && salutation.length < line.length && countWords(salutation) <= longest;
    }) ?? null
  );
}

export const cl01 = letterCheck({
  id: 'CL-01',
  category: 'address',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.letterGuide],
  languages: listedLanguages,
  run: (facts) => {
    const {
      view: { opening },
      letter: { recipient },
    } = facts;
    const unread = opening.text ? null : unreadSalutation(facts);
    if (!opening.text && unread === null) return fail([opening]);
    if (unread !== null) return NOBODY.test(unread) ? warn([{ ...opening, text: unread }]) : pass;
    if (!NOBODY.test(opening.text)) return pass;
    // "Dear Sir or Madam" to a person who is known is a slip; to a role it is a formula, in German and French the usual one.
    return recipient.name.trim() || /whom/iu.test(opening.text) ? fail([opening]) : warn([opening]);
  },
});
