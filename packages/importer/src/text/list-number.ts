import type { Line } from './line.ts';

const NUMBER = /^(?:(?<number>\d{1,2})[.)]|\[(?<reference>\d{1,2})\])\s+(?=\S)/u;

/** The number before the text of a line that has no other mark ("2. ", "[2] "); 0 if there is none. */
export const listNumberOf = ({ bullet, text }: Line): number => {
  const { number, reference } = (bullet ? undefined : NUMBER.exec(text)?.groups) ?? {};
  return Number(number ?? reference ?? 0);
};

/**
 * The line as an item of a list, without its number, which may be a cell of its own. `edge` is where it begins then: what
 * wraps stands below the number, or hangs below the text.
 */
export function withoutListNumber(line: Line, edge: 'number' | 'text'): Line {
  const length = NUMBER.exec(line.text)?.[0].length ?? 0;
  const [first, ...others] = line.cells;
  if (!first || length === 0) return line;
  const item = { ...line, text: line.text.slice(length), bullet: true, numbered: true };
  if (first.text.length < length)
    return { ...item, x: edge === 'text' ? (others[0]?.x ?? line.x) : line.x, cells: others };
  let left = length;
  const runs = first.runs.flatMap((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
  const x = edge === 'text' ? first.x + (first.right - first.x) * (length / first.text.length) : first.x;
  return {
    ...item,
    x: edge === 'text' ? x : line.x,
    cells: [{ ...first, text: first.text.slice(length), runs, x }, ...others],
  };
}
