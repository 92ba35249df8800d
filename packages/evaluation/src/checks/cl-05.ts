import { fail, lacks, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { RESULTS } from '../text/results.ts';
import { hasFigure, hasNumberWord, listedLanguages } from '../text/words.ts';

const enough = 2;

export const cl05 = letterCheck({
  id: 'CL-05',
  category: 'content',
  severity: 'major',
  grade: 'convention',
  sources: [sources.letterGuide],
  languages: listedLanguages,
  run: ({ sentences, paragraphs, language }) => {
    if (sentences.length === 0) return lacks('CL-03');
    const results = listedLanguages.flatMap((listed) => (listed === language ? [RESULTS[listed]] : []));
    // "Cut the time from nine days to four, and opened a market that is 12 % of sales" are two.
    const clauses = sentences.flatMap(({ text }) => text.split(/[,;:–—] /u)).map((text) => ({ text }));
    const concrete = clauses.filter(
      ({ text }) => hasFigure(text) || (hasNumberWord(text, language) && results.some((result) => result.test(text))),
    );
    // "Trained all nine staff; we have passed every audit since": numbers without a word for a result are one of them.
    const isNumbered = clauses.some((clause) => hasNumberWord(clause.text, language) && !concrete.includes(clause));
    const count = concrete.length + (isNumbered ? 1 : 0);
    if (count >= enough) return pass;
    return (count === 0 ? fail : warn)(paragraphs.slice(0, 3), { count });
  },
});
