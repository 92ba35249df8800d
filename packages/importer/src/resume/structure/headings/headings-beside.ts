import { dominantStyle, type Cell, type Line } from '../../../text/line.ts';
import { findDates } from '../../../language/dates.ts';
import { matchHeading } from './headings.ts';
import { withCells } from '../lines/with-cells.ts';

/** No heading that stands beside another has more words. */
const MOST_WORDS = 4;
/** How many points a text may begin before the heading of its column, of which it is the middle or an icon. */
const BEFORE = 8;
/** So many lines must have text in the right column. */
const FEWEST_BESIDE = 2;

/** How the letters of a cell look. */
const lookOf = ({ runs }: Cell): string => {
  const { size, bold, italic } = dominantStyle(runs);
  return `${Math.round(size * 2) / 2} ${bold} ${italic}`;
};

/** Two headings side by side, and the lines below them that keep to their columns. */
type Beside = { from: number; to: number; x: number };

/**
 * Two headings on one line ("Skills | Portfolio"), in the letters of a known heading that stands alone, begin two columns
 * of a few lines: the lines below the left one come before the right one with its own.
 */
export const withHeadingsApart = (lines: readonly Line[], asOf: string): Line[] => {
  const looks = new Set(
    lines.flatMap(({ cells: [only, ...others], bullet, text }) =>
      only && others.length === 0 && !bullet && matchHeading(text)?.exact === true ? [lookOf(only)] : [],
    ),
  );
  const apart: Line[] = [];
  let index = 0;
  for (; index < lines.length;) {
    const found = besideAt(lines, index, looks, asOf);
    const block = found ? lines.slice(found.from, found.to) : lines.slice(index, index + 1);
    apart.push(...(found ? [...sideOf(block, found.x, 'left'), ...sideOf(block, found.x, 'right')] : block));
    index += block.length;
  }
  return apart;
};

const besideAt = (
  lines: readonly Line[],
  from: number,
  looks: ReadonlySet<string>,
  asOf: string,
): Beside | undefined => {
  const line = lines[from];
  const [left, right, ...more] = line?.cells ?? [];
  if (!line || !left || !right || more.length > 0 || line.bullet || line.laneRight <= 0) return undefined;
  const matches = [left, right].map(({ text }) => matchHeading(text));
  const areHeadings =
    lookOf(left) === lookOf(right) &&
    looks.has(lookOf(left)) &&
    matches.some((match) => match?.exact) &&
    [left, right].every(({ text }) => text.split(/\s+/u).length <= MOST_WORDS && findDates(text, asOf).length === 0);
  if (!areHeadings) return undefined;
  const { x } = right;
  const isOf = (other: Line): boolean =>
    other.page === line.page &&
    other.lane === line.lane &&
    !other.cells.some((cell) => looks.has(lookOf(cell))) &&
    other.cells.every((cell) => cell.x >= x - BEFORE || cell.right < x - BEFORE);
  let to = from + 1;
  for (let next = lines[to]; next && isOf(next); next = lines[to]) to += 1;
  const beside = lines.slice(from + 1, to).filter(({ cells }) => cells.some((cell) => cell.x >= x - BEFORE));
  // Without anything to the left, the first of them is a label.
  const isBoth = lines.slice(from + 1, to).some(({ cells: [cell] }) => cell !== undefined && cell.x < x - BEFORE);
  return isBoth && beside.length >= FEWEST_BESIDE ? { from, to, x } : undefined;
};

/** What stands in one of two columns, as lines of it. */
const sideOf = (block: readonly Line[], x: number, side: 'left' | 'right'): Line[] =>
  block.flatMap((line) => {
    const cells = line.cells.filter((cell) => cell.x >= x - BEFORE === (side === 'right'));
    const [first] = cells;
    if (!first) return [];
    const edges = side === 'left' ? { laneRight: x - BEFORE } : { laneLeft: x };
    return [{ ...withCells(line, cells), ...edges }];
  });
