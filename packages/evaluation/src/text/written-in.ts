import { listedLanguages, lowerWords, type ListedLanguage } from './words.ts';

/** The most frequent words of a language that the others do not have; they are in every text. */
const frequent: Readonly<Record<ListedLanguage, ReadonlySet<string>>> = {
  en: new Set('the of and to for with by from at on in that which an is are was who'.split(' ')),
  de: new Set('der die das und mit für von im den des zu bei auf aus eine einer am zur nach seit in'.split(' ')),
  fr: new Set('le la les de des du et à pour en avec dans sur par une un aux au'.split(' ')),
  es: new Set('el la los las de del y en para con por un una al que'.split(' ')),
  pt: new Set('o os as de da do das dos e em para com por no na um uma ao que'.split(' ')),
};
/** Bullets have few of them, but a text of some length without any is in another language. */
const fewest = 0.04;
const enoughWords = 40;

/** So many words of another language, and so many times as many as of its own, say that a text is in that one. */
const [fewestOfOther, timesOwn] = [4, 3];

/** Whether some words are rather of another language than of their own, by the frequent words that these do not share. */
function isRather(other: ListedLanguage, own: ListedLanguage, words: readonly string[]): boolean {
  const count = (one: ListedLanguage, without: ListedLanguage) =>
    words.filter((word) => frequent[one].has(word) && !frequent[without].has(word)).length;
  return other !== own && count(other, own) >= Math.max(fewestOfOther, timesOwn * count(own, other));
}

/**
 * Whether the text can be in the language that a document names: people write in another one than they chose. Short
 * texts, and languages without a list, are taken as named.
 */
export function canBeIn(language: string, text: string): boolean {
  const listed = listedLanguages.find((one) => one === language);
  const words = lowerWords(text);
  if (listed && listedLanguages.some((other) => isRather(other, listed, words))) return false;
  if (!listed || words.length < enoughWords) return true;
  return words.filter((word) => frequent[listed].has(word)).length >= fewest * words.length;
}
