import { findDates, isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { entryLabel } from '../labels/entry-labels.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 1;

/** Lines below an entry that share an indent and each end early are a list without list marks. */
export const withLostBullets = (lines: readonly Line[], asOf: string): Line[] => {
  if (lines.some((line) => line.bullet)) return [...lines];
  const edge = lines.reduce((least, { x }) => Math.min(least, x), Infinity);
  // Where nothing but dates stands at the edge, the names of entries stand in below them.
  if (lines.every(({ x, text }) => x > edge + SAME_EDGE || isDateText(text))) return [...lines];
  const indented = (line: Line | undefined): boolean =>
    line !== undefined &&
    line.laneRight > 0 &&
    line.cells.length === 1 &&
    line.x > edge + 1.2 * (line.style.size || 10) &&
    line.x < edge + 5 * (line.style.size || 10) &&
    // "A star in the guide since 2022"
    findDates(line.text, asOf).every(
      ({ range, from }) => !range && line.text.slice(0, from).split(/\s+/u).filter(Boolean).length > 3,
    );
  const isAlike = (line: Line, other: Line | undefined): boolean =>
    indented(other) && Math.abs((other?.x ?? 0) - line.x) < 1;
  const listed = new Set(
    lines.flatMap((line, index) => (indented(line) && isAlike(line, lines[index + 1]) ? [Math.round(line.x)] : [])),
  );
  return lines.map((line, index) => {
    const neighbours = [lines[index - 1], lines[index + 1]].filter((other) => isAlike(line, other));
    const before = lines[index - 1];
    const wraps = before !== undefined && indented(before) && before.right > before.laneRight - 4 * before.style.size;
    // One item alone is where the lists of other entries are, or below what announces it.
    const isItem =
      neighbours.length > 0 ||
      listed.has(Math.round(line.x)) ||
      (before !== undefined && entryLabel(before.text) === 'duties' && before.x < line.x - 3);
    return index > 0 && indented(line) && isItem && !wraps ? { ...line, bullet: true } : line;
  });
};
