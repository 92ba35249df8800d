import { lowerWords } from './words.ts';

/** A word of English has five letters, and two signs of Chinese, Japanese or Korean say about as much. */
const lettersPerWord = 5;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Words of other scripts that write no spaces, such as Thai, are as long as their sentences. */
const longestWord = 60;
/** A repeated word says hardly anything new: what is repeated for a program does not make a text longer. */
const timesEach = 3;

/** How much some texts tell, in words of English, so that languages can be compared. */
export function amountOf(texts: readonly string[]): number {
  const seen = new Map<string, number>();
  let letters = 0;
  for (const word of texts.flatMap(lowerWords)) {
    const times = (seen.get(word) ?? 0) + 1;
    seen.set(word, times);
    if (times > timesEach) continue;
    const signs = word.match(SIGN)?.length ?? 0;
    letters += signs > 0 ? (signs * lettersPerWord) / 2 : Math.min(word.length, longestWord);
  }
  return Math.round(letters / lettersPerWord);
}
