import { edgeDates } from './edge-dates.ts';
import { sliceRuns } from './slice-runs.ts';
import { findDegree, roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';

/** No head is longer, in characters and in words. */
const LONGEST = 200;
const MOST_WORDS = 16;

/**
 * Lines of which those are two that go on behind their date with what is told of it: "PhD in Botany, University of Bergen,
 * 2016. Thesis: …".
 */
export const withToldBehindDates = (lines: readonly Line[], asOf: string): Line[] =>
  lines.flatMap((line) => {
    const { text, cells, bullet } = line;
    const [cell] = cells;
    const at = cells.length > 1 ? undefined : endOfHead(text, asOf, bullet);
    if (!cell || at === undefined) return [line];
    const from = text.length - text.slice(at + 1).trimStart().length;
    const [head, told] = [text.slice(0, at), text.slice(from)];
    const right = line.x + ((line.right - line.x) * at) / text.length;
    return [
      { ...line, right, cells: [{ ...cell, right, text: head, runs: sliceRuns(cell.runs, 0, at) }], text: head },
      {
        ...line,
        cells: [{ ...cell, text: told, runs: sliceRuns(cell.runs, from, text.length) }],
        text: told,
        bullet: false,
        gapAbove: 0,
        goesOn: true as const,
      },
    ];
  });

/** Where the full stop is that ends a degree or a role with its date, before more text. */
const endOfHead = (text: string, asOf: string, isItem: boolean): number | undefined => {
  for (const { index } of text.slice(0, LONGEST).matchAll(/(?<=[\p{L}\d)])\.\s+(?=\p{Lu}\S+\s)/gu)) {
    const head = text.slice(0, index);
    const isDated = edgeDates(head, asOf).some(({ to }) => to >= head.length - 1);
    if (isDated && head.split(/\s+/u).length <= MOST_WORDS)
      return (findDegree(head)?.from ?? LONGEST) < 3 || (!isItem && roleScore(head) > 0.5) ? index : undefined;
  }
  return undefined;
};
