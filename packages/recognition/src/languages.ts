/** The languages whose data can be read with, each with the others that its pages need as well. */
export const recognisedLanguages = {
  eng: ['eng'],
  deu: ['deu'],
  fra: ['fra'],
  spa: ['spa'],
  por: ['por'],
  // Addresses and numbers stand in Latin letters.
  ara: ['ara', 'eng'],
  jpn: ['jpn'],
  chi_sim: ['chi_sim', 'eng'],
} as const;

export const languageKeys = [
  'eng',
  'deu',
  'fra',
  'spa',
  'por',
  'ara',
  'jpn',
  'chi_sim',
] as const satisfies readonly (keyof typeof recognisedLanguages)[];
export type RecognisedLanguage = (typeof languageKeys)[number];
export type LanguageData = (typeof recognisedLanguages)[RecognisedLanguage][number];

/** Those in scripts other than Latin. */
export const otherScripts: readonly RecognisedLanguage[] = ['ara', 'jpn', 'chi_sim'];

const byLocale: Readonly<Record<string, RecognisedLanguage>> = {
  ar: 'ara',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  ja: 'jpn',
  pt: 'por',
  zh: 'chi_sim',
};

/** The language of a reader (BCP 47), or English. */
export const languageOfLocale = (locale: string): RecognisedLanguage => byLocale[locale.slice(0, 2)] ?? 'eng';

/** Words that are frequent in one of these languages, and in no other as English data reads them. */
const frequent: Readonly<Partial<Record<RecognisedLanguage, string>>> = {
  eng: 'the|and|of|for|with|to|from|in|at|present|experience|education|skills|by|on',
  deu: 'und|der|die|das|von|mit|für|fur|bei|zur|zum|im|am|eine|einer|kenntnisse|heute|ausbildung|berufserfahrung|sprachen|bis|seit',
  fra: 'et|les|des|du|de|la|le|pour|avec|dans|une|sur|au|aux|formation|compétences|competences|langues|depuis|expérience',
  spa: 'y|el|los|las|del|de|la|con|para|en|una|por|experiencia|educación|educacion|idiomas|formación|habilidades|actualidad',
  por: 'e|o|os|das|dos|do|da|de|com|para|em|uma|no|na|experiência|experiencia|formação|formacao|idiomas|atual|competências',
};

/** The language in Latin script that a text is in; `fallback` if it does not show. */
export function languageOfText(text: string, fallback: RecognisedLanguage): RecognisedLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = { language: fallback, count: 2 };
  for (const language of ['eng', 'deu', 'fra', 'spa', 'por'] as const) {
    const known = new Set(frequent[language]?.split('|'));
    const count = words.filter((word) => known.has(word)).length;
    if (count > best.count) best = { language, count };
  }
  return best.language;
}
