import type { CoverLetter } from './cover-letter.ts';
import { keptByKey } from './kept-by-key.ts';
import { letterFormOf, type LetterForm } from './letter-form.ts';
import { directionOf, languageOf, type Direction, type DocumentLanguage } from './locale.ts';
import { parseRichText, type RichBlock } from './rich-text.ts';
import { contactsOf, type ViewContact, type ViewText } from './view.ts';

/** What a cover letter shows, for all of its outputs. Empty texts are `''`; empty lines and paragraphs are left out. */
export interface LetterView {
  locale: string;
  direction: Direction;
  fullName: ViewText;
  headline: ViewText;
  contacts: ViewContact[];
  /** "Paris, le 3 mars 2026": the date in the letter's language, after the sender's place if that is customary. */
  date: ViewText;
  /** Name, role, company and the lines of the address. */
  recipient: ViewText[];
  subject: ViewText;
  opening: ViewText;
  paragraphs: { path: string; blocks: RichBlock[] }[];
  /** How far the first line of a paragraph is indented, in ems: two characters in Chinese. */
  indent: number;
  closing: ViewText;
  /** The name under the signature. */
  signature: ViewText;
  /** The signature as a picture over the name, by the SHA-256 of its file; `null` leaves room for a pen. */
  signaturePicture: { asset: string; path: string } | null;
  /** The enclosures. */
  enclosures: { label: string; items: ViewText[]; marks: EnclosureMarks | null };
  /** The order of the parts and where they stand, as the recipient's country wants it. */
  form: LetterForm;
}

const placeFirst = (place: string, date: string) => `${place}, ${date}`;

/** Lines around a list of enclosures: one in the middle above it, and one at the end of the lines below. */
export interface EnclosureMarks {
  above: string;
  below: string;
}

/** In Japanese letters, what is listed below the name stands between 記 and 以上. */
const enclosureMarks: Partial<Record<DocumentLanguage, EnclosureMarks>> = { ja: { above: '記', below: '以上' } };

/** The line with place and date, in languages that include the place. */
const placeAndDate: Partial<Record<DocumentLanguage, (place: string, date: string) => string>> = {
  de: placeFirst,
  fr: (place, date) => `${place}, le ${date}`,
  es: placeFirst,
  pt: placeFirst,
  it: placeFirst,
  nl: placeFirst,
  pl: placeFirst,
  sv: (place, date) => `${place} den ${date}`,
  tr: placeFirst,
  el: placeFirst,
};

/** The first day of a month, in languages that write it as an ordinal number. */
const firstOfMonth: Partial<Record<DocumentLanguage, string>> = { fr: '1er', it: '1º', pt: '1º' };

/** The label of the list of enclosures. */
export const enclosureLabels: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Enclosures',
  de: 'Anlagen',
  fr: 'Pièces jointes',
  es: 'Anexos',
  pt: 'Anexos',
  it: 'Allegati',
  nl: 'Bijlagen',
  pl: 'Załączniki',
  sv: 'Bilagor',
  vi: 'Tài liệu đính kèm',
  tr: 'Ekler',
  el: 'Συνημμένα',
  ru: 'Приложения',
  ar: 'المرفقات',
  he: 'נספחים',
  hi: 'संलग्नक',
  zh: '附件',
  ja: '同封書類',
  ko: '첨부 서류',
};

/** Derives what a cover letter shows. Nothing is added to what the user wrote. */
export function letterView(letter: CoverLetter): LetterView {
  const { sender, recipient, locale } = letter;
  const text = (path: string, value: string): ViewText => ({ text: value.trim(), path });
  const lines = (path: string, value: string) => value.split(/\r\n|\r|\n/).map((line) => text(path, line));
  return {
    locale,
    direction: directionOf(locale),
    fullName: text('sender.fullName', sender.fullName),
    headline: text('sender.headline', sender.headline),
    contacts: contactsOf(sender, locale, 'sender'),
    date: text('date', letterDate(letter)),
    recipient: [
      text('recipient.name', recipient.name),
      text('recipient.role', recipient.role),
      text('recipient.company', recipient.company),
      ...lines('recipient.address', recipient.address),
    ].filter((line) => line.text),
    subject: text('subject', letter.subject),
    opening: text('opening', letter.opening),
    paragraphs: letter.paragraphs
      .map(({ id, text: markdown }) => ({ path: `paragraphs.${id}.text`, blocks: parseRichText(markdown) }))
      .filter(({ blocks }) => blocks.length > 0),
    indent: languageOf(locale) === 'zh' ? 2 : 0,
    closing: text('closing', letter.closing),
    signature: text('sender.fullName', sender.fullName),
    signaturePicture: letter.signature && { asset: letter.signature.asset, path: 'signature' },
    enclosures: {
      label: enclosureLabels[languageOf(locale)],
      marks: enclosureMarks[languageOf(locale)] ?? null,
      items: lines('enclosures', letter.enclosures).filter((line) => line.text),
    },
    form: letterFormOf(letter),
  };
}

const longDateIn = keptByKey(
  50,
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    }),
);

/** The line of the date as it is printed: in the form of the letter's language and country; `''` without a date. */
export function letterDate({ date, locale, country, sender }: CoverLetter): string {
  if (!date) return '';
  if (languageOf(locale) === 'vi') return vietnameseDate(date, sender.location.city.trim());
  // The order of day and month depends on the country: "March 3" and "3 March".
  const { baseName, region } = new Intl.Locale(locale);
  const format = longDateIn(region ? baseName : `${baseName}-${country}`);
  // The narrow and no-break spaces of some locales would be extracted as characters that people do not type.
  const written = format
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f]/g, '');
  const place = sender.location.city.trim();
  const first = firstOfMonth[languageOf(locale)];
  const day = first ? written.replace(/^1º?(?= )/u, first) : written;
  const withPlace = placeAndDate[languageOf(locale)];
  return place && withPlace ? withPlace(place, day) : day;
}

/**
 * "Hà Nội, ngày 03 tháng 3 năm 2026": days below ten and the first two months have two digits (Decree 30/2020/NĐ-CP,
 * annex I, II.4).
 */
function vietnameseDate(date: string, place: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const written = `ngày ${day} tháng ${Number(month) > 2 ? Number(month) : month} năm ${year}`;
  return place ? `${place}, ${written}` : `N${written.slice(1)}`;
}
