import { monthNamed } from '../language/dates.ts';

/** A day in a line, and the place before it. */
export interface FoundDay {
  /** `YYYY-MM-DD`. */
  day: string;
  before: string;
}

type Read = (match: RegExpExecArray) => [year: string, month: number, day: string];

const ymd: Read = ([, year = '', month, day = '']) => [year, Number(month), day];
const dmy: Read = ([, day = '', month, year = '']) => [year, Number(month), day];

const shapes: readonly (readonly [RegExp, Read])[] = [
  [/(\d{4})-(\d{2})-(\d{2})/u, ymd],
  [/(\d{4})\s?[年년.]\s?(\d{1,2})\s?[月월.]\s?(\d{1,2})\s?[日일.]?/u, ymd],
  // The years of the Japanese era that began in 2019.
  [
    /令和\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/u,
    ([, year = '', month, day = '']) => [String(2018 + (Number(year) || 1)), Number(month), day],
  ],
  [/(\d{4})\/(\d{1,2})\/(\d{1,2})/u, ymd],
  [/(\d{1,2})[.-]\s?(\d{1,2})[.-]\s?(\d{4})/u, dmy],
  [/(\d{1,2})\.(\d{1,2})\.(\d{2})(?!\d)/u, ([, day = '', month, year = '']) => [`20${year}`, Number(month), day]],
  [/(\d{1,2}) tháng (\d{1,2}) năm (\d{4})/iu, dmy],
  [
    /(\d{4})\.?\s+(\p{L}[\p{L}\p{M}]*)\s+(\d{1,2})\./u,
    ([, year = '', month = '', day = '']) => [year, monthNamed(month), day],
  ],
  [
    /(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+|of\s+)?ב?(\p{L}[\p{L}\p{M}]*\.?),?\s+(?:de\s+|del\s+)?(\d{4})/iu,
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

/** Words between the place and the day, and words after the year. */
const BEFORE_DAY =
  /(?:(?:^|[\s,،，–-]+)(?:den|le|the|am|an|on|el|a|dnia|il|lì|dated|date|datum|data|fecha|dato|päivä|tarih|дата|ngày|التاريخ|تاريخ|תאריך|दिनांक|日期|日付|작성일)\s*[:：.]?)*\s*$/iu;
const AFTER_YEAR = /^\s*(?:г(?:\.|ода)?|r\.|roku|года|р\.|року|m\.|năm|م|год)?\s*[.,]?$/iu;

/** Han numerals of a date such as 二〇二六年三月三日, as digits. */
function withoutHanNumerals(text: string): string {
  if (!/[〇一二三四五六七八九十]+[年月日]/u.test(text)) return text;
  const digits = '〇一二三四五六七八九';
  return text.replace(/[〇零一二三四五六七八九十]+(?=[年月日])/gu, (numeral) => {
    if (!numeral.includes('十')) return [...numeral].map((sign) => Math.max(0, digits.indexOf(sign))).join('');
    const [tens = '', ones = ''] = numeral.split('十');
    return String((tens ? digits.indexOf(tens) : 1) * 10 + (ones ? digits.indexOf(ones) : 0));
  });
}

/** Where the digits of other scripts begin: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** Digits of other scripts as the ones that the patterns know. */
const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

/** The day that a line of a letter is dated, with or without a place; `null` for a line that is about something else. */
export function dayIn(source: string, isAmerican: boolean): FoundDay | null {
  if (source.length > 60) return null;
  const text = withoutHanNumerals(withPlainDigits(source));
  for (const [shape, read] of [...shapes, slashed(isAmerican)]) {
    const match = shape.exec(text);
    if (!match) continue;
    const [year, month, day] = read(match);
    const time = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (month < 1 || time.getUTCMonth() !== month - 1) continue;
    const place = text
      .slice(0, match.index)
      .replace(BEFORE_DAY, '')
      .replace(/[\s,،，]+$/u, '')
      .trim();
    if (!AFTER_YEAR.test(text.slice(match.index + match[0].length)) || place.split(/\s+/u).length > 4) continue;
    const isPlace = !/[\d@]/u.test(place) && !/^\p{L}+day$/iu.test(place);
    return { day: time.toISOString().slice(0, 10), before: isPlace ? place : '' };
  }
  return null;
}
