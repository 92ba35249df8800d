import { languageOf, type DocumentLanguage } from './locale.ts';

/** Words that the product itself writes into a document, in the document's language. */
export interface DocumentStrings {
  /** The end of a range that goes on: "2021 – Present". */
  present: string;
  /** Heading of the summary. */
  summary: string;
  /** Heading of the contact block where a template sets it apart. */
  contact: string;
  /** The running foot of a second page: "Page 2 of 3". */
  page: (page: number, pages: number) => string;
}

const catalogue: Record<DocumentLanguage, DocumentStrings> = {
  en: { present: 'Present', summary: 'Summary', contact: 'Contact', page: (page, pages) => `Page ${page} of ${pages}` },
  de: { present: 'heute', summary: 'Profil', contact: 'Kontakt', page: (page, pages) => `Seite ${page} von ${pages}` },
  fr: {
    present: 'aujourd’hui',
    summary: 'Profil',
    contact: 'Contact',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  es: {
    present: 'actualidad',
    summary: 'Perfil',
    contact: 'Contacto',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  pt: {
    present: 'presente',
    summary: 'Perfil',
    contact: 'Contacto',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  it: { present: 'oggi', summary: 'Profilo', contact: 'Contatti', page: (page, pages) => `Pagina ${page} di ${pages}` },
  nl: {
    present: 'heden',
    summary: 'Profiel',
    contact: 'Contact',
    page: (page, pages) => `Pagina ${page} van ${pages}`,
  },
  pl: { present: 'obecnie', summary: 'Profil', contact: 'Kontakt', page: (page, pages) => `Strona ${page} z ${pages}` },
  sv: { present: 'nu', summary: 'Profil', contact: 'Kontakt', page: (page, pages) => `Sida ${page} av ${pages}` },
  vi: { present: 'nay', summary: 'Tóm tắt', contact: 'Liên hệ', page: (page, pages) => `Trang ${page}/${pages}` },
  tr: { present: 'günümüz', summary: 'Özet', contact: 'İletişim', page: (page, pages) => `Sayfa ${page} / ${pages}` },
  el: {
    present: 'σήμερα',
    summary: 'Προφίλ',
    contact: 'Επικοινωνία',
    page: (page, pages) => `Σελίδα ${page} από ${pages}`,
  },
  ru: {
    present: 'настоящее время',
    summary: 'О себе',
    contact: 'Контакты',
    page: (page, pages) => `Страница ${page} из ${pages}`,
  },
  ar: { present: 'الآن', summary: 'الملخص', contact: 'التواصل', page: (page, pages) => `صفحة ${page} من ${pages}` },
  he: { present: 'היום', summary: 'תמצית', contact: 'פרטי קשר', page: (page, pages) => `עמוד ${page} מתוך ${pages}` },
  hi: { present: 'वर्तमान', summary: 'सारांश', contact: 'संपर्क', page: (page, pages) => `पृष्ठ ${page} / ${pages}` },
  zh: {
    present: '至今',
    summary: '个人简介',
    contact: '联系方式',
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  },
  ja: { present: '現在', summary: '概要', contact: '連絡先', page: (page, pages) => `${page} / ${pages} ページ` },
  ko: { present: '현재', summary: '요약', contact: '연락처', page: (page, pages) => `${page} / ${pages}쪽` },
};

/** The catalogue of a locale; one without own words falls back to English. */
export function documentStrings(locale: string): DocumentStrings {
  return catalogue[languageOf(locale)];
}

/** The separator of a list's items, in languages that have a comma of their own. */
const listSeparators: Partial<Record<DocumentLanguage, string>> = { ar: '، ', zh: '、', ja: '、' };

/** The separator of a label and its value, in languages where it is not a colon and a space. */
const labelSeparators: Partial<Record<DocumentLanguage, string>> = { zh: '：', ja: '：', fr: '\u00a0: ' };

/** The separator of a label and its value in a document. */
export const labelSeparator = (locale: string): string => labelSeparators[languageOf(locale)] ?? ': ';

/** The separator of the parts of a place in a document, from the street to the country. */
export const placeSeparator = (locale: string): string => (languageOf(locale) === 'zh' ? '，' : listSeparator(locale));

/** The separator of the items of an inline list in a document. */
export const listSeparator = (locale: string): string => listSeparators[languageOf(locale)] ?? ', ';
