import type { Resume } from '@vitae/domain';
import { findDates, isDateText, monthNamed } from '../../../language/dates.ts';
import { countryByName } from '../../../language/places.ts';
import type { Line } from '../../../text/line.ts';
import { CJK, foldText, foldWords } from '../../../text/normalise.ts';
import { isPageNumber } from '../../../text/page-numbers.ts';
import { isDuration } from '../../../language/durations.ts';
import { labelKind, TITLE_OF_DOCUMENT, withoutDocumentTitle } from '../labels/contact-labels.ts';
import { isScoreLabel } from '../heads/entry-facts.ts';
import { entryLabel, withoutDateLabel } from '../labels/entry-labels.ts';

/** A line of which something found no place in the resume, and the words that did not. */
export type LostLine = { line: Line; words: string[] };

/** Words between two values that became fields of their own: "Engineer at Acme", "BSc in Physics". */
const JOINING = new Set(
  (
    'a an and as at by for from in major majored majoring minor of on the to with degree e y o und oder bei im in am an der die das des ' +
    'den dem für von mit zur zum abschluss et ou de du des la le les l d en au aux à chez pour par del los las el al con por para em no na nos nas do da ' +
    'dos das ao presso alla della di il lo i w z we na od u bij voor van het och hos på av med på за и в по с из на'
  ).split(' '),
);
/** The mark of a reference or of an item. */
const NUMBERED = /^\s*(?:\[\d{1,3}\]|\(?\d{1,3}[.)])\s+/u;
/** So many words are looked for inside others, where a line broke a word in two: a real resume loses fewer. */
const MOST_SEARCHED = 400;
/** Parts of a line that may be values or labels of their own. */
const PARTS = /[,،，;；|·•()（）/–—]|\s-\s/u;

/**
 * The lines with a word that the resume does not have, so that a person can say where they belong. A word is in the
 * resume if a text of it has it, or if it says the same in another form: the words of a heading (its section), of a date
 * (the date), of a label (the field), of a country (its code), of the document's title, of the number of a page, and
 * those that joined two values. `headings` are those whose sections hold something, and `isAnnounced` says so of other words;
 * `placed` are texts that are shown as left over already.
 */
export function lostLines(
  resume: Resume,
  lines: readonly Line[],
  {
    headings,
    isAnnounced,
    placed,
    asOf,
  }: {
    headings: readonly string[];
    isAnnounced: (words: string) => boolean;
    placed: ReadonlyMap<string, string>;
    asOf: string;
  },
): LostLine[] {
  const texts = textsOf([resume.basics, resume.summary, resume.sections, resume.custom]);
  const has = new Set(texts.flatMap(foldWords));
  const whole = foldText(texts.join(''));
  const dates = new Set(texts.filter((text) => /^\d{4}(?:-\d{2}){0,2}$/u.test(text)).flatMap(precisions));
  const months = new Set([...dates].map((date) => Number(date.slice(5, 7))));
  const announced = new Set(headings.flatMap(foldWords));
  const { countryCode } = resume.basics.location;
  let searched = 0;
  const isInside = (word: string): boolean => {
    searched += 1;
    if (searched > MOST_SEARCHED) return false;
    return CJK.test(word) ? hasMost(whole, word) : whole.includes(word);
  };
  /** A part of a date that stands apart from the others, or is spelled with them. */
  const isOfDate = (word: string, isCut: boolean): boolean => {
    if (!isDateText(word) || /^\d+$/u.test(word)) return false;
    const month = monthNamed(word);
    return dates.size > 0 && (month === 0 || (months.has(month) && !isCut));
  };
  const isSaid = (part: string): boolean => {
    const bare = part.replace(/[:：*]+\s*$/u, '').trim();
    const country = countryByName(bare);
    return (
      (country !== undefined && country === countryCode) ||
      isLabel(bare) ||
      withoutDateLabel(bare) === '' ||
      isDuration(bare) ||
      isAnnounced(bare) ||
      foldWords(bare).every((word) => announced.has(word))
    );
  };
  return lines.flatMap((line): LostLine[] => {
    const shown = new Set(foldWords(placed.get(placeOf(line)) ?? ''));
    if (foldWords(line.text).every((word) => has.has(word) || shown.has(word))) return [];
    if (TITLE_OF_DOCUMENT.test(line.text.trim()) || isPageNumber(line.text)) return [];
    const open = cellsWithoutDates(line, dates, asOf)
      .filter((cell) => !isSaid(cell))
      .flatMap((cell) => withoutDocumentTitle(cell).replace(NUMBERED, '').split(PARTS))
      .flatMap((part) => part.split(/(?<=[:：])/u))
      .filter((part) => !isSaid(part));
    const words = foldWords(open.join(' '));
    // A month beside a date that was read without one.
    const isCut = findDates(line.text, asOf).some(({ start, end }) => start.length === 4 || end.length === 4);
    const lost = words.filter((word, index) => {
      if (has.has(word) || shown.has(word) || JOINING.has(word) || isOfDate(word, isCut) || isLabel(word)) return false;
      if (!/[\p{L}\p{N}]/u.test(word)) return false;
      const isAtEdge = index === 0 || index === words.length - 1;
      return !((word.length > 3 || isAtEdge || CJK.test(word)) && /\p{L}{2}/u.test(word) && isInside(word));
    });
    return lost.length > 0 ? [{ line, words: lost }] : [];
  });
}

/** Where a line is: parts of a line are lines of their own while it is read. */
export const placeOf = ({ page, index }: Pick<Line, 'page' | 'index'>): string => `${page} ${index}`;

const isLabel = (text: string): boolean =>
  labelKind(text) !== undefined || entryLabel(text) !== undefined || isScoreLabel(text);

/** A date and what is less exact: "2019-04" and "2019". */
const precisions = (date: string): string[] => [date, date.slice(0, 7), date.slice(0, 4)];

/** The texts of a line's cells with spaces for the dates that the resume has. */
const cellsWithoutDates = ({ text, cells }: Line, dates: ReadonlySet<string>, asOf: string): string[] => {
  const bare = findDates(text, asOf)
    .filter(({ start, end }) => [start, end].every((date) => date === '' || dates.has(date)))
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
  let from = 0;
  return cells.map((cell) => {
    const to = from + cell.text.length;
    const part = bare.slice(from, to);
    from = to + 1;
    return part;
  });
};

/** Whether most pairs of neighbouring characters are in a text: words without spaces are split over several fields. */
const hasMost = (text: string, word: string): boolean => {
  const characters = [...word];
  const pairs = characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
  return pairs.filter((pair) => text.includes(pair)).length >= 0.5 * pairs.length;
};

/** The texts that the resume holds, without what identifies its parts. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : textsOf(inner)));
};

/** Whether what was lost is more than a sign, a number or a short word, and of the text itself. */
export const isOfEntries = ({ line, words }: LostLine): boolean =>
  !line.aside && words.some((word) => word.length > 3 && /\p{L}{2}/u.test(word));

/** The order in which lines stand in the document. */
export const byPosition = (one: Line, other: Line): number => one.page - other.page || one.index - other.index;

/** Each line that is left over once: the whole of it if more than a part of it is. */
export const inOrder = (leftover: readonly Line[], lost: readonly LostLine[]): Line[] => {
  const places = Map.groupBy([...leftover, ...lost.map(({ line }) => line)], placeOf);
  return [...places.values()]
    .flatMap((parts) => parts.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1))
    .toSorted(byPosition);
};
