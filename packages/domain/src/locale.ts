import { valuesText } from '@vitae/words/values';
import * as z from 'zod/mini';

/** Languages in which a document has its own headings, dates and page habits (BCP 47 language subtags). */
export const documentLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'sv',
  'vi',
  'tr',
  'el',
  'ru',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** A language tag (BCP 47), such as `en`, `pt-BR` or `zh-Hans`. */
export const localeSchema = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,6}$/, valuesText('locale')));

/** A country (ISO 3166-1 alpha-2). */
export const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/, valuesText('country')));
export const defaultCountry = 'US';

export type PageSize = 'A4' | 'LETTER';

/** Countries whose everyday paper is US Letter (Unicode CLDR, measurementData/paperSize). */
const letterCountries = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']);

/** The usual paper of a country: Letter in the countries that use it, A4 elsewhere. */
export function pageSizeOf(country: string): PageSize {
  return letterCountries.has(country) ? 'LETTER' : 'A4';
}

/** The document language of a locale; one without its own headings falls back to English. */
export function languageOf(locale: string): DocumentLanguage {
  const language = locale.split('-')[0];
  return documentLanguages.find((known) => known === language) ?? 'en';
}

export type Direction = 'ltr' | 'rtl';

/** The writing direction of a locale. */
export function directionOf(locale: string): Direction {
  return ['ar', 'he', 'fa', 'ur'].includes(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
