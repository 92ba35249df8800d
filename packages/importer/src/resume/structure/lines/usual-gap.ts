import type { Line } from '../../../text/line.ts';

/** The white space above a line that so large a share of the lines have less of than it, 0 if none has any. */
export const usualGap = (lines: readonly Line[], share: number): number => {
  const gaps = lines
    .map(({ gapAbove }) => gapAbove)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * share)] ?? 0;
};
