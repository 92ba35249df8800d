import { listedLanguages, type ListedLanguage } from './words.ts';

/** Words that never stand twice in a row; "that that" and "die die" may. */
const ONCE: Readonly<Record<ListedLanguage, string>> = {
  en: 'the|to|of|and|for|with|from|by|at|an',
  de: 'und|mit|von|für|zu|im|bei|oder',
  fr: 'de|et|du|des|les|pour|avec|dans',
  es: 'de|y|el|los|las|para|con|en|del',
  pt: 'de|e|os|as|para|com|em|do|da',
};
const patterns = new Map<string, RegExp>(
  listedLanguages.map((language) => [
    language,
    new RegExp(String.raw`(?<![\p{L}\p{N}.’'-])(${ONCE[language]}) \1(?![\p{L}\p{N}’'-])`, 'gu'),
  ]),
);

/** Words that somebody wrote twice in a row: "used to to". */
export function wordsTwice(text: string, language: string): string[] {
  const pattern = patterns.get(language);
  return pattern ? [...text.matchAll(pattern)].map(([found]) => found) : [];
}
