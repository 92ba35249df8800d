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
  ar: () => import('./ar/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
};

/** A language of the interface. */
export type InterfaceLanguage = TranslatedLanguage | typeof defaultLocale;

/** Whether the interface is translated into a language (BCP 47). */
export const isTranslated = (language: string): language is TranslatedLanguage => Object.hasOwn(translated, language);

/** The languages of the interface, English first. */
export const interfaceLanguages: readonly InterfaceLanguage[] = [
  defaultLocale,
  ...Object.keys(translated).filter(isTranslated),
];

/** The language of the interface for a reader's locale (BCP 47); English if there is none. */
export function interfaceLanguageOf(locale: string): InterfaceLanguage {
  const [language = ''] = locale.split('-');
  return isTranslated(language) ? language : defaultLocale;
}

/**
 * Fetches a language. The texts that are produced outside of the interface (errors, findings, titles of pages) are there
 * from then on. @returns the areas of the interface, by name; none for English, which every page has
 */
export async function loadLanguage(language: InterfaceLanguage): Promise<LanguageTexts['areas']> {
  const texts = isTranslated(language) ? await translated[language]?.() : undefined;
  if (!texts) return {};
  provideTexts(language, texts.outside);
  return texts.areas;
}

/** An address in a language: `/de/resumes` is `/resumes` in German. */
export interface AddressInLanguage {
  /** `null` for an address that names no language. */
  language: TranslatedLanguage | null;
  /** What stands before the path; `''` for none. */
  prefix: string;
  path: string;
}

/** Reads the language from the beginning of an address's path. */
export function splitAddress(pathname: string): AddressInLanguage {
  const [, language = ''] = pathname.split('/', 2);
  if (!isTranslated(language)) return { language: null, prefix: '', path: pathname };
  const prefix = `/${language}`;
  return { language, prefix, path: pathname.slice(prefix.length) || '/' };
}

/** The address of a path in a language. English has no prefix. */
export const addressIn = (language: InterfaceLanguage, path: string): string =>
  language === defaultLocale ? path : `/${language}${path === '/' ? '' : path}`;
