import { legalArea, provideTexts, type Texts } from './catalogue.ts';
import { isTranslated, type TranslatedLanguage } from './languages.ts';
import { readerLocale } from './reader.ts';

/** The legal pages of each language but English, which is with the pages themselves. */
const legalPages: Readonly<Record<TranslatedLanguage, () => Promise<{ legal: Texts }>>> = {
  ar: () => import('./ar/legal.ts'),
  de: () => import('./de/legal.ts'),
  es: () => import('./es/legal.ts'),
  fr: () => import('./fr/legal.ts'),
};

/** Fetches the legal pages in the reader's language, for `translatedContent`. */
export async function loadLegalPages(language: string = readerLocale()): Promise<void> {
  if (isTranslated(language)) provideTexts(language, { [legalArea]: (await legalPages[language]()).legal });
}
