import { runsText, type Run } from './line.ts';
import { closeSpacedLabels } from './normalise.ts';

/** So many spaces in a row stand for a tab. */
const WIDE = /[ \u00A0]{3,}/u;
/** Two spaces do where a line has several such gaps, none of them behind a sentence or within one. */
const NARROW = /[ \u00A0]{2,}/u;
const FEWEST_GAPS = 2;
const MOST_WORDS = 6;

/**
 * The parts of a cell between the spaces that people type instead of tabs: "Nurse        2019 – 2021", and
 * "Python  SQL  Docker" with two spaces each.
 */
export const cellsBetweenSpaces = (given: readonly Run[]): Run[][] => {
  const runs = given.map((run) => ({ ...run, text: closeSpacedLabels(run.text) }));
  const text = runsText(runs);
  if (!NARROW.test(text.trim())) return [runs];
  const parts = text.trim().split(NARROW);
  // Marks part a list already: "• Python   • SQL".
  if (parts.length > 1 && parts.slice(1).every((part) => /^[^\p{L}\p{N}(+#.][ ]?/u.test(part))) return [runs];
  const areValues =
    parts.length > FEWEST_GAPS &&
    parts.every((part) => part.split(' ').length <= MOST_WORDS && !/[.:;,!?]$/u.test(part));
  const gap = new RegExp(areValues ? NARROW : WIDE, 'gu');
  const cells: Run[][] = [[]];
  for (const run of runs) {
    let from = 0;
    for (const { index, 0: spaces } of run.text.matchAll(gap)) {
      cells.at(-1)?.push({ ...run, text: run.text.slice(from, index) });
      cells.push([]);
      from = index + spaces.length;
    }
    cells.at(-1)?.push({ ...run, text: run.text.slice(from) });
  }
  return cells.map((cell) => cell.filter((run) => run.text !== ''));
};
