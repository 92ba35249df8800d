import type { TranslatedLanguage } from '@vitae/words/languages';
import type { Translation } from '@vitae/words/translate';
import type { EnglishCatalogue } from './english.ts';

/** The interface in another language: its areas are fetched like the English ones. */
export type TranslatedCatalogue = {
  readonly [Area in keyof EnglishCatalogue]: () => Promise<Translation<EnglishCatalogue[Area]>>;
};

/** The catalogues of the languages besides English: of each that `@vitae/words/languages` has. */
export const translations: Readonly<Partial<Record<TranslatedLanguage, () => Promise<TranslatedCatalogue>>>> = {};
