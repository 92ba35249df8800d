import type { Run } from '../../../text/line.ts';

/** The runs of a stretch of text, from one character up to another. */
export const sliceRuns = (runs: readonly Run[], from: number, to: number): Run[] => {
  let offset = 0;
  return runs.flatMap((run) => {
    const start = offset;
    offset += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text ? [{ ...run, text }] : [];
  });
};
