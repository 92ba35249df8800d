import { remembered } from '../text/remembered.ts';
import { documentLanguages, documentStrings } from '@vitae/domain';
import { gregorianYears } from './calendars.ts';
import { blankDates, mayHaveBlank } from './blank-dates.ts';
import { isDuration } from './durations.ts';
import { neighbourLanguages } from './neighbours.ts';
import {
  EXPECTED_WORDS,
  EXTRA_MONTHS,
  PRESENT_WORDS,
  SEASONS,
  SINCE_WORDS,
  TO_WORDS,
  UNTIL_WORDS,
} from './date-words.ts';
import {
  EXPECTED_OF_NEIGHBOURS,
  PRESENT_OF_NEIGHBOURS,
  SEASONS_OF_NEIGHBOURS,
  SINCE_OF_NEIGHBOURS,
  TO_OF_NEIGHBOURS,
  UNTIL_OF_NEIGHBOURS,
} from './date-words-of-neighbours.ts';
import { AND } from './and-words.ts';

/** A date or a range found in text. `start` and `end` are partial dates, `''` if not given or still to be filled in. */
export type FoundDates = {
  readonly from: number;
  readonly to: number;
  readonly start: string;
  readonly end: string;
  /** The range is ongoing. */
  readonly current: boolean;
  /** Two dates, or one date and "present"; not a single date. */
  readonly range: boolean;
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/**
 * The source of an expression for any of the words, the longest first. Words that begin alike share that beginning: the source stays
 * so short, and the expression so quick, as hundreds of names of months allow.
 */
const anyOf = (words: readonly string[]): string => {
  const byLetter = Map.groupBy(new Set(words.filter(Boolean)), (word) =>
    String.fromCodePoint(word.codePointAt(0) ?? 0),
  );
  return [...byLetter]
    .map(([letter, alike]) => {
      const rests = alike.map((word) => word.slice(letter.length));
      const rest = anyOf(rests);
      const ends = rests.includes('');
      const isWhole = !ends && new Set(rests.map((word) => word.codePointAt(0))).size === 1;
      return escape(letter) + (rest === '' || isWhole ? rest : `(?:${rest})${ends ? '?' : ''}`);
    })
    .join('|');
};

const shapes: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', year: 'numeric' },
  { month: 'long', year: 'numeric' },
];

function buildMonths(): Map<string, number> {
  const months = new Map<string, number>();
  const add = (name: string, month: number): void => {
    const key = monthKey(name);
    // A Chinese or Japanese month is a number with a character after it and is read as such.
    if (!key || /\d/u.test(key)) return;
    // Greek capitals have no accents: "ΜΑΡΤΙΟΣ".
    for (const known of /\p{Script=Greek}/u.test(key) ? [key, key.normalize('NFD').replace(/\p{M}/gu, '')] : [key])
      if (!months.has(known)) months.set(known, month);
  };
  // Document languages come first: a name may be a different month elsewhere (listopad is November in Polish, October
  // in Croatian).
  for (const language of [...documentLanguages, ...neighbourLanguages]) {
    // Making a formatter takes longer than all that it formats.
    const formats = shapes.map(
      (shape) => new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { ...shape, timeZone: 'UTC' }),
    );
    for (let month = 0; month < 12; month += 1)
      for (const format of formats) {
        const parts = format.formatToParts(Date.UTC(2023, month, 15));
        add(parts.find((part) => part.type === 'month')?.value ?? '', month + 1);
      }
  }
  EXTRA_MONTHS.forEach((names, month) => names.forEach((name) => add(name, month + 1)));
  return months;
}

const MONTHS = buildMonths();

function monthKey(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '').trim();
}

/** The number of a month, 1 to 12, by its name in any language in which dates are read; 0 for another word. */
export const monthNamed = (name: string): number => MONTHS.get(monthKey(name)) ?? 0;

const YEAR = String.raw`(?:1[89]\d{2}|20\d{2})`;
const MONTH_NAME = `(?:${anyOf([...MONTHS.keys()])})`;
const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const ROMAN = `(?:${anyOf(ROMAN_MONTHS)})`;
const SEASON = `(?:${anyOf([...SEASONS, ...SEASONS_OF_NEIGHBOURS])})`;
const presentOf = (language: (typeof documentLanguages)[number]) => documentStrings(language).present.toLowerCase();
const PRESENT = `(?:${anyOf([...PRESENT_WORDS, ...PRESENT_OF_NEIGHBOURS, ...documentLanguages.map(presentOf)])})`;
const ONLY_PRESENT = new RegExp(`^${PRESENT}$`, 'iu');
const SINCE = [...SINCE_WORDS, ...SINCE_OF_NEIGHBOURS];
const UNTIL = [...UNTIL_WORDS, ...UNTIL_OF_NEIGHBOURS];
const TO = [...TO_WORDS, ...TO_OF_NEIGHBOURS];
const EXPECTED = [...EXPECTED_WORDS, ...EXPECTED_OF_NEIGHBOURS];
const EDGE_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const EDGE_AFTER = String.raw`(?![\p{L}\p{N}])`;
/** Before and behind a number, to which languages without spaces write "until", "from" and "now" close: "2013.4至今". */
const EDGE_OR_FROM = String.raw`(?:${EDGE_BEFORE}|(?<=至|到|から|부터))`;
const EDGE_OR_UNTIL = String.raw`(?:${EDGE_AFTER}|(?=至|到|から|まで|부터|까지|现在|現在|目前|현재))`;

/** What stands behind a year: "2019 r.", "2019. – 2021.", "2019. gada", "2019 гг.", "2019. godine". */
const OF_YEAR = String.raw`(?:\s?(?:гг?|рр?|r|m|god|год)\.|\.?\s(?:гг?|рр?|год[аиы]|году|року|године?|godin[ea]|gad[as]|metai|metais|aasta)(?!\p{L})|\.(?=\s?[-–—]))`;

/** Behind two digits that are a year, not a day: no year and no other number. */
const NO_DAY = String.raw`${EDGE_AFTER}(?!(?:[.,]?\s{0,3}|[-/:.])\d)`;
/** "Sep 16" */
const CLIPPED = String.raw`${MONTH_NAME}\.?[\s-]\d{2}${NO_DAY}`;

/** Between the parts of a date. Bounded: otherwise the time would grow with the square of the number of spaces. */
const MOST_SPACES = 20;
/** How many characters before and after a date may contain the words that belong to it. */
const around = 200;

/** One date: every way of writing year and month found in resumes. */
const POINT = new RegExp(
  [
    // 2021年4月, 令和3年4月, 2021년 4월
    String.raw`(?:(?<era>令和|平成|昭和|民[國国]|(?<![\p{L}\p{N}])[RHS](?=\d))\s*(?<eraYear>\d{1,3}|元)|(?<cjkYear>${YEAR}))\s*(?:年` +
      String.raw`|년)(?:\s*(?<cjkMonth>\d{1,2})\s*(?:月|월))?(?:\s*\d{1,2}\s*(?:日|일))?`,
    // 12 March 2021, March 2021, Mar. '21, März 2021, marzo de 2021
    String.raw`${EDGE_BEFORE}(?:(?<!\d[.,/])(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?\.?\s+(?:de\s+` +
      String.raw`|of\s+)?)?(?<name>${MONTH_NAME})(?!\p{L})\.?,?(?:\s+\d{1,2}(?:st|nd|rd|th)?,)?\s*(?:de\s+|del\s+` +
      String.raw`|of\s+|[/-])?(?:(?<nameYear>${YEAR})(?:${OF_YEAR}|\s*г)?|['’‘](?<shortYear>\d{2}))${EDGE_AFTER}`,
    // 2021 March, 2021-Mar, 2021. március, 2021 m. kovo mėn., 2021. gada marts; but 2019-March 2021 is two
    String.raw`${EDGE_BEFORE}(?<yearFirst>${YEAR})(?:[-/](?=\p{L}{3,12}(?!\p{L}|\.?[\s,]{0,3}\d))|(?:\.?\s+(?:m\.|gada|metų)|\s*,|\.(?=\s\p{L}+(?!\p{L}|\.?\s\d)))?\s+)(?<nameAfter>${MONTH_NAME})(?:\s+mėn)?\.?${EDGE_AFTER}`,
    // tháng 4 năm 2021, Thg 4 2021
    String.raw`${EDGE_BEFORE}(?:tháng|thg\.?)\s*(?<viMonth>\d{1,2})\s*(?:năm|,|/|-)?\s*(?<viYear>${YEAR})${EDGE_AFTER}`,
    // 2021-04, 2021/04, 2021.04(.15); 2021.04-2022.10 are two
    String.raw`${EDGE_OR_FROM}(?<isoYear>${YEAR})\s?[-./]\s?(?<isoMonth>0?[1-9]|1[0-2])(?:[-./](?:0?[1-9]|[12]\d` +
      String.raw`|3[01]))?(?:\.(?=\s?[-–—]))?${EDGE_OR_UNTIL}(?![./]\d|-\d(?!\d{3}(?!\d)))`,
    // 15.04.2021, 04/2021, 4-2021; "03-06/2012" are months
    String.raw`${EDGE_BEFORE}(?:(?<day>0?[1-9]|[12]\d|3[01])(?:[./]|-(?=\d\d?\s?-)))?(?<month>0?[1-9]|1[0-2]|1[3-9]|2\d` +
      String.raw`|3[01])\s?[./-]\s?(?<monthYear>${YEAR})${OF_YEAR}?${EDGE_AFTER}`,
    // 10/15-08/18, 09/14–heute: two digits are a year where a second date follows or precedes.
    String.raw`(?<![\p{L}\p{N}/.,-])(?<briefMonth>0?[1-9]|1[0-2])\/(?<briefYear>\d{2})(?=\s*[-–—]\s*(?:(?:0?[1-9]|1[0-2])\/\d{2}${EDGE_AFTER}(?!/)|${PRESENT}))`,
    String.raw`(?<=(?:0?[1-9]|1[0-2])\/\d{2}\s*[-–—]\s*)(?<briefEndMonth>0?[1-9]|1[0-2])\/(?<briefEnd>\d{2})${EDGE_AFTER}(?!/)`,
    // Jan 15 – Sep 16, Sep 15 – now: so are they behind months; "Jun 15 – Aug 20, 2019" are days of one year.
    String.raw`${EDGE_BEFORE}(?<clippedName>${MONTH_NAME})\.?[\s-](?<clipped>\d{2})(?=\s*[-–—]\s*(?:${CLIPPED}|${PRESENT}${EDGE_AFTER}))`,
    String.raw`(?<=${EDGE_BEFORE}${MONTH_NAME}\.?[\s-]\d{2}\s*[-–—]\s*)(?<clippedEndName>${MONTH_NAME})\.?[\s-](?<clippedEnd>\d{2})${NO_DAY}`,
    // X 2009 – VI 2014: Roman numbers are months where a second date follows or precedes.
    String.raw`${EDGE_BEFORE}(?<romanMonth>${ROMAN})\.?\s(?<romanYear>${YEAR})(?=\s*[-–—]\s*(?:${ROMAN}\.?\s${YEAR}${EDGE_AFTER}|${PRESENT}${EDGE_AFTER}))`,
    String.raw`(?<=${EDGE_BEFORE}${ROMAN}\.?\s${YEAR}\s*[-–—]\s*)(?<romanEndMonth>${ROMAN})\.?\s(?<romanEnd>${YEAR})${EDGE_AFTER}`,
    String.raw`${EDGE_BEFORE}(?<season>${SEASON})\s*(?:term` +
      String.raw`|semester)?,?\s*(?:of\s+)?(?<seasonYear>${YEAR})(?:\/\d{2,4})?${EDGE_AFTER}`,
    String.raw`${EDGE_OR_FROM}(?<year>${YEAR})${OF_YEAR}?${EDGE_OR_UNTIL}`,
  ]
    .join('|')
    .replaceAll(/\\s([*+])/gu, (_, sign: string) => `\\s{${sign === '*' ? 0 : 1},${MOST_SPACES}}`),
  'giu',
);

/** Dates that are still to be filled in, and all others; most texts have none. */
const blank = `${EDGE_BEFORE}(?:${blankDates(MONTH_NAME, PRESENT, anyOf(TO_WORDS))})${EDGE_AFTER}`;
let pointOrBlank: RegExp | undefined;

type Point = { from: number; to: number; date: string };

const ERA_OFFSET: Record<string, number> = {
  令和: 2018,
  R: 2018,
  平成: 1988,
  H: 1988,
  昭和: 1925,
  S: 1925,
  民國: 1911,
  民国: 1911,
};

const two = (month: number): string => String(month).padStart(2, '0');

const monthOf = (name: string | undefined): string => {
  const month = name === undefined ? undefined : MONTHS.get(monthKey(name));
  return month === undefined ? '' : `-${two(month)}`;
};

/** Beside these words "listopad" is October, as Croatian has it; to Poles and Czechs it is November. */
const CROATIAN =
  /(?<!\p{L})(?:sije[čc]|velja[čc]|ožuj|travan|svib|lipan|srpan|kolovoz|ruj[an]|studen|prosinac|prosinca|danas|sada|trenutno)/iu;

/** All matches of a global expression. `matchAll` would make a copy of it each time, which costs more than most texts do. */
const matchesOf = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) matches.push(match);
  return matches;
};

const pointsIn = (text: string, thisYear: number): Point[] => {
  const isAmerican = text.includes('/') && AMERICAN.test(text);
  return matchesOf(pointsWithin(text), text).flatMap((match) => {
    const g = match.groups ?? {};
    const from = match.index;
    const to = from + match[0].length;
    let date = '';
    if (g['era'])
      date = String((ERA_OFFSET[g['era'].toUpperCase()] ?? 0) + (g['eraYear'] === '元' ? 1 : Number(g['eraYear'])));
    if (g['cjkYear']) date = g['cjkYear'];
    if (date && g['cjkMonth'] && Number(g['cjkMonth']) <= 12) date += `-${two(Number(g['cjkMonth']))}`;
    if (g['nameYear']) date = `${g['nameYear']}${monthOf(g['name'])}`;
    if (date && /^listopad/iu.test(g['name'] ?? '') && CROATIAN.test(text)) date = `${g['nameYear']}-10`;
    if (g['shortYear']) date = `${century(Number(g['shortYear']), thisYear)}${monthOf(g['name'])}`;
    if (g['viYear']) date = `${g['viYear']}-${two(Number(g['viMonth']))}`;
    if (g['yearFirst']) date = `${g['yearFirst']}${monthOf(g['nameAfter'])}`;
    if (g['isoYear']) date = `${g['isoYear']}-${two(Number(g['isoMonth']))}`;
    if (g['monthYear']) {
      // 04/15/2021 is American: the second number is the day.
      const first = Number(g['day'] ?? g['month']);
      const second = Number(g['month']);
      const month = second > 12 || (g['day'] && isAmerican && match[0].includes('/')) ? first : second;
      if (month > 12) return [];
      date = `${g['monthYear']}-${two(month)}`;
    }
    const [briefMonth, brief] = [g['briefMonth'] ?? g['briefEndMonth'], g['briefYear'] ?? g['briefEnd']];
    if (brief && briefMonth) date = `${century(Number(brief), thisYear)}-${two(Number(briefMonth))}`;
    const [clippedName, clipped] = [g['clippedName'] ?? g['clippedEndName'], g['clipped'] ?? g['clippedEnd']];
    if (clipped) date = `${century(Number(clipped), thisYear)}${monthOf(clippedName)}`;
    const [romanMonth, romanYear] = [g['romanMonth'] ?? g['romanEndMonth'], g['romanYear'] ?? g['romanEnd']];
    if (romanMonth && romanYear) date = `${romanYear}-${two(ROMAN_MONTHS.indexOf(romanMonth.toUpperCase()) + 1)}`;
    if (g['seasonYear']) date = g['seasonYear'];
    if (g['year'] && !OPENS_AMOUNT.test(text.slice(Math.max(0, from - 5), from))) date = g['year'];
    if (g['blank']) return [{ from, to, date }];
    return date && Number(date.slice(0, 4)) <= thisYear + 12 ? [{ from, to, date }] : [];
  });
};

/** A date with its month first: one such in a line tells how the others there are to be read. */
const AMERICAN = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d\d(?!\d)/u;

/** What stands before an amount, which may look like a year: "£2000". */
const OPENS_AMOUNT = /(?:[$€£¥₹₩₽]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|TRY))\s?$/u;

/** Looking for dates that are still to be filled in takes several times as long. */
const pointsWithin = (text: string): RegExp => {
  if (!mayHaveBlank(text)) return POINT;
  pointOrBlank ??= new RegExp(`(?<blank>${blank})|${POINT.source}`, POINT.flags);
  return pointOrBlank;
};

const century = (year: number, thisYear: number): number => (2000 + year <= thisYear + 8 ? 2000 + year : 1900 + year);

const SEPARATOR = new RegExp(
  String.raw`^\s*(?:[-–—―‒−~～〜〰→>]+|(?<=\s)\/(?=\s)|${EDGE_BEFORE}(?:${anyOf(TO)})${EDGE_AFTER}|至|到|から` +
    String.raw`|부터)\s*(?:${EDGE_BEFORE}(?:${anyOf(EXPECTED)})${EDGE_AFTER}:?\s*)?`,
  'iu',
);
const PRESENT_AT = new RegExp(String.raw`^${PRESENT}${EDGE_AFTER}\.?`, 'iu');
const PRESENT_CJK = new RegExp(String.raw`^(?:至今|现在|現在|目前|今|현재)`, 'u');
const SHORT_END = new RegExp(String.raw`^(?<digits>\d{2})${EDGE_AFTER}(?![./-])`, 'u');
/** "2007–8": one digit is a year behind a dash that is none of a month, "2012-3". */
const SHORTEST_END = new RegExp(String.raw`^[–—](?<digits>\d)(?=[\s,;)]|$)(?!\s*[%\p{Ll}])`, 'u');
const LISTING = String.raw`(?:[,;&+/]|${EDGE_BEFORE}${AND}${EDGE_AFTER})`;
const LEAD_MONTH = new RegExp(String.raw`${EDGE_BEFORE}(?<name>${MONTH_NAME})\.?\s*(?:[-–—]|${LISTING})\s*$`, 'iu');
/** Months of one year before it: "08–09 2012", "3-6/2012". */
const MONTHS_OF_YEAR = String.raw`(?:(?:0[1-9]|1[0-2])\s?[-–—]\s?(?:0[1-9]|1[0-2])\s(?=${YEAR})|(?:0?[1-9]|1[0-2])\.?\s?[-–—]\s?(?=(?:0?[1-9]|1[0-2])\s?[./]\s?${YEAR}))`;
const LEAD_NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}./,:–—-]\s?)(?<first>0?[1-9]|1[0-2])\.?\s?[-–—]\s?(?:(?<last>0[1-9]|1[0-2])\s)?$`,
  'u',
);
const LISTED = new RegExp(String.raw`^\s*${LISTING}\s*$`, 'iu');
const SINCE_BEFORE = new RegExp(String.raw`${EDGE_BEFORE}(?:${anyOf(SINCE)})\s*:?\s*$`, 'iu');
const UNTIL_BEFORE = new RegExp(String.raw`${EDGE_BEFORE}(?:${anyOf(UNTIL)})\s*:?\s*$`, 'iu');
const EXPECTED_BEHIND = new RegExp(String.raw`^\s*[(\[]\s*(?:${anyOf(EXPECTED)})\s*[)\]]`, 'iu');
const EXPECTED_BEFORE = new RegExp(
  String.raw`${EDGE_BEFORE}(?:${anyOf(EXPECTED)})(?:\s(?:in|im|en|em|nel|w|v))?\s*:?\s*$`,
  'iu',
);

/** Arabic-Indic, Devanagari and full-width digits as ASCII, one character for one. */
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x0660, 0x06f0, 0x0966, 0xff10].find((base) => code >= base && code <= base + 9) ?? code;
    return String(code - zero);
  });

/**
 * Finds dates and date ranges in a line of text, in every document language. `asOf` (ISO date) determines the century
 * of two-digit years and which years are too far in the future to be dates.
 */
export const findDates = (source: string, asOf: string): readonly FoundDates[] => datesOn(asOf)(source);

const datesOn = remembered((asOf) => remembered((source) => datesIn(source, asOf)));

const datesIn = (source: string, asOf: string): FoundDates[] => {
  const text = gregorianYears(latinDigits(source), source);
  const thisYear = Number(asOf.slice(0, 4));
  const points = pointsIn(text, thisYear);
  const found: FoundDates[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    if (!point) continue;
    const rest = text.slice(point.to, point.to + around);
    const separator = SEPARATOR.exec(rest)?.[0] ?? '';
    const after = rest.slice(separator.length);
    const next = points[index + 1];
    const before = text.slice(Math.max(0, point.from - around), point.from);
    if (separator && next && next.from === point.to + separator.length) {
      found.push(rangeOf(before, point, next));
      index += 1;
      continue;
    }
    const present = separator
      ? (PRESENT_AT.exec(after) ?? PRESENT_CJK.exec(after))
      : PRESENT_CJK.exec(rest.trimStart());
    if (present) {
      const to =
        point.to + separator.length + present[0].length + (separator ? 0 : rest.length - rest.trimStart().length);
      found.push({ from: sinceFrom(before, point), to, start: point.date, end: '', current: true, range: true });
      continue;
    }
    const short = separator.trim() ? SHORT_END.exec(after) : null;
    if (short?.groups?.['digits'] && point.date.length === 4) {
      const end = point.date.slice(0, 2) + short.groups['digits'];
      if (end >= point.date) {
        found.push({
          from: point.from,
          to: point.to + separator.length + 2,
          start: point.date,
          end,
          current: false,
          range: true,
        });
        continue;
      }
    }
    const shortest = point.date.length === 4 ? SHORTEST_END.exec(rest)?.groups?.['digits'] : undefined;
    const lastYear = shortest === undefined ? '' : point.date.slice(0, 3) + shortest;
    if (lastYear > point.date) {
      found.push({ from: point.from, to: point.to + 2, start: point.date, end: lastYear, current: false, range: true });
      continue;
    }
    const dash = openDash(before, rest);
    const isInNumbers = /^\d{1,2}\s?[./]/u.test(text.slice(point.from, point.to));
    found.push(singleOf(before, point, dash ?? AND_AFTER.exec(rest)?.[0] ?? '', isInNumbers));
  }
  return joinListed(found, text);
};

/** The dash of a period that has no end: alone behind its date ("2019 –", "(2019.03 ~ )"), or close to one that begins a line ("2021- Clerk"). */
const openDash = (before: string, rest: string): string | undefined => {
  const end = rest.length < around ? /^\s*[-–—~～〜]\s*(?=$|[)）])/u.exec(rest) : null;
  if (end) return end[0];
  return before.trim() === '' ? /^[-–—](?=\s\p{L})/u.exec(rest)?.[0] : undefined;
};

/** "Juli 2013, November 2013" and "July 2002, 2003, 2004": several dates one after the other are one period. */
const joinListed = (found: readonly FoundDates[], text: string): FoundDates[] => {
  const joined: FoundDates[] = [];
  for (const date of found) {
    const before = joined.at(-1);
    const isNext =
      before !== undefined &&
      !before.current &&
      !date.range &&
      date.from - before.to <= MOST_SPACES &&
      // "a conference (2024, 2026), another one (2020)" tells of several things, none of which is the period of a line.
      text[before.from - 1] !== '(' &&
      (before.end || before.start) < date.start &&
      LISTED.test(text.slice(before.to, date.from));
    if (isNext) joined[joined.length - 1] = { ...before, to: date.to, end: date.start, range: true };
    else
      joined.push({
        ...date,
        to: date.to + (EXPECTED_BEHIND.exec(text.slice(date.to, date.to + around))?.[0].length ?? 0),
      });
  }
  return joined;
};

/** "1998 ff.": that year and those that follow. */
const AND_AFTER = /^\s?ff(?:\.|(?=\s|$))/u;

/** "seit", "since" at the end of a text; "AB" ends the name of a company. */
const sinceIn = (before: string): RegExpExecArray | null => {
  const since = SINCE_BEFORE.exec(before);
  return since && /^\p{Lu}{2}/u.test(since[0]) ? null : since;
};

/** Where a period begins: at "from" before its date. */
const sinceFrom = (before: string, point: Point): number => {
  const since = sinceIn(before);
  return point.from - (since ? before.length - since.index : 0);
};

const rangeOf = (before: string, point: Point, next: Point): FoundDates => {
  // Newest first, as some Chinese and Japanese forms print it.
  const [first, last] = point.date.slice(0, 4) > next.date.slice(0, 4) ? [next, point] : [point, next];
  return {
    from: sinceFrom(before, point),
    to: next.to,
    start: first.date,
    end: last.date,
    current: false,
    range: true,
  };
};

const singleOf = (before: string, point: Point, dash: string, isInNumbers: boolean): FoundDates => {
  const single: FoundDates = {
    from: point.from,
    to: point.to + dash.length,
    start: point.date,
    end: '',
    current: false,
    range: false,
  };
  const lead = LEAD_MONTH.exec(before);
  const since = sinceIn(before);
  const until = UNTIL_BEFORE.exec(before);
  const expected = EXPECTED_BEFORE.exec(before);
  if (lead?.groups?.['name'] && point.date.length === 7) {
    // "March – May 2020"
    return {
      ...single,
      from: point.from - before.length + lead.index,
      start: point.date.slice(0, 4) + monthOf(lead.groups['name']),
      end: point.date,
      range: true,
    };
  }
  const numbers = LEAD_NUMBERS.exec(before.slice(-12));
  const first = Number(numbers?.groups?.['first'] ?? 0);
  const last = Number(numbers?.groups?.['last'] ?? (isInNumbers ? point.date.slice(5) : 0));
  if (numbers && first < last && (point.date.length === 4) === (numbers.groups?.['last'] !== undefined)) {
    const [start, end] = [first, last].map((month) => `${point.date.slice(0, 4)}-${two(month)}`);
    const from = point.from - numbers[0].length;
    return { ...single, from, start: start ?? '', end: end ?? '', range: true };
  }
  if (since) return { ...single, from: point.from - before.length + since.index, current: true, range: true };
  if (dash) return { ...single, current: true, range: true };
  if (until)
    return { ...single, from: point.from - before.length + until.index, start: '', end: point.date, range: true };
  if (expected) return { ...single, from: point.from - before.length + expected.index };
  return single;
};

/** "2019-04" and "2019-04-30". */
const ISO_DATE = String.raw`(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])(?:-(?:[0-2]?\d|3[01]))?(?!\d)`;

/** Uses each word once, with its first meaning: with backtracking, the time would double with every word. */
const dateWords = (more: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?=(?<word>${more}${MONTH_NAME}\.?[\s-]\d{2}(?=\s{0,3}[-–—])|(?<=[-–—]\s{0,3})${CLIPPED}|${MONTH_NAME}\.?|${PRESENT}|${SEASON}|${ROMAN}(?=\.?\s${YEAR})|${MONTHS_OF_YEAR}|${ISO_DATE}|(?<=${YEAR}[./])(?:0?[1-9]|1[0-2])(?!\d)|${YEAR}|\d{1,2}[./]\d{2,4}|[年月日년월일現在今至]` +
      String.raw`|\d{1,2}(?:st|nd|rd|th)?\.?(?=\s+(?:de\s+|of\s+)?${MONTH_NAME})|\d{1,2}(?=\s*[月日월일]|$)|(?:${anyOf([...SINCE, ...TO, ...UNTIL])}|${AND})|de|${OF_YEAR}|г\.?|(?:m(?:ėn)?|р|r)\.|gada|metų|(?<=\d\s?)ff\.?` +
      String.raw`|['’‘]\d{2}(?!\d)|[-–—~,.()/&]|\s))\k<word>)+$`,
    'iu',
  );

const DATE_WORDS = dateWords('');
let dateWordsOrBlank: RegExp | undefined;

const OPENS_EXPECTED = new RegExp(String.raw`^(?:${anyOf(EXPECTED)})\s*:?\s+`, 'iu');

/** A date without the word before it that says that it is to come: "expected May 2026". */
export const withoutExpected = (text: string): string => text.replace(OPENS_EXPECTED, '');

/** Whether a text says that something goes on, and nothing else: "present", "heute". */
export const isPresent = (text: string): boolean => ONLY_PRESENT.test(text.trim());

/** Whether a text is only a date, or a part of one: "Mar 2019 –", "по настоящее время", "2013, 2 yrs". */
export const isDateText = remembered((text: string): boolean => {
  if (!/\p{L}{2}|\d{4}|[年月日在今至년월]|[٠-٩۰-۹]{4}/u.test(text)) return false;
  const { date = text, lasted = '' } =
    /^(?<date>.{4,40}?)[,;|·(（]\s?(?<lasted>\d[^,;|·(（]{2,20})$/u.exec(text)?.groups ?? {};
  const printed = isDuration(lasted.replace(/[)）]$/u, '')) ? date : text;
  const bare = gregorianYears(latinDigits(printed), printed).trim();
  if (!mayHaveBlank(bare)) return DATE_WORDS.test(bare);
  dateWordsOrBlank ??= dateWords(`${blank}|`);
  return dateWordsOrBlank.test(bare);
});
