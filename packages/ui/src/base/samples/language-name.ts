import { interfaceLocale } from '../i18n/interface-locale.ts';

/** The name of a document's language, in that of the interface; `''` if they are the same. */
export function languageName(locale: string): string {
  const { language } = new Intl.Locale(locale);
  if (language === new Intl.Locale(interfaceLocale()).language) return '';
  return new Intl.DisplayNames([interfaceLocale()], { type: 'language' }).of(language) ?? '';
}
