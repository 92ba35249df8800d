import { labelSeparator } from '@vitae/domain';

/** A value on a line with others: a contact, an address, a labelled value. */
export interface Detail {
  label: string;
  text: string;
  /** Target of the link, with its scheme; `null` if it is not a link. */
  href: string | null;
}

/** A label and its value, as written on a line in a language. */
export const labelled = ({ label, text }: Pick<Detail, 'label' | 'text'>, locale: string): string =>
  label ? `${label}${labelSeparator(locale)}${text}` : text;

/** Text on one line, without what XML and HTML cannot hold (XML 1.0, 2.2). */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/(?!\s)\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\s+/gu, ' ');
