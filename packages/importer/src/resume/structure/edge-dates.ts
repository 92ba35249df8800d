import { findDates, type FoundDates } from '../../language/dates.ts';
import { isDuration } from '../../language/durations.ts';

/** What a grant was worth, behind its date: "(CAD 17,500)". */
const AMOUNT = /\s*\(\s*(?:[$€£]|\p{Lu}{3})?\s?\d[\d.,' ]{0,14}(?:[$€£]|\p{Lu}{3})?\s*\)\s*$/u;

/** Only signs stand before a date. */
export const OPENS = /^[\s([（【]*$/u;

/** Whether only signs stand behind a date, or how long that was: "(2019 – 2021, 2 years)". */
export const closes = (after: string): boolean =>
  /^[\s)\]）】.,:。，：]*$/u.test(after) ||
  (/^\s*[,，;；/|(（·]/u.test(after) && isDuration(after.replace(/[\s()（）,，;；/|·]+/gu, ' ').trim()));

/** Dates at the start or the end of a text, however long it is. */
export const edgeDates = (text: string, asOf: string): FoundDates[] =>
  findDates(text, asOf).filter(
    (dates) =>
      OPENS.test(text.slice(0, dates.from)) ||
      closes(text.slice(dates.to).replace(AMOUNT, '')) ||
      // "Name (2023): what it was."
      (/^[^()（）]{2,60}[(（]$/u.test(text.slice(0, dates.from)) &&
        /^[)）]\s*[.:,：，、–—-]/u.test(text.slice(dates.to))),
  );
