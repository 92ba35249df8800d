import { admin as english } from './en/admin.ts';
import { isTranslated, type TranslatedLanguage } from './languages.ts';
import type { Words } from './translate.ts';

/** The administration in each language: files of their own, since hardly any reader of a language is an admin. */
const translated: Readonly<Record<TranslatedLanguage, () => Promise<{ admin: Words }>>> = {
  ar: () => import('./ar/admin.ts'),
  de: () => import('./de/admin.ts'),
  es: () => import('./es/admin.ts'),
  fr: () => import('./fr/admin.ts'),
};

/** The texts of the administration in a language of the interface (BCP 47). */
export const loadAdminTexts = async (language: string): Promise<Words> =>
  isTranslated(language) ? (await translated[language]()).admin : english;
