/** The dictionaries of each language; a word is right if any of them has it. */
const dictionaries = {
  en: ['en', 'en-gb', 'en-rare'],
  de: ['de'],
  fr: ['fr'],
  es: ['es'],
  pt: ['pt'],
} as const;

type Languages = typeof dictionaries;
export type DictionaryName = Languages[keyof Languages][number];

/** The dictionaries for a language tag: `en` and `en-gb` for `en-US`; none if there is none for the language. */
export function dictionaryOf(language: string): readonly DictionaryName[] {
  const [subtag = ''] = language.toLowerCase().split('-');
  const found = Object.entries(dictionaries).find(([key]) => key === subtag);
  return found ? found[1] : [];
}

/** The folder of a dictionary's `index.aff` and `index.dic`, relative to this one. */
export const folderOf = (name: DictionaryName): string =>
  name === 'en-rare' ? `../dictionaries/${name}` : `../node_modules/dictionary-${name}`;
