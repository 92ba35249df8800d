import { partialDateParts } from '@vitae/domain';

/** A date while it is being entered: month 1–12 as two digits or `''`, and the year as typed. */
export interface DateDraft {
  month: string;
  year: string;
}

export function draftOf(date: string): DateDraft {
  const parts = partialDateParts(date);
  return { month: parts?.month ? String(parts.month).padStart(2, '0') : '', year: parts ? String(parts.year) : '' };
}

/** The date of a draft, `''` for none; `null` while the year is incomplete. */
export function dateOf({ month, year }: DateDraft): string | null {
  if (year.trim() === '') return '';
  if (!/^\d{4}$/.test(year.trim())) return null;
  return month ? `${year.trim()}-${month}` : year.trim();
}

/**
 * Reads a whole date typed or pasted into the year: 03/2021, 3.2021, 2021-03, and with the month's name in the language
 * of the interface or in English: March 2021, Mar. 2021, 15 March 2021, March 15, 2021.
 */
export function readTyped(text: string, language = 'en'): DateDraft | null {
  const named =
    /^\s*(?:\d{1,2}\.?\s+)?(\p{L}{3,})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?(?=[\s,]))?[\s,./-]+(\d{4})\s*$/u.exec(text);
  const name = named?.[1]?.toLowerCase() ?? '';
  const number = name
    ? [...monthNames(language), ...monthNames('en')].findIndex((month) => month.startsWith(name))
    : -1;
  if (number >= 0) return { month: String((number % 12) + 1).padStart(2, '0'), year: named?.[2] ?? '' };
  const match = /^\s*(?:(\d{1,2})\s*[./-]\s*(\d{4})|(\d{4})\s*[./-]\s*(\d{1,2}))\s*$/.exec(text);
  const month = Number(match?.[1] ?? match?.[4]);
  return month >= 1 && month <= 12
    ? { month: String(month).padStart(2, '0'), year: match?.[2] ?? match?.[3] ?? '' }
    : null;
}

function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 15)).toLowerCase());
}
