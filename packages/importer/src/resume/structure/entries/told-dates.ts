import { findDates, isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';

/** So many lines that are dates alone show where the dates of entries are. */
const FEWEST_ALONE = 2;
/** More words before a date are told with it. */
const MOST_BEFORE = 2;

/** "No injury since 2019", where the dates of all entries have lines of their own: dates that are told. */
export const toldDates = (lines: readonly Line[], asOf: string): ReadonlySet<Line> => {
  const alone = lines.filter(({ text }) => isDateText(text));
  if (alone.length < FEWEST_ALONE) return new Set();
  return new Set(
    lines.filter(({ text, cells, bullet }) => {
      if (bullet || cells.length > 1 || isDateText(text)) return false;
      const found = findDates(text, asOf);
      return (
        found.length > 0 &&
        found.every(({ from, range }) => {
          const before = text.slice(0, from);
          return range && /\p{Ll}\s*$/u.test(before) && before.split(/\s+/u).filter(Boolean).length > MOST_BEFORE;
        })
      );
    }),
  );
};

const ADDRESS = /^(?:https?:\/\/|www\.)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/iu;

/** "https://lake.example | Talk at the fair 2018": an address and the words of other links, of which none is a date. */
export const areLinks = ({ cells: [first, ...others] }: Line): boolean =>
  first !== undefined &&
  others.length > 0 &&
  ADDRESS.test(first.text.trim()) &&
  !others.some(({ text }) => isDateText(text));
