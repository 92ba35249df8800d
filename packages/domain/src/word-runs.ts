/** The words of a text in lower case, without punctuation; also in languages that write without spaces. */
export function wordsIn(text: string, locale: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (isWordLike) words.push(segment.toLowerCase());
  return words;
}

/** The sentences of a text, without the spaces around them. */
export const sentencesIn = (text: string, locale: string): string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Every run of `length` consecutive words. */
export const runsOf = (words: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, words.length - length + 1) }, (_, at) => words.slice(at, at + length).join(' '));
