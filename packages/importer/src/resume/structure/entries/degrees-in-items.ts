import { findDates } from '../../../language/dates.ts';
import { findDegree, schoolScore } from '../../../language/words.ts';
import type { EntryLines, SectionLine } from '../lines/section-line.ts';

/** Two items that begin with a degree are no accident. */
const FEWEST = 2;
/** A degree with its subject and its date is no longer, in characters. */
const LONGEST = 140;

/** "Graduate coursework: Algorithms", "Master's thesis: …" tell of studies, and are none. */
const TELLS =
  /^[^:]{3,60}(?:course|cours|curs|kurs|modul|thesis|dissertation|arbeit|mémoire|tesi|project|projekt)[^:]{0,20}:/iu;

const isDegree = ({ role, line: { text } }: SectionLine): boolean =>
  role === 'item' && !TELLS.test(text) && text.length <= LONGEST && (findDegree(text)?.from ?? LONGEST) < 3;

/**
 * "University of Leeds, 2000 – 2005" above "• MSc in Geology" and "• BSc in Physics": a school whose first items are its
 * degrees is one entry for each of them; what follows belongs to the last one.
 */
export const withDegreesOfItems = (entries: readonly EntryLines[], asOf: string): EntryLines[] =>
  entries.flatMap((entry) => {
    const from = entry.lines.findIndex(({ role }) => role !== 'head');
    const head = entry.lines.slice(0, Math.max(from, 0));
    const items: SectionLine[][] = [];
    for (const line of entry.lines.slice(head.length)) {
      if (isDegree(line)) items.push([line]);
      else if (items.length === 0) return [entry];
      else items.at(-1)?.push(line);
    }
    const isSchool =
      head.some(({ line: { text } }) => schoolScore(text) > 0.5) &&
      head.every(({ line: { text } }) => findDegree(text) === undefined);
    return isSchool && items.length >= FEWEST
      ? items.map(([degree, ...rest]) => ({ lines: [...head, ...(degree ? [asHead(degree, asOf)] : []), ...rest] }))
      : [entry];
  });

/** An item as a line of a head, with its date if it has one. */
const asHead = (item: SectionLine, asOf: string): SectionLine => ({
  ...item,
  role: 'head',
  line: { ...item.line, bullet: false },
  dates: findDates(item.line.text, asOf).slice(0, 1),
});
