import { runsText, type Run } from '../text/line.ts';

/** Lines of prose are longer, where a program breaks them. */
const SHORTEST_OF_PROSE = 60;

/**
 * The lines of a paragraph that a converter from Markdown wrote as one: where the text had a line break, a space stands
 * in a run of its own between runs in the same type. Prose that was broken at some width stays whole.
 */
export const withSoftBreaks = (lines: readonly Run[][][]): Run[][][] =>
  lines.flatMap((cells) => {
    const [runs, ...others] = cells;
    const labelled = runs && others.length === 0 ? labelledLines(runs) : undefined;
    if (labelled) return labelled.map((part) => [part]);
    const parts = runs && others.length === 0 ? partsOf(runs) : [];
    return areLines(parts) ? parts.map((part) => [part]) : [cells];
  });

/** Quoted words are in runs of their own as well. */
const isAlike = (one: Run, other: Run): boolean =>
  !/[”’»"]$/u.test(one.text) &&
  !/^[“‘«„"]/u.test(other.text) &&
  one.url === undefined &&
  other.url === undefined &&
  one.style.size === other.style.size &&
  one.style.bold === other.style.bold &&
  one.style.italic === other.style.italic;

/** So many labels in bold within a paragraph each begin a line. */
const FEWEST_LABELS = 2;

/** Whether a run is a label in bold: "Period:" */
const isLabel = (run: Run | undefined): boolean => run?.style.bold === true && /\p{L}[^:：]*[:：]\s*$/u.test(run.text);

/** The lines of a paragraph each of which begins with a label in bold: "**Project:** Depot" above "**Role:** lead". */
const labelledLines = (runs: readonly Run[]): Run[][] | undefined => {
  const starts = runs.flatMap((run, index) =>
    isLabel(run) && (index === 0 || runs[index - 1]?.text === ' ') ? [index] : [],
  );
  if (starts.length < FEWEST_LABELS || starts[0] !== 0) return undefined;
  return starts.map((from, at) => {
    const to = starts[at + 1];
    return runs.slice(from, to === undefined ? undefined : to - 1);
  });
};

const partsOf = (runs: readonly Run[]): Run[][] => {
  const parts: Run[][] = [[]];
  for (const [index, run] of runs.entries()) {
    const [before, after] = [runs[index - 1], runs[index + 1]];
    if (run.text === ' ' && before && after && isAlike(before, after) && isAlike(before, run)) parts.push([]);
    else parts.at(-1)?.push(run);
  }
  return parts;
};

/** Whether each part begins as a line does, and they do not all end where a program breaks prose. */
const areLines = (parts: readonly Run[][]): boolean => {
  const texts = parts.map((part) => runsText(part));
  return (
    texts.length > 1 &&
    texts.every((text) => !/^\s*\p{Ll}/u.test(text)) &&
    texts.slice(0, -1).some(({ length }) => length < SHORTEST_OF_PROSE)
  );
};
