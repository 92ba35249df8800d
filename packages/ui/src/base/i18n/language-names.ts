import type { InterfaceLanguage } from '@vitae/words/languages';

/** The languages of the interface as their readers call them. */
export const languageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};
