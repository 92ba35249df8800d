import { isPageNumber } from './page-numbers.ts';
import type { DraftLine } from './plain-lines.ts';
import { runsText } from './line.ts';

/** Where a reader of a word processor's format puts lines. */
export interface DraftSink {
  /** The column that lines are in. */
  lane: number;
  /** The highest lane of any draft. */
  highest: number;
  drafts: DraftLine[];
}

/** Adds lines in their own lanes. */
export const addDrafts = (sink: DraftSink, drafts: readonly DraftLine[]): void => {
  for (const draft of drafts) {
    sink.drafts.push(draft);
    sink.highest = Math.max(sink.highest, draft.lane);
  }
};

/**
 * Adds a table, given as the lines of each cell of each row. It is either a grid of short cells that is read row by row,
 * or columns of text that are read one after the other.
 */
export const addTable = (sink: DraftSink, rows: readonly (readonly DraftLine[][])[]): void => {
  const longColumns = rows.length <= 3 && rows.some((row) => row.filter((cell) => cell.length >= 4).length >= 2);
  if (longColumns) {
    const columns = most(rows.map((row) => row.length));
    addDrafts(
      sink,
      rows.filter((row) => row.length === 1).flatMap((row) => row.flat()),
    );
    for (let column = 0; column < columns; column += 1) {
      const lane = highestLane(sink) + 1;
      for (const row of rows)
        if (row.length > 1)
          addDrafts(
            sink,
            (row[column] ?? []).map((draft) => ({ ...draft, lane })),
          );
    }
    sink.lane = highestLane(sink) + 1;
    return;
  }
  for (const row of rows) {
    const filled = row.filter((cell) => cell.length > 0);
    const height = most(filled.map((cell) => cell.length));
    const even = filled.length > 1 && height <= 3 && filled.every((cell) => cell.every((draft) => !draft.bullet));
    if (!even) {
      addDrafts(sink, filled.flat());
      continue;
    }
    for (let index = 0; index < height; index += 1) {
      const parts = filled.flatMap((cell) => cell[index] ?? []);
      const first = parts[0];
      if (first) addDrafts(sink, [{ ...first, cells: parts.flatMap((part) => part.cells) }]);
    }
  }
};

/** The highest lane of any line. */
export const highestOf = (drafts: readonly DraftLine[]): number => most(drafts.map(({ lane }) => lane));

/** The lines of a page's foot: only a mail address or a telephone number makes it more than something to keep. */
export const footLines = (drafts: readonly DraftLine[]): DraftLine[] =>
  hasContacts(drafts)
    ? [...drafts]
    : drafts.filter((draft) => !isPageNumber(textOf(draft))).map((draft) => ({ ...draft, aside: true }));

const hasContacts = (drafts: readonly DraftLine[]): boolean =>
  drafts.some((draft) => /@|\+?\d[\d ()-]{7,}/u.test(textOf(draft)));

const textOf = ({ cells }: DraftLine): string => runsText(cells.flat());

const highestLane = ({ lane, highest }: DraftSink): number => Math.max(lane, highest);

/** The maximum of numbers that are not negative; `Math.max(...numbers)` fails for very many. */
const most = (numbers: readonly number[]): number => numbers.reduce((one, other) => Math.max(one, other), 0);
