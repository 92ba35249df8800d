import { monthNamed } from '../language/dates.ts';

/** A day in a line, and the place before it. */
export interface FoundDay {
  /** `YYYY-MM-DD`. */
  day: string;
  before: string;
}

type Read = (match: RegExpExecArray) => [year: string, month: number, day: string];

const shapes: readonly (readonly [RegExp, Read])[] = [
  [/(\d{4})-(\d{2})-(\d{2})/u, ([, year = '', month, day = '']) => [year, Number(month), day]],
  [
    /(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/u,
    ([, year = '', month, day = '']) => [year, Number(month), day],
  ],
  [/(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})/u, ([, day = '', month, year = '']) => [year, Number(month), day]],
  [
    /(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+|of\s+)?(\p{L}[\p{L}\p{M}]*\.?),?\s+(?:de\s+)?(\d{4})/iu,
    ([, day = '', month = '', year = '']) => [year, monthNamed(month), day],
  ],
  [
    /(\p{L}+\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/iu,
    ([, month = '', day = '', year = '']) => [year, monthNamed(month), day],
  ],
];

/** 3/12/2026 is in March for Americans and in December for others. */
const slashed = (isAmerican: boolean): readonly [RegExp, Read] => [
  /(\d{1,2})\/(\d{1,2})\/(\d{4})/u,
  ([, one = '', two = '', year = '']) =>
    Number(two) > 12 || (isAmerican && Number(one) <= 12) ? [year, Number(one), two] : [year, Number(two), one],
];

/** The day that a line of a letter is dated, with or without a place; `null` for a line that is about something else. */
export function dayIn(text: string, isAmerican: boolean): FoundDay | null {
  if (text.length > 60) return null;
  for (const [shape, read] of [...shapes, slashed(isAmerican)]) {
    const match = shape.exec(text);
    if (!match) continue;
    const [year, month, day] = read(match);
    const time = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (month < 1 || time.getUTCMonth() !== month - 1) continue;
    const place = text.slice(0, match.index).replace(/[\s,]*(?:\b(?:den|le|am|on|date|datum)\b\s*:?\s*)?$/iu, '');
    const after = text.slice(match.index + match[0].length).trim();
    if (after || place.split(/\s+/u).length > 4) continue;
    return { day: time.toISOString().slice(0, 10), before: place.trim() };
  }
  return null;
}
