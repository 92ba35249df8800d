import { findDates } from '../../language/dates.ts';
import type { Line } from '../../text/line.ts';
import { foldText } from '../../text/normalise.ts';

/** How many lines from the top say whose resume it is. */
const TOP = 12;

/**
 * The lines without those that sign the document: a day, behind a place or alone ("Oldenburg, 3. März 2025"), apart from
 * the text above it, and the name below it.
 */
export const withoutClosing = (lines: readonly Line[], asOf: string): Line[] => {
  const last = lines.at(-1);
  if (!last || lines.length < TOP) return [...lines];
  const isName =
    last.text.split(/\s+/u).length > 1 &&
    lines.slice(0, TOP).some(({ text }) => foldText(text).includes(foldText(last.text)));
  const at = isName ? lines.length - 2 : lines.length - 1;
  const day = lines[at];
  return day && isApart(day) && isSigned(day.text, asOf) ? lines.slice(0, at) : [...lines];
};

const isApart = (line: Line): boolean =>
  !line.bullet && line.cells.length === 1 && line.laneRight > 0 && line.gapAbove > 0.9 * line.style.size;

/** Whether a text is a date with its day, behind nothing but a place. */
const isSigned = (text: string, asOf: string): boolean => {
  const [date, ...others] = findDates(text, asOf);
  if (!date || others.length > 0 || date.range || text.length > 60) return false;
  const numbers = text.slice(date.from, date.to).match(/\d+/gu) ?? [];
  const hasDay = numbers.length > (/\p{L}/u.test(text.slice(date.from, date.to)) ? 1 : 2);
  return (
    hasDay &&
    /^(?:\p{Lu}[\p{L}.'’ -]{1,30},?\s+(?:den\s+|am\s+|le\s+|a\s+|em\s+|dnia\s+|on\s+)?)?$/u.test(
      text.slice(0, date.from),
    ) &&
    /^[\s.]*$/u.test(text.slice(date.to))
  );
};
