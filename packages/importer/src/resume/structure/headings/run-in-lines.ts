import { dominantStyle, runsText, type Cell, type Line } from '../../../text/line.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import { withCells } from '../lines/with-cells.ts';
import { isCapitals } from './heading-looks.ts';
import { matchHeading } from './headings.ts';

/** No label is longer, in characters. */
const LONGEST = 40;
/** So many headings must stand alone in the letters of the labels. */
const FEWEST_ALONE = 1;

/** So many headings and labels must be known where they are alike in capitals only. */
const FEWEST_CAPITALS = 2;

/** How the letters of a text look. */
const lettersOf = ({ text, runs }: Pick<Cell, 'text' | 'runs'>): string => {
  const { size, bold } = dominantStyle(runs);
  return `${Math.round(size * 2)} ${bold} ${!/\p{Ll}/u.test(text)}`;
};

/** A line as a label in bold, or in capitals, with its colon, and what stands behind it in other letters. */
const labelled = (line: Line, inCapitals: boolean): Line | undefined => {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || line.bullet || line.headingLevel > 0) return undefined;
  const label = /^[^:：,;]{2,40}\s?[:：](?=\s+\S)/u.exec(cell.text)?.[0] ?? '';
  if (label === '' || label.length > LONGEST || !(inCapitals || cell.runs[0]?.style.bold === true)) return undefined;
  const whole = runsText(cell.runs);
  const from = whole.indexOf(label) + label.length;
  const head = sliceRuns(cell.runs, 0, from);
  const gap = /^\s*(?:[-–—]\s+)?/u.exec(whole.slice(from))?.[0].length ?? 0;
  const rest = sliceRuns(cell.runs, from + gap, whole.length);
  const text = runsText(rest).trim();
  if (text === '') return undefined;
  if (
    inCapitals
      ? !isCapitals(label) || isCapitals(text)
      : !head.every(({ style, text: own }) => style.bold || own.trim() === '')
  )
    return undefined;
  if (rest.some(({ style }) => style.bold)) return undefined;
  return withCells(line, [
    { ...cell, text: label, runs: head },
    { ...cell, text, runs: rest },
  ]);
};

/**
 * Sections in one line each, between others or at the end: "**Languages:** German, Danish" after sections below "**Work**"
 * in the same letters. Such lines get a cell for the heading; `headings` are those that are known or stand among known ones.
 */
export const withRunInLines = (given: readonly Line[]): { lines: Line[]; headings: ReadonlySet<Line> } => {
  const none = { lines: [...given], headings: new Set<Line>() };
  const isAlone = (line: Line): boolean =>
    line.cells.length === 1 && !line.bullet && matchHeading(line.text)?.exact === true;
  const alone = given.filter((line) => isAlone(line));
  const letters = new Set(
    alone.flatMap(({ cells: [cell], headingLevel }) => (cell && headingLevel === 0 ? [lettersOf(cell)] : [])),
  );
  if (letters.size < FEWEST_ALONE) return none;
  // Where the headings are in capitals, labels in capitals need not be in their letters, but several must be known.
  const areCapitals = alone.length >= FEWEST_CAPITALS && alone.every(({ text }) => isCapitals(text));
  const alike = new Set<Line>();
  const parted = given.map((line) => {
    const inBold = labelled(line, false);
    const [label] = inBold?.cells ?? [];
    if (!inBold || !label || !letters.has(lettersOf(label))) return areCapitals ? labelled(line, true) : undefined;
    alike.add(inBold);
    return inBold;
  });
  const counts = Map.groupBy(
    parted.flatMap((line) => line?.cells[0]?.text.toLowerCase() ?? []),
    (label) => label,
  );
  const lines = [...given];
  const headings = new Set<Line>();
  const begun = given.findIndex((line) => isAlone(line));
  for (let from = Math.max(0, begun); from < given.length; from += 1) {
    let to = from;
    while (parted[to]) to += 1;
    const run = parted.slice(from, to).flatMap((line) => line ?? []);
    const next = given[to];
    const known = run.filter(({ cells: [label] }) => matchHeading(label?.text ?? '')?.exact === true);
    // Below a heading of their own, labels in capitals are of its lists.
    const above = given[from - 1];
    const isKnown = run.some((line) => alike.has(line))
      ? known.length > 0
      : known.length >= FEWEST_CAPITALS && above && !isAlone(above);
    const isOnce = run.every(({ cells: [label] }) => counts.get(label?.text.toLowerCase() ?? '')?.length === 1);
    if (isKnown && isOnce && (next === undefined || isAlone(next)))
      for (const [at, line] of run.entries()) {
        lines[from + at] = line;
        headings.add(line);
      }
    from = Math.max(from, to - 1);
  }
  return { lines, headings };
};
