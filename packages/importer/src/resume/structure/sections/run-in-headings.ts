import type { Cell, Line } from '../../../text/line.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { matchHeading, type HeadingTarget } from '../headings/headings.ts';
import { withCells } from '../lines/with-cells.ts';
import { isLanguageName } from '../../../language/language-names.ts';

/** No label is longer, in characters. */
const LONGEST = 40;
/** So many lines with labels show that a section consists of them. */
const FEWEST = 2;
/** A line that begins with a label, and what that announces. */
type Labelled = { line: Line; label: string; target: HeadingTarget | undefined };

/**
 * "Additional information" above "Skills: Excel, R", "Languages: French" and "Citizenship: Canada": what stands behind a
 * label that is the heading of a section of names is a section of its own.
 */
export const withRunInHeadings = (sections: readonly SectionBlock[]): SectionBlock[] =>
  sections.flatMap((block) => (holdsOthers(block) ? parted(block) : [block]));

const holdsOthers = ({ target }: SectionBlock): boolean =>
  target.kind === 'unknown' || (target.kind === 'section' && target.section.key === 'additional');

const parted = (block: SectionBlock): SectionBlock[] => {
  const labelled = block.lines.map((line) => labelledLine(line));
  if (labelled.filter((each) => each !== undefined).length < FEWEST || !labelled.some((each) => each?.target))
    return [block];
  const rest: Line[] = [];
  const found: SectionBlock[] = [];
  let open: Line[] = rest;
  for (const [index, line] of block.lines.entries()) {
    const { label = '', target, line: said } = labelled[index] ?? {};
    if (said && target) {
      open = [said];
      found.push({ ...block, target, heading: label, headingLine: line, confidence: 1, guessed: false, lines: open });
      continue;
    }
    if (said) open = rest;
    open.push(line);
  }
  return rest.length > 0 ? [{ ...block, lines: rest }, ...found] : found;
};

const labelledLine = (line: Line): Labelled | undefined => {
  const [cell] = line.cells;
  const at = cell ? lengthOfLabel(line) : 0;
  if (!cell || at === 0) return undefined;
  const label = cell.text.slice(0, at).replace(/[\s:：]+$/u, '');
  const from = cell.text.length - cell.text.slice(at).replace(/^[\s:：]+/u, '').length;
  const rest = { ...cell, text: cell.text.slice(from), runs: sliceRuns(cell.runs, from, cell.text.length) };
  const cells = rest.text === '' ? line.cells.slice(1) : [rest, ...line.cells.slice(1)];
  const match = matchHeading(label);
  const target = match?.exact && isOfNames(match.target, cells) ? match.target : undefined;
  return { line: { ...withCells(line, cells), bullet: line.bullet }, label, target };
};

/** How many characters of a line are a label: before a colon, in bold before other type, or a cell of its own in bold. */
const lengthOfLabel = ({ cells: [cell, second] }: Line): number => {
  if (!cell) return 0;
  const colon = /^[^:：,;]{2,40}[:：](?=\s|$)/u.exec(cell.text)?.[0].length ?? 0;
  if (colon > 0 && (colon < cell.text.length || second)) return colon;
  const plain = cell.runs.findIndex(({ style }) => !style.bold);
  const bold = cell.runs.slice(0, plain < 0 ? undefined : plain).reduce((sum, { text }) => sum + text.length, 0);
  const isLabel = plain > 0 || (plain < 0 && second?.runs[0]?.style.bold === false);
  return isLabel && bold <= LONGEST ? bold : 0;
};

/** Whether a target is a section of names, which for languages are those of spoken ones: "Languages: SQL, R" are others. */
const isOfNames = (target: HeadingTarget, cells: readonly Cell[]): boolean => {
  if (target.kind !== 'section') return false;
  const { key, kind } = target.section;
  if (kind === 'levels')
    return cells.flatMap(({ text }) => text.split(/[\s,;(]+/u)).some((word) => word.length > 2 && isLanguageName(word));
  return key !== 'additional' && key !== 'reference' && (kind === 'tags' || kind === 'list');
};
