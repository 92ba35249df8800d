import type { Cell, Line } from '../../../text/line.ts';
import { joinedCell } from './joined-cell.ts';
import { withCells } from './with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 2;
/** So many labels end at one edge where labels are flush right. */
const FEWEST = 3;
/** How near the edge of the column, in ems, a text ends that wraps. */
const ROOM = 3;
/** How many lines below its first a label may go on. */
const MOST_BELOW = 2;

const YEAR = /\d{4}/u;

/** The label of a line with its text in a second cell: no mark, and no date, which wraps in its own ways. */
const labelOf = ({ bullet, cells, laneRight }: Line): Cell | undefined =>
  bullet || cells.length < 2 || laneRight <= 0 || YEAR.test(cells[0]?.text ?? '') ? undefined : cells[0];

/**
 * Labels in a column, flush right, that wrap ("Research" above "interests", beside "Tides, winds") are whole on their
 * first lines, and what stands beside their second lines goes on with the text.
 */
export const withWholeLabels = (lines: readonly Line[]): Line[] => {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const label = labelOf(line);
    if (label) counts.set(Math.round(label.right), (counts.get(Math.round(label.right)) ?? 0) + 1);
  }
  const isShared = (right: number): boolean => {
    let count = 0;
    for (let edge = right - SAME_EDGE; edge <= right + SAME_EDGE; edge += 1) count += counts.get(edge) ?? 0;
    return count >= FEWEST;
  };
  const columns = new Set([...counts.keys()].filter(isShared));
  if (columns.size === 0) return [...lines];
  const whole: Line[] = [];
  let open = 0;
  for (const line of lines) {
    const last = whole.at(-1);
    const label = last && labelOf(last);
    const isRest =
      last !== undefined &&
      label !== undefined &&
      open < MOST_BELOW &&
      columns.has(Math.round(label.right)) &&
      goesOn(last, label, line);
    if (isRest) whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
    open = isRest ? open + 1 : 0;
  }
  return whole;
};

/** Whether a line, closer to the one above than that is to the line before, has the rest of its label. */
const goesOn = (line: Line, label: Cell, next: Line): boolean => {
  const [first, beside, ...more] = next.cells;
  const value = line.cells[1];
  return (
    first !== undefined &&
    value !== undefined &&
    more.length === 0 &&
    !next.bullet &&
    next.page === line.page &&
    next.lane === line.lane &&
    !YEAR.test(first.text) &&
    first.runs[0]?.style.bold === label.runs[0]?.style.bold &&
    Math.abs(first.right - label.right) <= SAME_EDGE &&
    first.right < value.x - SAME_EDGE &&
    /\p{L}/u.test(first.text) &&
    // What goes on beside it had no room above, and a new label begins with a capital.
    (beside === undefined ||
      (!/^\p{Lu}/u.test(first.text) &&
        Math.abs(beside.x - value.x) <= SAME_EDGE &&
        value.right > line.laneRight - ROOM * line.style.size)) &&
    next.gapAbove < 0.35 * next.style.size &&
    line.gapAbove > next.gapAbove + 0.2 * next.style.size
  );
};

const joined = (line: Line, next: Line): Line =>
  withCells(
    line,
    line.cells.map((cell, index) => {
      const rest = index < 2 ? next.cells[index] : undefined;
      return rest ? joinedCell(cell, rest) : cell;
    }),
  );
