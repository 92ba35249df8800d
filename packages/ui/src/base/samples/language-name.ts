import { interfaceLocale } from '../i18n/interface-locale.ts';

/** Making these takes longer than using them a hundred times, and a list names the language of each of its samples. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** The name of a document's language, in that of the interface; `''` if they are the same. */
export function languageName(locale: string): string {
  const shown = interfaceLocale();
  const [language = ''] = locale.split('-');
  if (language === shown.split('-')[0]) return '';
  const names = namesIn.get(shown) ?? new Intl.DisplayNames([shown], { type: 'language' });
  namesIn.set(shown, names);
  return names.of(language) ?? '';
}
