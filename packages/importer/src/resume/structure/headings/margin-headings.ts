import { isDateText } from '../../../language/dates.ts';
import { areInOneType, type Cell, type Line } from '../../../text/line.ts';
import { joinWrapped } from '../../../text/normalise.ts';
import { isHeadOfTable } from './heading-of-columns.ts';
import { matchHeading } from './headings.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import { withCells } from '../lines/with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 6;
/** So much smaller, in points, are the letters of a label within a section than those of the headings. */
const SMALLER = 2;
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
  if (known.every((group) => !isBold([...group.cells.values()])) && areAlone(lines, edge)) return [...lines];
  const size = Math.max(...known.map(sizeOf));
  const starts = new Map(groups.map((group) => [group.at, group]));
  const labels = new Map(groups.flatMap(({ cells }) => [...cells]));
  return lines.flatMap((line, index): Line[] => {
    const group = starts.get(index);
    const label = labels.get(index);
    if (!label) return [line];
    const rest = line.cells.filter((cell) => cell !== label);
    const first = rest[0];
    return [
      ...(group ? [headingOf(line, label, group.text, sizeOf(group) > size - SMALLER)] : []),
      ...(first ? [{ ...withCells(line, rest), laneLeft: edge }] : []),
    ];
  });
};

const isBold = (cells: readonly Cell[]): boolean =>
  cells.every(({ runs }) => runs.every(({ style, text }) => style.bold || text.trim() === ''));

/** Whether headings in bold stand alone above their rows: the labels of these are none. */
const areAlone = (lines: readonly Line[], edge: number): boolean => {
  const alone = lines.filter(
    ({ bullet, cells }) =>
      cells.length === 1 && !bullet && (cells[0]?.x ?? edge) < edge - 3 * SAME_EDGE && isBold(cells),
  );
  return new Set(alone.flatMap(({ text }) => (matchHeading(text)?.exact ? [text] : []))).size >= FEWEST;
};

/** The left edge that most texts beside a short text in the margin share. Lists are set in from it, so that it is theirs only where nothing else is there. */
const textEdge = (lines: readonly Line[]): number | undefined => {
  const beside = lines.flatMap(({ bullet, cells: [label, text] }) =>
    label && text && !bullet && isLabel(label) ? [text] : [],
  );
  return sharedEdge(beside.filter(({ bullet }) => !bullet)) ?? sharedEdge(beside);
};

/** The left edge that most of several texts share. */
const sharedEdge = (texts: readonly Cell[]): number | undefined => {
  const edges = texts.map(({ x }) => x);
  const countOf = (x: number): number => edges.filter((other) => Math.abs(other - x) <= SAME_EDGE).length;
  const edge = edges.reduce<number | undefined>(
    (best, x) => (best === undefined || countOf(x) > countOf(best) ? x : best),
    undefined,
  );
  return edge !== undefined && countOf(edge) >= FEWEST ? edge : undefined;
};

/** What may be a heading: a few words, neither a link nor those of a period ("present"), as which "About" may be read. */
const isLabel = ({ text, runs }: Cell): boolean =>
  text.length <= 40 &&
  /\p{L}{2}/u.test(text) &&
  !/[\d@]/u.test(text) &&
  runs.every(({ url }) => url === undefined) &&
  (!isDateText(text) || matchHeading(text)?.exact === true);

/** So close below each other, by their letters, are lines of one text. */
const CLOSE = 0.6;

/** Whether the text beside a label goes on with that beside the label below it, so that both are one label. */
export const goesOnBeside = (above: Line | undefined, line: Line): boolean => {
  const [label, first] = above?.cells ?? [];
  const [rest, beside] = line.cells;
  return (
    above !== undefined &&
    label !== undefined &&
    first !== undefined &&
    rest !== undefined &&
    beside !== undefined &&
    above.lane === line.lane &&
    Math.abs(rest.x - label.x) < 3 &&
    Math.abs(beside.x - first.x) < 3 &&
    line.gapAbove < CLOSE * line.style.size &&
    (/[,&/-]$/u.test(first.text) || /^\p{Ll}/u.test(beside.text)) &&
    hadNoRoom(withCells(above, [first]), withCells(line, [beside]))
  );
};

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
    if (open?.cells.has(index) || isHeadOfTable(line, lines[index - 1])) continue;
    const isFirst = text !== undefined && text.x > edge - SAME_EDGE;
    const wrapped = isFirst || text === undefined ? wrappedLabels(lines, index, label, edge) : new Map<number, Cell>();
    if (wrapped.size > 1) {
      groups.push({ at: index, text: wholeOf(wrapped), cells: wrapped });
      continue;
    }
    const above = open?.cells.get(index - 1);
    const isAlike = above !== undefined && areInOneType(above.runs[0]?.style, label.runs[0]?.style);
    const goesOn = isAlike && line.gapAbove < 0.8 * line.style.size;
    const whole = `${open?.text ?? ''} ${label.text}`;
    const isRest = !matchHeading(open?.text ?? '')?.exact || goesOnBeside(lines[index - 1], line);
    if (open && goesOn && (matchHeading(whole)?.exact || isRest)) {
      open.text = whole;
      open.cells.set(index, label);
    } else if (isFirst) groups.push({ at: index, text: label.text, cells: new Map([[index, label]]) });
  }
  return groups;
};

/**
 * The labels that are one known heading together: "HONORS" above "AND" above "AWARDS". Lines of the text may stand between
 * them, as its line height may be another.
 */
const wrappedLabels = (lines: readonly Line[], from: number, label: Cell, edge: number): Map<number, Cell> => {
  const labels = new Map<number, Cell>();
  let best = new Map<number, Cell>();
  let bottom = Infinity;
  for (const [below, line] of lines.slice(from, from + 7).entries()) {
    const [first] = line.cells;
    if (first && first.x > edge - SAME_EDGE) continue;
    if (!first || !isLabel(first) || Math.abs(first.x - label.x) > 3 || first.right > edge || labels.size === 4) break;
    if (line.top - bottom > 0.8 * line.style.size) break;
    labels.set(from + below, first);
    bottom = line.bottom;
    const text = wholeOf(labels);
    if (matchHeading(text)?.exact) best = new Map(labels);
  }
  return best;
};

/** "Peer-" above "Reviewed" above "Papers": the labels as one text. */
const wholeOf = (labels: ReadonlyMap<number, Cell>): string =>
  [...labels.values()].map(({ text }) => text).reduce((whole, text) => joinWrapped(whole, text));

/** The size of the letters of a label. */
const sizeOf = ({ cells }: Group): number => [...cells.values()][0]?.runs[0]?.style.size ?? 0;

const headingOf = (line: Line, label: Cell, text: string, isSection: boolean): Line => ({
  ...withCells(line, [{ ...label, text, runs: [{ text, style: label.runs[0]?.style ?? line.style }] }]),
  headingLevel: isSection ? 1 : 0,
  bullet: false,
});
