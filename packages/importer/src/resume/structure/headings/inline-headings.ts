import { dominantStyle, runsText, type Line } from '../../../text/line.ts';
import { matchHeading } from './headings.ts';
import { withCells } from '../lines/with-cells.ts';

/** How much larger than the text before it a heading in the same line is. */
const LARGER = 1.1;

/**
 * Headings in larger letters at the end of a line of text, where a document lacks the break before them, as lines of
 * their own.
 */
export const withInlineHeadings = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const last = line.cells.at(-1);
    const large = last?.runs.at(-1)?.style.size ?? 0;
    const at = (last?.runs.findLastIndex(({ style }) => style.size * LARGER > large) ?? -1) + 1;
    const from = last?.runs.slice(0, at).findLastIndex(({ style }) => style.size * LARGER <= large) ?? -1;
    if (!last || large === 0 || from < 0) return [line];
    const [before, behind] = [last.runs.slice(0, from + 1), last.runs.slice(from + 1)];
    const text = runsText(behind);
    const isHeading = /^\s*\p{Lu}/u.test(text) && matchHeading(text.trim()) !== undefined;
    if (!isHeading || dominantStyle(before).size * LARGER > large) return [line];
    const kept = {
      ...last,
      text: runsText(before).trim(),
      runs: before,
    };
    const heading = { ...last, text: text.trim(), runs: behind.map((run) => ({ ...run, text: run.text.trim() })) };
    return [withCells(line, [...line.cells.slice(0, -1), kept]), { ...withCells(line, [heading]), bullet: false }];
  });
