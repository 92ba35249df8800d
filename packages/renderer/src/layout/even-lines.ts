/**
 * A stretch of text that no line break splits, with the spaces after it: offsets of its start, of the end of its ink,
 * and of the next one.
 */
export interface Stretch {
  start: number;
  inked: number;
  end: number;
}

/** A last line shorter than this share of the width looks lost. */
const SHORT = 0.2;

interface Break {
  lines: number;
  /** Sum of the squares of the widths that the lines leave empty. */
  cost: number;
  /** The first stretch of the last of these lines. */
  from: number;
}

/**
 * Groups stretches into lines at their natural width, with spaces neither shrunk nor stretched: as few lines as
 * possible, and of those the most even ones, by the squares of what each line but the last leaves empty (Knuth and
 * Plass, "Breaking paragraphs into lines", 1981, without justification).
 * @param widthOf width of the text between two offsets, in the unit of `widths`.
 * @param widths the width of each line; the last one is for all further lines.
 * @returns for each line the index of its first stretch.
 */
export function evenLines(
  stretches: readonly Stretch[],
  widthOf: (from: number, to: number) => number,
  widths: readonly number[],
): number[] {
  const best: Break[] = [{ lines: 0, cost: 0, from: 0 }];
  stretches.forEach((last, index) => {
    let found: Break | undefined;
    for (let from = index; from >= 0; from -= 1) {
      const before = best[from];
      const room = widths[Math.min(before?.lines ?? 0, widths.length - 1)] ?? 0;
      const width = widthOf(stretches[from]?.start ?? 0, last.inked);
      if (!before || (from < index && width > room)) break;
      const empty = index === stretches.length - 1 ? Math.max(0, room * SHORT - width) : room - width;
      const [lines, cost] = [before.lines + 1, before.cost + empty ** 2];
      if (!found || lines < found.lines || (lines === found.lines && cost < found.cost)) found = { lines, cost, from };
    }
    if (found) best.push(found);
  });
  const starts: number[] = [];
  for (let at = stretches.length; at > 0; at = best[at]?.from ?? 0) starts.unshift(best[at]?.from ?? 0);
  return starts;
}
