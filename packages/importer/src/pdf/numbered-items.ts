import type { Line } from '../text/line.ts';

const NUMBER = /^(?<number>\d{1,2})[.)]\s+(?=\S)/u;
/** How far right of a number, in ems, the lines of its item go on at least. */
const HANGS = 0.5;
/** The most lines of one list: searching more for each number would take the square of their count. */
const mostLines = 200;

/** The number before the text of a line that has no other mark; 0 if there is none. */
const numberOf = ({ bullet, cells: [first] }: Line): number =>
  bullet ? 0 : Number(NUMBER.exec(first?.text ?? '')?.groups?.['number'] ?? 0);

/** Whether a line goes on below a numbered one, at the edge of its text. */
const hangsBelow = (line: Line, item: Line): boolean =>
  line.page === item.page &&
  line.lane === item.lane &&
  line.x > item.x + HANGS * item.style.size &&
  Math.abs(line.style.size - item.style.size) < 0.6;

/**
 * Numbers before lines are list marks where they count up from one at an edge and nothing but the items' own lines, which
 * hang beside the numbers, stands between. "1. Education" above a section is none.
 */
export const withNumberedItems = (lines: readonly Line[]): Line[] => {
  const marked = new Set<Line>();
  for (const [from, first] of lines.entries()) {
    if (numberOf(first) !== 1) continue;
    const items = [first];
    let hangs = false;
    for (let at = from + 1; at < Math.min(lines.length, from + mostLines); at += 1) {
      const line = lines[at];
      if (!line) break;
      const isNext = numberOf(line) === items.length + 1 && line.lane === first.lane && Math.abs(line.x - first.x) < 2;
      const last = items.at(-1) ?? first;
      if (isNext) items.push(line);
      else if (hangsBelow(line, last)) hangs = true;
      else break;
    }
    if (hangs) for (const item of items) marked.add(item);
  }
  return lines.map((line) => (marked.has(line) ? withoutNumber(line) : line));
};

const withoutNumber = (line: Line): Line => {
  const [first, ...others] = line.cells;
  const length = NUMBER.exec(first?.text ?? '')?.[0].length ?? 0;
  if (!first || length === 0) return line;
  let cut = length;
  const runs = first.runs.flatMap((run) => {
    const text = run.text.slice(cut);
    cut = Math.max(0, cut - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
  const x = first.x + (first.right - first.x) * (length / first.text.length);
  const cells = [{ ...first, text: first.text.slice(length), runs, x }, ...others];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), x, bullet: true, numbered: true };
};
