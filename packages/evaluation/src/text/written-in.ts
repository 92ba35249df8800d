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

/**
 * Whether the text can be in the language that a document names: people write in another one than they chose. Short
 * texts, and languages without a list, are taken as named.
 */
export function canBeIn(language: string, text: string): boolean {
  const listed = listedLanguages.find((one) => one === language);
  const words = lowerWords(text);
  if (!listed || words.length < enoughWords) return true;
  return words.filter((word) => frequent[listed].has(word)).length >= fewest * words.length;
}
