import { keptByKey } from '@vitae/domain';
import { interfaceLocale } from '../i18n/interface-locale.ts';

/** Looking one up takes longer than rendering it, and a list names the language of each of its samples. */
const nameOf = keptByKey(500, (key) => {
  const [shown = '', language = ''] = key.split(' ');
  return new Intl.DisplayNames([shown], { type: 'language' }).of(language) ?? '';
});

/** The name of a document's language, in that of the interface; `''` if they are the same. */
export function languageName(locale: string): string {
  const shown = interfaceLocale();
  const [language = ''] = locale.split('-');
  if (language === shown.split('-')[0]) return '';
  return nameOf(`${shown} ${language}`);
}
