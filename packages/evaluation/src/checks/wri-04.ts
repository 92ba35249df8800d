import { fail, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { BUZZWORDS } from '../text/buzzwords.ts';
import { NAME_PATH } from '../text/repeated.ts';
import { listedLanguages } from '../text/words.ts';

const most = 3;
/** From so many on, hardly anything else is said. */
const many = 8;

export const wri04 = resumeCheck({
  id: 'WRI-04',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  languages: listedLanguages,
  run: ({ texts, language }) => {
    const words = listedLanguages.flatMap((listed) => (listed === language ? [BUZZWORDS[listed]] : []));
    // "Secrétaire polyvalente" is a title, and "Dynamic Systems Ltd" an employer.
    const places = texts
      .filter(({ path }) => !NAME_PATH.test(path))
      .flatMap(({ text, path }) =>
        words.flatMap((word) => [...text.matchAll(word)].map(([match]) => ({ text: match, path }))),
      );
    if (places.length <= most) return pass;
    return (places.length >= many ? fail : warn)(places, { count: places.length });
  },
});
