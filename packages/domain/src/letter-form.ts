import type { CoverLetter } from './cover-letter.ts';

/** Where a part stands between the margins: at the start of the lines, or in the half at their end. */
export type Side = 'start' | 'end';

/** The form of a letter: the order of its parts, and where they stand. The sender is always at the head. */
export interface LetterForm {
  /** Above the recipient, below the recipient, or below the signature. */
  date: 'first' | 'below' | 'last';
  dateAt: Side;
  recipientAt: Side;
  subjectAt: 'start' | 'center';
  closingAt: Side;
  signatureAt: Side;
  /** Whether it is folded into an envelope with a window on the left, so that the recipient is at a fixed height. */
  hasWindow: boolean;
}

/** Full block, as in the United States, Britain, and wherever nothing else is said: all at the start, the date first. */
const block: LetterForm = {
  date: 'first',
  dateAt: 'start',
  recipientAt: 'start',
  subjectAt: 'start',
  closingAt: 'start',
  signatureAt: 'start',
  hasWindow: false,
};

/** The date at the end of its line, above the recipient. */
const dateAtEnd: LetterForm = { ...block, dateAt: 'end' };
/** The recipient in the half at the end, where windows are there. */
const recipientAtEnd: LetterForm = { ...block, recipientAt: 'end', signatureAt: 'end' };
/** DIN 5008:2020 form B and ÖNORM A 1080: the address in the window, the date at the end of its line. */
const inWindow: LetterForm = { ...block, date: 'below', dateAt: 'end', hasWindow: true };
/** NF Z 11-001: the recipient at the right, place and date below, the signature at the right. */
const french: LetterForm = { ...recipientAtEnd, date: 'below', dateAt: 'end' };
/** The date and the name at the end of the letter, as in GB/T 9704-2012 (7.3.5). */
const chinese: LetterForm = { ...block, date: 'last', dateAt: 'end', signatureAt: 'end' };

const forms: Readonly<Record<string, LetterForm>> = {
  DE: inWindow,
  AT: inWindow,
  // SN 010130: the date below the address; the window may be on either side.
  CH: { ...block, date: 'below' },
  LI: { ...block, date: 'below' },
  FR: french,
  BE: french,
  LU: french,
  MC: french,
  IT: recipientAtEnd,
  // Place and date in the upper corner, the recipient below it on the same side.
  PL: { ...recipientAtEnd, dateAt: 'end' },
  // NEN 1026: recipient, then place and date.
  NL: { ...block, date: 'below' },
  ES: { ...block, date: 'below', dateAt: 'end' },
  PT: { ...block, date: 'below', dateAt: 'end' },
  MX: dateAtEnd,
  AR: dateAtEnd,
  CL: dateAtEnd,
  CO: dateAtEnd,
  PE: dateAtEnd,
  BR: dateAtEnd,
  SE: dateAtEnd,
  TR: dateAtEnd,
  GR: dateAtEnd,
  // הנדון, the subject, is in the middle.
  IL: { ...dateAtEnd, subjectAt: 'center' },
  VN: dateAtEnd,
  // GOST R 7.0.97-2016: the addressee in the upper corner at the right.
  RU: { ...block, recipientAt: 'end' },
  // Business letters: the date at the right, the subject in the middle, 敬具 and the name at the right.
  JP: { ...dateAtEnd, subjectAt: 'center', closingAt: 'end', signatureAt: 'end' },
  KR: { ...dateAtEnd, signatureAt: 'end' },
  CN: chinese,
  TW: chinese,
  HK: chinese,
  MO: chinese,
};

/** The form of letters in the recipient's country. "End" is the left in right-to-left letters. */
export const letterFormOf = ({ country }: Pick<CoverLetter, 'country'>): LetterForm => forms[country] ?? block;
