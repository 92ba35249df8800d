import { languageOf, type DocumentLanguage } from './locale.ts';

/** Words that only the pages need; separate from the others, because forms do not need them. */
export interface PageStrings {
  /** Heading of the contact block in templates that separate it. */
  contact: string;
  /** The running line: "Page 2 of 3". */
  page: (page: number, pages: number) => string;
}

const catalogue: Record<DocumentLanguage, PageStrings> = {
  en: { contact: 'Contact', page: (page, pages) => `Page ${page} of ${pages}` },
  de: { contact: 'Kontakt', page: (page, pages) => `Seite ${page} von ${pages}` },
  fr: { contact: 'Contact', page: (page, pages) => `Page ${page} sur ${pages}` },
  es: { contact: 'Contacto', page: (page, pages) => `Página ${page} de ${pages}` },
  pt: { contact: 'Contacto', page: (page, pages) => `Página ${page} de ${pages}` },
  it: { contact: 'Contatti', page: (page, pages) => `Pagina ${page} di ${pages}` },
  nl: { contact: 'Contact', page: (page, pages) => `Pagina ${page} van ${pages}` },
  pl: { contact: 'Kontakt', page: (page, pages) => `Strona ${page} z ${pages}` },
  sv: { contact: 'Kontakt', page: (page, pages) => `Sida ${page} av ${pages}` },
  vi: { contact: 'Liên hệ', page: (page, pages) => `Trang ${page}/${pages}` },
  tr: { contact: 'İletişim', page: (page, pages) => `Sayfa ${page} / ${pages}` },
  el: { contact: 'Επικοινωνία', page: (page, pages) => `Σελίδα ${page} από ${pages}` },
  ru: { contact: 'Контакты', page: (page, pages) => `Страница ${page} из ${pages}` },
  ar: { contact: 'التواصل', page: (page, pages) => `صفحة ${page} من ${pages}` },
  he: { contact: 'פרטי קשר', page: (page, pages) => `עמוד ${page} מתוך ${pages}` },
  hi: { contact: 'संपर्क', page: (page, pages) => `पृष्ठ ${page} / ${pages}` },
  zh: { contact: '联系方式', page: (page, pages) => `第 ${page} 页，共 ${pages} 页` },
  ja: { contact: '連絡先', page: (page, pages) => `${page} / ${pages} ページ` },
  ko: { contact: '연락처', page: (page, pages) => `${page} / ${pages}쪽` },
};

/** The words of a locale; English for one without its own. */
export function pageStrings(locale: string): PageStrings {
  return catalogue[languageOf(locale)];
}
