import { valuesText } from '@vitae/words/values';
import * as z from 'zod/mini';
import { languageOf } from './locale.ts';

/** A date as used in resumes: `YYYY`, `YYYY-MM`, or `''` if not given. */
export const partialDateSchema = z
  .string()
  .check(z.regex(/^$|^\d{4}$|^\d{4}-(0[1-9]|1[0-2])$/, valuesText('partialDate')));

/** How dates are written in a document: "May 2024", "05/2024" or "2024". */
export const dateStyleSchema = z.enum(['month-name', 'month-number', 'year']);
export type DateStyle = z.infer<typeof dateStyleSchema>;

/**
 * The year and the month (1–12, or `null` when only the year is known) of a partial date; `null` for an empty or
 * malformed one.
 */
export function partialDateParts(date: string): { year: number; month: number | null } | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(date);
  if (!match) return null;
  return { year: Number(match[1]), month: match[2] ? Number(match[2]) : null };
}

/** Orders partial dates; an unknown month counts as the start of its year, an empty date comes first. */
export function comparePartialDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function monthYearFormat(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale}|${style}`;
  let format = formatters.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      ...(style === 'year' ? {} : { month: style === 'month-name' ? 'short' : '2-digit' }),
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    formatters.set(key, format);
  }
  return format;
}

/**
 * Writes a partial date in a language. An empty date gives `''`; a date without a month gives its year in every style.
 */
export function formatPartialDate(date: string, locale: string, style: DateStyle): string {
  const parts = partialDateParts(date);
  if (!parts) return '';
  // In Vietnamese, months are named by numbers, and resumes write them like that.
  if (parts.month !== null && style !== 'year' && languageOf(locale) === 'vi')
    return `${String(parts.month).padStart(2, '0')}/${parts.year}`;
  const shown = parts.month === null ? 'year' : style;
  const instant = Date.UTC(parts.year, (parts.month ?? 1) - 1, 15);
  const text = monthYearFormat(locale, shown).format(instant);
  // The narrow and no-break spaces of some locales would be extracted as characters that people do not type.
  // "май 2021 г." is the form of a sentence.
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/ г\.$/, '');
}
