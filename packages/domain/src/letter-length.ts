/**
 * How many words the body of a letter has: advice aims at `least` to `most`, and a letter that is slightly shorter or
 * longer is good as well (`docs/evaluation.md`, CL-03).
 */
export const letterWords = { least: 200, most: 400, shortest: 150, longest: 420 } as const;

/** German says in one word what takes English several. */
const ofGerman = 0.7;

/** The least number of words in a language that says as much as `words` of English. */
export const leastInLanguage = (words: number, language: string) => words * (/^de\b/iu.test(language) ? ofGerman : 1);

/** Whether the body of a letter with this number of words is a good length for its language (BCP 47). */
export function letterLength(words: number, language: string): 'short' | 'good' | 'long' {
  if (words < leastInLanguage(letterWords.shortest, language)) return 'short';
  return words <= letterWords.longest ? 'good' : 'long';
}
