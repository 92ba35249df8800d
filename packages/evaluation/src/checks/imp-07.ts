import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { folded, lowerWords } from '../text/words.ts';

/** Good resumes show a quarter to two thirds of their skills word by word; the others are shown in other words. */
const enough = 0.25;

/** The beginning that forms of a word share: "planning", "planned", "plans". */
const stem = (word: string): string => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 4)) : word);

export const imp07 = resumeCheck({
  id: 'IMP-07',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: ['en', 'de', 'fr', 'es', 'pt'],
  run: ({ skills, texts, stage }) => {
    const elsewhere = texts.filter(({ path }) => !path.startsWith('sections.skill'));
    if (skills.length === 0) return lacks('STR-03');
    if (skills.length < 3 || elsewhere.length === 0 || stage === 'entry') return skip('nothing-to-check');
    const stems = new Set(elsewhere.flatMap(({ text }) => lowerWords(folded(text)).map(stem)));
    // Of a skill of several words, one that is not a mere connective is enough: other words say the rest.
    const unseen = skills.filter(
      ({ text }) =>
        !lowerWords(folded(text)).some((word) => (word.length > 2 || /[A-Z]{2}/.test(text)) && stems.has(stem(word))),
    );
    const share = 1 - unseen.length / skills.length;
    // A warning is all that a comparison of words can justify.
    return share >= enough ? pass : warn(unseen, { count: unseen.length, total: skills.length });
  },
});
