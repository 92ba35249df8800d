import { provideTexts, type Texts } from './catalogue.ts';
import type { Words } from './translate.ts';
import { defaultLocale } from './reader.ts';

/** The languages that the interface is translated into, or is going to be (BCP 47). */
export type TranslatedLanguage = 'ar' | 'de' | 'es' | 'fr';

/** The texts of a language: the interface's areas, and by the names of their catalogues those from outside of it. */
interface LanguageTexts {
  areas: Readonly<Record<string, Words>>;
  outside: Readonly<Record<string, Texts>>;
}

/** What fetches a language: one file, which only its readers need. A language is here once it is whole. */
const translated: Readonly<Partial<Record<TranslatedLanguage, () => Promise<LanguageTexts>>>> = {
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
