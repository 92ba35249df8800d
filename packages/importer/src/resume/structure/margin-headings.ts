import type { Cell, Line } from '../../text/line.ts';
import { matchHeading } from './headings.ts';
import { withCells } from './with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 6;
/** So many different headings in the margin are no accident. */
const FEWEST = 3;

/**
 * Headings in the margin beside their sections, which may wrap there ("WORK | Acme" above "EXPERIENCE | Engineer"),
 * become lines of their own above their sections. Other lines are returned as they are.
 */
export const withMarginHeadings = (lines: readonly Line[]): Line[] => {
  // Formats without positions have no margin.
  const edge = lines.some(({ laneRight }) => laneRight > 0) ? textEdge(lines) : undefined;
  if (edge === undefined) return [...lines];
  const groups = groupsOf(lines, edge);
  const known = groups.filter(({ text }) => matchHeading(text)?.exact);
  if (new Set(known.map(({ text }) => text)).size < FEWEST || known.length < 0.5 * groups.length) return [...lines];
  const starts = new Map(groups.map((group) => [group.at, group]));
  const labels = new Map(groups.flatMap(({ cells }) => [...cells]));
  return lines.flatMap((line, index): Line[] => {
    const group = starts.get(index);
    const label = labels.get(index);
    if (!label) return [line];
    const rest = line.cells.filter((cell) => cell !== label);
    const first = rest[0];
    return [
      ...(group ? [headingOf(line, label, group.text)] : []),
      ...(first ? [{ ...withCells(line, rest), laneLeft: edge }] : []),
    ];
  });
};

/** The left edge that most texts beside a short text in the margin share. */
const textEdge = (lines: readonly Line[]): number | undefined => {
  const edges = lines.flatMap((line) => {
    const [label, text] = line.cells;
    return label && text && isLabel(label) ? [text.x] : [];
  });
  const countOf = (x: number): number => edges.filter((other) => Math.abs(other - x) <= SAME_EDGE).length;
  const edge = edges.reduce<number | undefined>(
    (best, x) => (best === undefined || countOf(x) > countOf(best) ? x : best),
    undefined,
  );
  return edge !== undefined && countOf(edge) >= FEWEST ? edge : undefined;
};

const isLabel = ({ text }: Cell): boolean => text.length <= 40 && /\p{L}{2}/u.test(text) && !/[\d@]/u.test(text);

interface Group {
  /** The index of its first line. */
  at: number;
  text: string;
  /** The cell of the label by the index of its line. */
  cells: Map<number, Cell>;
}

const groupsOf = (lines: readonly Line[], edge: number): Group[] => {
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    const [label, text] = line.cells;
    const open = groups.at(-1);
    if (!label || line.bullet || !isLabel(label) || label.x > edge - 3 * SAME_EDGE || label.right > edge) continue;
    if (open?.cells.has(index)) continue;
    const isFirst = text !== undefined && text.x > edge - SAME_EDGE;
    const wrapped = isFirst ? wrappedLabels(lines, index, label, edge) : [];
    if (wrapped.length > 1) {
      const whole = wrapped.map((cell) => cell.text).join(' ');
      groups.push({ at: index, text: whole, cells: new Map(wrapped.map((cell, below) => [index + below, cell])) });
      continue;
    }
    const goesOn = open?.cells.has(index - 1) && line.gapAbove < 0.8 * line.style.size;
    const whole = `${open?.text ?? ''} ${label.text}`;
    if (open && goesOn && (matchHeading(whole)?.exact || !matchHeading(open.text)?.exact)) {
      open.text = whole;
      open.cells.set(index, label);
    } else if (isFirst) groups.push({ at: index, text: label.text, cells: new Map([[index, label]]) });
  }
  return groups;
};

/** The labels of consecutive lines that are one known heading together: "HONORS" above "AND" above "AWARDS". */
const wrappedLabels = (lines: readonly Line[], from: number, label: Cell, edge: number): Cell[] => {
  const labels: Cell[] = [];
  let best: Cell[] = [];
  for (const line of lines.slice(from, from + 4)) {
    const [first] = line.cells;
    if (!first || !isLabel(first) || Math.abs(first.x - label.x) > 3 || first.right > edge) break;
    labels.push(first);
    if (matchHeading(labels.map(({ text }) => text).join(' '))?.exact) best = [...labels];
  }
  return best;
};

const headingOf = (line: Line, label: Cell, text: string): Line => ({
  ...withCells(line, [{ ...label, text, runs: [{ text, style: label.runs[0]?.style ?? line.style }] }]),
  headingLevel: 1,
  bullet: false,
});
