import { keptByKey } from '@vitae/domain';
import { interfaceLocale } from '../i18n/interface-locale.ts';

/** Looking one up takes longer than rendering it, and a list names the language of each of its samples. */
const nameOf = keptByKey(500, (key) => {
  const [shown = '', language = ''] = key.split(' ');
  return new Intl.DisplayNames([shown], { type: 'language' }).of(language) ?? '';
});

const languageOf = (locale: string): string => locale.split('-')[0] ?? '';

/** The name of a document's language, in that of the interface. */
export const wholeLanguageName = (locale: string): string => nameOf(`${interfaceLocale()} ${languageOf(locale)}`);

/** The name of a document's language, in that of the interface; `''` if they are the same. */
export const languageName = (locale: string): string =>
  languageOf(locale) === languageOf(interfaceLocale()) ? '' : wholeLanguageName(locale);
