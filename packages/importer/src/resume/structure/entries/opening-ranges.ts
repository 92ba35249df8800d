import { findDates } from '../../../language/dates.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import type { Line } from '../../../text/line.ts';

/** So many lines with a period at their beginning show what begins the entries of a section. */
const FEWEST = 2;

/**
 * Lines without the marks before those that begin with a period ("• 2016 – now – Acme – clerk"), where other marked lines
 * are of the lists below them: a mark before an entry says no more than that it begins there.
 */
export const withOpeningRangesUnmarked = (lines: readonly Line[], asOf: string): Line[] => {
  const [first] = lines;
  if (!first?.bullet) return [...lines];
  const opens = new Set(
    lines.filter(({ text }) => findDates(text, asOf).some(({ range, from }) => range && from === 0)),
  );
  const others = lines.filter((line) => line.bullet && !opens.has(line));
  // Items with dates of their own are entries too, in a list whose dates stand before some and behind others.
  const areDated = others.filter(({ text }) => edgeDates(text, asOf).length > 0).length > others.length / 2;
  if (!opens.has(first) || opens.size < FEWEST || others.length === 0 || areDated) return [...lines];
  return lines.map((line) => (opens.has(line) ? { ...line, bullet: false } : line));
};
