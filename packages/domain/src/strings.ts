import { languageOf, type DocumentLanguage } from './locale.ts';

/** Words that the product itself writes into a document, in the document's language. */
export interface DocumentStrings {
  /** The end of an ongoing range: "2021 – Present". */
  present: string;
  /** Heading of the summary. */
  summary: string;
}

const catalogue: Record<DocumentLanguage, DocumentStrings> = {
  en: { present: 'Present', summary: 'Summary' },
  de: { present: 'heute', summary: 'Profil' },
  fr: { present: 'aujourd’hui', summary: 'Profil' },
  es: { present: 'actualidad', summary: 'Perfil' },
  pt: { present: 'presente', summary: 'Perfil' },
  it: { present: 'oggi', summary: 'Profilo' },
  nl: { present: 'heden', summary: 'Profiel' },
  pl: { present: 'obecnie', summary: 'Profil' },
  sv: { present: 'nu', summary: 'Profil' },
  vi: { present: 'nay', summary: 'Tóm tắt' },
  tr: { present: 'günümüz', summary: 'Özet' },
  el: { present: 'σήμερα', summary: 'Προφίλ' },
  ru: { present: 'настоящее время', summary: 'О себе' },
  ar: { present: 'الآن', summary: 'الملخص' },
  he: { present: 'היום', summary: 'תמצית' },
  hi: { present: 'वर्तमान', summary: 'सारांश' },
  zh: { present: '至今', summary: '个人简介' },
  ja: { present: '現在', summary: '概要' },
  ko: { present: '현재', summary: '요약' },
};

/** The catalogue of a locale; one without its own falls back to English. */
export function documentStrings(locale: string): DocumentStrings {
  return catalogue[languageOf(locale)];
}

/** The separator of a list's items, in languages with a different comma. */
const listSeparators: Partial<Record<DocumentLanguage, string>> = { ar: '، ', zh: '、', ja: '、' };

/** The separator of a label and its value, in languages where it is not a colon and a space. */
const labelSeparators: Partial<Record<DocumentLanguage, string>> = { zh: '：', ja: '：', fr: '\u00a0: ' };

/** The separator of a label and its value in a document. */
export const labelSeparator = (locale: string): string => labelSeparators[languageOf(locale)] ?? ': ';

/** The separator of the parts of a place in a document, from the street to the country. */
export const placeSeparator = (locale: string): string => (languageOf(locale) === 'zh' ? '，' : listSeparator(locale));

/** The separator of the items of an inline list in a document. */
export const listSeparator = (locale: string): string => listSeparators[languageOf(locale)] ?? ', ';
