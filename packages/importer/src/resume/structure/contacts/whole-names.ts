import { isCity } from '../../../language/cities.ts';
import { countryByName } from '../../../language/places.ts';
import { roleScore } from '../../../language/words.ts';

/** "Hi, I'm Ada Park": how a person greets the reader before the name. */
const GREETING = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|hallo|hoi|hola|bonjour|salut|ol[áa]|oi|ciao|hej|cześć)(?: there)?\s?[!,.]?\s)?` +
    String.raw`(?:i['’]m|i am|my name is|ich bin|ich hei(?:ß|ss)e|mein name ist|ik ben|mijn naam is|yo soy|me llamo` +
    String.raw`|mi nombre es|je suis|je m['’]appelle|(?:eu )?sou (?:o|a)|me chamo|io sono|mi chiamo|jag heter|(?<=[!,.] )(?:soy|sono))\s`,
  'iu',
);
/** Words that all begin with capitals, or part such words. */
const WORDS_OF_NAME = /^\p{Lu}[\p{L}.'’-]+(?:\s(?:\p{Lu}[\p{L}.'’-]*|\p{Ll}{1,3})){1,4}[!.]?$/u;

/** "佐伯 航 (さえき わたる)": how a name is read. */
const READING = /\s?[(（][\p{Script=Hiragana}\p{Script=Katakana}ー\s・]+[)）]$/u;

/** "王雅婷（Ya-Ting Wang）", "김민서 (Minseo Kim)": a name with the same in Latin letters behind it. */
const IN_LATIN =
  /^(?<name>[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Hiragana}·\s]{2,20}?)\s?[(（][\p{sc=Latin}][\p{sc=Latin} ,.'’-]{2,40}[)）]$/u;

/** A name without the same in Latin letters in brackets behind it. */
export const withoutLatin = (text: string): string => IN_LATIN.exec(text.trim())?.groups?.['name']?.trim() ?? text;

/** "Park, Ada Marie", "PARK MOORE, Ada": the family name first. */
const FAMILY_FIRST =
  /^(?<family>(?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{Lu}'’-]+ \p{Lu}[\p{Lu}'’-]+),\s(?<given>\p{Lu}\p{Ll}+(?:[ -]\p{Lu}(?:\p{Ll}+|\.)){0,2})$/u;
/** What stands behind the comma of a name or a firm. */
const BEHIND_NAMES = /^(?:Jr|Sr|Esq|Dr|Dipl|Ing|Inc|Ltd|Llc|Msc|Bsc|Phd)\b/iu;

/** A name as it is said: without a greeting and the way it is read, the given name first. */
export const nameAsSaid = (text: string): string => {
  const greeted = text.replace(GREETING, '');
  const name = (WORDS_OF_NAME.test(greeted) ? greeted.replace(/[!.]$/u, '') : text).replace(READING, '').trim();
  const { family, given } = FAMILY_FIRST.exec(name)?.groups ?? {};
  if (!family || !given || BEHIND_NAMES.test(given) || roleScore(given) > 0) return name;
  const isPlace = countryByName(given) !== undefined || isCity(given);
  return isPlace ? name : `${given} ${family}`;
};
