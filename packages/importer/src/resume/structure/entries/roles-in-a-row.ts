import { isDateText } from '../../../language/dates.ts';
import { findDegree, organisationScore, roleScore } from '../../../language/words.ts';
import type { EntryLines, SectionLine } from '../lines/section-line.ts';

/** So many lines, each a role with its period, follow each other. */
const FEWEST = 2;
/** A role has no more words. */
const MOST_WORDS = 7;
/** No more lines name the employer of a row. */
const MOST_ABOVE = 4;
/** How far apart, in points, the edges of one column may be. */
const SAME_EDGE = 3;

/** Lines of a section without the roles that follow the first one of a row, and these roles by the line of the first. */
type Rows = { lines: SectionLine[]; further: ReadonlyMap<SectionLine, readonly SectionLine[]> };

/**
 * "Acme, Leeds" above "Director | 2021 – today", "Manager | 2018 – 2021" and what was done there: the roles that somebody
 * had one after the other share the employer above them. The lines are cut as if only the first of them were there.
 */
export const withoutFurtherRoles = (lines: readonly SectionLine[]): Rows => {
  const kept: SectionLine[] = [];
  const further = new Map<SectionLine, readonly SectionLine[]>();
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    if (!first) continue;
    kept.push(first);
    const row = isEmployer(lines[at - 1], first) ? rowFrom(lines, at) : [];
    if (row.length < FEWEST || !row.some(({ line }) => isRole(line.cells[0]?.text ?? ''))) continue;
    further.set(first, row.slice(1));
    at += row.length - 1;
  }
  return { lines: kept, further };
};

/** Entries, each with a further one for every role that was taken out of its row. */
export const withFurtherRoles = (entries: readonly EntryLines[], further: Rows['further']): EntryLines[] =>
  further.size === 0
    ? [...entries]
    : entries.flatMap((entry) => {
        const at = entry.lines.findIndex((line) => further.has(line));
        const first = entry.lines[at];
        const above = entry.lines.slice(Math.max(at - MOST_ABOVE, 0), Math.max(at, 0));
        return [entry, ...(first ? (further.get(first) ?? []) : []).map((role) => ({ lines: [...above, role] }))];
      });

/** The lines from one on that are a role with its period each, in the same columns and letters. */
const rowFrom = (lines: readonly SectionLine[], from: number): SectionLine[] => {
  const row: SectionLine[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const [first, next] = [lines[from], lines[at]];
    if (!first || !next || !isRoleWithPeriod(next) || !isLike(next, first)) break;
    row.push(next);
  }
  return row;
};

/** Whether a line is a few words, and a period in a cell of its own. */
const isRoleWithPeriod = ({ role, dates: [found, ...more], line: { cells } }: SectionLine): boolean => {
  const [name, date, ...others] = cells;
  return (
    role === 'head' &&
    found?.range === true &&
    more.length === 0 &&
    others.length === 0 &&
    name !== undefined &&
    date !== undefined &&
    isDateText(date.text) &&
    !/[,;:@|]|\s[–—-]\s/u.test(name.text) &&
    name.text.split(/\s+/u).length <= MOST_WORDS &&
    organisationScore(name.text) < 0.5
  );
};

const isLike = ({ line, look }: SectionLine, first: SectionLine): boolean => {
  const edges = [line, first.line].map(({ cells }) => cells[1]);
  const [date, other] = edges;
  return (
    date !== undefined &&
    other !== undefined &&
    styleOf(look) === styleOf(first.look) &&
    Math.abs(line.x - first.line.x) < SAME_EDGE &&
    (Math.abs(date.x - other.x) < SAME_EDGE || Math.abs(date.right - other.right) < SAME_EDGE)
  );
};

/** A look without the edge where its line begins. */
const styleOf = (look: string): string => look.slice(0, look.lastIndexOf('|'));

/** Whether a line without a date, in other letters than the role below it, may be an employer's or a school's. */
const isEmployer = (line: SectionLine | undefined, below: SectionLine): boolean =>
  line !== undefined &&
  line.role === 'head' &&
  line.dates.length === 0 &&
  line.line.lane === below.line.lane &&
  !isRole(line.line.cells[0]?.text ?? '') &&
  (styleOf(line.look) !== styleOf(below.look) || line.line.x < below.line.x - SAME_EDGE);

const isRole = (text: string): boolean => roleScore(text) > 0.5 || findDegree(text) !== undefined;
