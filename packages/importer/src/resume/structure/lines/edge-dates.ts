import { findDates, type FoundDates } from '../../../language/dates.ts';
import { isDuration } from '../../../language/durations.ts';

/** What a grant was worth, behind its date: "(CAD 17,500)". */
const AMOUNT = /\s*\(\s*(?:[$€£]|\p{Lu}{3})?\s?\d[\d.,' ]{0,14}(?:[$€£]|\p{Lu}{3})?\s*\)\s*$/u;

/** Only signs stand before a date. */
export const OPENS = /^[\s([（【]*$/u;

/** How many hours a course had: "(40 hrs)". */
const HOURS =
  /^\s*[,(（]\s*\d{1,4}\s?(?:h|hrs?|hours?|horas?|heures?|stunden|std|ore|uren|uur|godzin|timmar|saat)\.?\s*[)）]?\s*$/iu;

/** That something is still valid, behind its date: "08/2017 (current)". */
const VALID =
  /^\s*[(（](?:current|active|valid|aktiv|gültig|valide|en vigueur|vigente|válid[oa]|attiv[oa]|valid[oa]|geldig|ważn[ey]|aktuell|действующий|действует|有效|有効)[)）]\s*$/iu;

/** Whether only signs stand behind a date, or how long that was: "(2019 – 2021, 2 years)". */
export const closes = (after: string): boolean =>
  /^[\s)\]）】.,:。，：]*$/u.test(after) ||
  VALID.test(after) ||
  HOURS.test(after) ||
  (/^\s*[,，;；/|(（·]/u.test(after) && isDuration(after.replace(/[\s()（）,，;；/|·]+/gu, ' ').trim()));

/** "Clerk: Acme, May 2012 – May 2013, Leeds": one or two names behind a period. */
const ENDS_IN_PLACE = /^\s*,\s+\p{Lu}[^,.:;\d]{1,30}(?:,\s+\p{Lu}[^,.:;\d]{1,20})?$/u;

/** Dates at the start or the end of a text, however long it is. */
export const edgeDates = (text: string, asOf: string): readonly FoundDates[] =>
  findDates(text, asOf).filter(
    (dates) =>
      OPENS.test(text.slice(0, dates.from)) ||
      closes(text.slice(dates.to).replace(AMOUNT, '')) ||
      (dates.range && ENDS_IN_PLACE.test(text.slice(dates.to))) ||
      // "Name (2023): what it was.", "Name (2023) / Issuer"
      (/^(?:[^()（）]|[(（][^()（）]{2,40}[)）]){2,60}[(（]$/u.test(text.slice(0, dates.from)) &&
        /^[)）]\s*[.:,：，、/|·–—-]/u.test(text.slice(dates.to))),
  );
