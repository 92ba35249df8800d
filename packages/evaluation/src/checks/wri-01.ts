import { resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { spellingOutcome } from '../text/language-faults.ts';
import { isFiller } from '../text/filler.ts';
import { slipsOfGermanLabels, slipsOfHeadings, slipsOfProfiles } from '../text/slips-of-headings.ts';
import { wordsTwice } from '../text/words-twice.ts';
import { confirmedWords } from '../text/said-in-lines.ts';

/** What is kept with one misspelled word, two, three and four: in the experiment, each costs some chance. */
const keptWith = [0.75, 0.5, 0.35, 0.2];

export const wri01 = resumeCheck({
  id: 'WRI-01',
  category: 'writing',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['misspelled'],
  run: ({ input, texts, language }) => {
    // What stands for a text to come has no spelling.
    const filler = texts.filter(({ text }) => isFiller(text));
    const own = texts.filter((one) => !filler.includes(one));
    const words = confirmedWords(input).filter(
      ({ text: word }) =>
        !filler.some(({ text }) => text.includes(word)) || own.some(({ text }) => text.includes(word)),
    );
    // A heading that was not known by its slip is in no field, or not as one.
    const known = words.map(({ text }) => text.toLowerCase());
    const inLines = [
      ...slipsOfHeadings(input, language),
      ...(language === 'de' ? slipsOfGermanLabels(input) : []),
      ...slipsOfProfiles(input),
    ];
    const headings = [...new Set(inLines)].filter((line) => !known.some((word) => line.toLowerCase().includes(word)));
    const twice = own.flatMap(({ text, path }) => wordsTwice(text, language).map((found) => ({ text: found, path })));
    const all = [...words, ...headings.map((text) => ({ text })), ...twice];
    const outcome = spellingOutcome(all);
    const kept = keptWith[all.length - 1];
    return outcome.status === 'warn' && kept !== undefined ? { ...outcome, kept } : outcome;
  },
});
