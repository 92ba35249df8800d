import type { Cell } from '../../../text/line.ts';
import { joinWrapped, joinWrappedRuns } from '../../../text/normalise.ts';

/** A cell with what goes on with it, where it stands itself. */
export const joinedCell = (cell: Cell, rest: Cell): Cell => ({
  ...cell,
  text: joinWrapped(cell.text, rest.text),
  runs: joinWrappedRuns(cell.runs, rest.runs),
});

/** The same of cells of one column, which is as wide as both. */
export const joinedInColumn = (cell: Cell, rest: Cell): Cell => ({
  ...joinedCell(cell, rest),
  right: Math.max(cell.right, rest.right),
});
