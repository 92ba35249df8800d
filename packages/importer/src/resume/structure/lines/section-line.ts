import type { FoundDates } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';

/**
 * The role of a line within a section. `head` lines contain titles, employers, dates and places; `body` lines describe.
 */
export type Role = 'head' | 'item' | 'body';

export type SectionLine = {
  line: Line;
  role: Role;
  dates: readonly FoundDates[];
  look: string;
  /** An entry begins here for certain: a date hangs beside it, or it is an item of a list of entries. */
  opens?: boolean;
};

/** The lines of an entry. */
export type EntryLines = { lines: SectionLine[] };
