/**
 * How many words the body of a letter has: advice aims at `least` to `most`, and a letter that is slightly shorter or
 * longer is good as well (`docs/evaluation.md`, CL-03).
 */
export const letterWords = { least: 200, most: 400, shortest: 150, longest: 420 } as const;

/** Languages that say in one word what takes English several: they join words, or have endings for articles and prepositions. */
const TERSE = /^(?:de|pl|cs|sk|ru|uk|hr|sr|sl|fi|hu|tr)\b/iu;
const ofTerse = 0.7;

/** The least number of words in a language that says as much as `words` of English. */
export const leastInLanguage = (words: number, language: string) => words * (TERSE.test(language) ? ofTerse : 1);

/** Whether the body of a letter with this number of words is a good length for its language (BCP 47). */
export function letterLength(words: number, language: string): 'short' | 'good' | 'long' {
  if (words < leastInLanguage(letterWords.shortest, language)) return 'short';
  return words <= letterWords.longest ? 'good' : 'long';
}
