import { normalized } from '@vitae/domain';
import { listedLanguages, type ListedLanguage } from './words.ts';

/** Numbers of years in words; the list begins with two. */
const numbers: Readonly<Record<ListedLanguage, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  pt: 'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
};

/** What stands behind the number: years of experience, up to three words on what kind of it, or years as something; years in a place are none. */
const behind: Readonly<Record<ListedLanguage, string>> = {
  en: String.raw`\+?[ -](?:plus )?(?:years?|yrs?)['’]?(?: of)?(?: [\p{L}&-]+){0,3} experience|\+?[ -](?:years?|yrs?) as an?`,
  de: String.raw`\+?[ -]Jahren?(?: [\p{L}-]+){0,3} (?:\p{L}+)?erfahrung|\+?[ -]Jahren? als`,
  fr: String.raw`\+? (?:ans|années) (?:d['’]|de (?:\p{L}+ ){1,3}d['’]?)expérience|\+? (?:ans|années) (?:comme|en tant que?)`,
  es: String.raw`\+? años de (?:\p{L}+ ){0,3}experiencia|\+? años como`,
  pt: String.raw`\+? anos de (?:\p{L}+ ){0,3}experiência|\+? anos como`,
};

const patterns: ReadonlyMap<ListedLanguage, RegExp> = new Map(
  listedLanguages.map((language) => [
    language,
    new RegExp(
      String.raw`(?<![\p{L}\d.,–-])(?<number>\d{1,2}|${numbers[language].split(' ').join('|')})(?:${behind[language]})(?!\p{L})`,
      'iu',
    ),
  ]),
);

/** Years of several people, or of a company. */
const OF_OTHERS =
  /\b(?:combined|collective|team|company|firm|agency|founders?|gemeinsam\p{L}*|firma|unternehmen|équipe|entreprise|equipo|empresa|equipe)\b/iu;

/** How many years of experience a sentence says its writer has, in digits or words; `null` if it says none. */
export function yearsClaimed(sentence: string, language: ListedLanguage): number | null {
  const found = patterns.get(language)?.exec(normalized(sentence, 'NFC'))?.groups?.['number'];
  if (found === undefined || OF_OTHERS.test(sentence)) return null;
  const inWords = numbers[language].split(' ').indexOf(found.toLowerCase());
  return inWords >= 0 ? inWords + 2 : Number(found);
}
