import { findDates, isDateText } from '../../../language/dates.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 3;
/** So much white space above a line of facts, by its letters, is between two entries. */
const APART = 0.9;
/** A head has no more lines of facts, and an entry no more lines altogether. */
const MOST_FACTS = 8;
const MOST_LINES = 60;
/** So many letters beside facts are text rather than further facts. */
const FEWEST_LETTERS = 40;
/** So many entries on one page show the layout. */
const FEWEST_ENTRIES = 2;

/** By so much of their letters' size, paragraphs are further apart than lines. */
const MORE_THAN_BETWEEN_LINES = 0.4;

/** An entry whose facts stand below each other, and the text in the column beside them. */
type Entry = { from: number; to: number; edge: number; facts: Line[]; text: Line[]; page: number };

/**
 * The name, the employer, the dates and the place of an entry below each other, and what it says in a column beside them:
 * the lines of both are mixed where they are level. Facts come first then, and the text follows them.
 */
export const withFactsBesideText = (lines: readonly Line[], asOf: string): Line[] => {
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const entry = entryAt(lines, at, asOf);
    if (!entry) continue;
    entries.push(entry);
    at = entry.to - 1;
  }
  const byPlace = Map.groupBy(entries, ({ page, edge }) => `${page} ${Math.round(edge / SAME_EDGE)}`);
  const usual = entries.filter(({ page, edge }) => {
    const at = Math.round(edge / SAME_EDGE);
    const alike = [at - 1, at, at + 1].reduce((sum, near) => sum + (byPlace.get(`${page} ${near}`)?.length ?? 0), 0);
    return alike >= FEWEST_ENTRIES;
  });
  if (usual.length === 0) return [...lines];
  const placed: Line[] = [];
  let next = 0;
  for (const { from, to, facts, text } of usual) {
    placed.push(...lines.slice(next, from), ...facts, ...text);
    next = to;
  }
  return [...placed, ...lines.slice(next)];
};

const entryAt = (lines: readonly Line[], from: number, asOf: string): Entry | undefined => {
  const first = lines[from];
  const [fact, beside] = first?.cells ?? [];
  if (!first || !fact || !beside || first.cells.length > 2 || first.bullet || first.laneRight <= 0) return undefined;
  if (findDates(fact.text, asOf).length > 0 || fact.right > beside.x) return undefined;
  const edge = beside.x;
  const facts: Line[] = [];
  const text: Line[] = [];
  let to = from;
  for (; to < lines.length && to - from < MOST_LINES; to += 1) {
    const line = lines[to];
    if (!line || line.page !== first.page || line.lane !== first.lane) break;
    const left = line.cells.filter(({ right }) => right < edge);
    const right = line.cells.slice(left.length);
    if (!right.every(({ x }) => x > edge - SAME_EDGE) || left.length > 1) break;
    const [last, size] = [facts.at(-1), first.style.size];
    if (left.length > 0 && last && (line.top - last.bottom > APART * size || facts.length === MOST_FACTS)) break;
    if (left.length > 0 && Math.abs((left[0]?.x ?? 0) - fact.x) > SAME_EDGE) break;
    if (left.length > 0) facts.push(partOf(line, left, facts.at(-1), line.gapAbove));
    if (right.length > 0) text.push(partOf(line, right, text.at(-1), 0));
  }
  const areFacts = facts.slice(1).some((line) => isDateText(line.text));
  const letters = text.reduce((sum, line) => sum + line.text.length, 0);
  const isText = letters >= FEWEST_LETTERS && !text.some((line) => isDateText(line.text));
  return areFacts && isText ? { from, to, edge, facts, text: asItems(text), page: first.page } : undefined;
};

/** Text whose paragraphs only white space parts, with each of them as an item. */
const asItems = (text: readonly Line[]): Line[] => {
  const least = Math.min(...text.slice(1).map(({ gapAbove }) => gapAbove));
  const begins = (line: Line, index: number): boolean =>
    index === 0 || line.gapAbove > least + MORE_THAN_BETWEEN_LINES * line.style.size;
  const isMarked = text.some((line) => line.bullet || /^\d{1,2}[.)]\s/u.test(line.text));
  if (isMarked || text.filter(begins).length < 2) return [...text];
  return text.map((line, index) => (begins(line, index) ? { ...line, bullet: true } : { ...line, wraps: true }));
};

/** The cells of a line that stand in one of the columns, and the white space above them in it. */
const partOf = (line: Line, cells: Cell[], above: Line | undefined, gapAbove: number): Line => ({
  ...withCells(line, cells),
  gapAbove: above ? line.top - above.bottom : gapAbove,
});
