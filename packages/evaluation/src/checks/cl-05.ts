import { fail, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { RESULTS } from '../text/results.ts';
import { hasFigure, listedLanguages } from '../text/words.ts';

const enough = 2;
/** Numbers in words: "nine steps", "a third". */
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|halved|third|doubled|tripled|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|hälfte|halbier\p{L}*|verdoppel\p{L}*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|moitié|doublé|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|mitad|dois|duas|três|quatro|sete|oito|nove|dez|cem|metade)\b/iu;

export const cl05 = letterCheck({
  id: 'CL-05',
  category: 'content',
  severity: 'major',
  grade: 'convention',
  sources: [sources.letterGuide],
  languages: listedLanguages,
  run: ({ sentences, paragraphs, language }) => {
    if (sentences.length === 0) return skip('nothing-to-check');
    const results = listedLanguages.flatMap((listed) => (listed === language ? [RESULTS[listed]] : []));
    const concrete = sentences.filter(
      ({ text }) => hasFigure(text) || (NUMBER_WORDS.test(text) && results.some((result) => result.test(text))),
    );
    const count = concrete.length;
    if (count >= enough) return pass;
    return (count === 0 ? fail : warn)(paragraphs.slice(0, 3), { count });
  },
});
