import type { Line } from '../../text/line.ts';

const NUMBER = /^(?<number>\d{1,2})[.)]\s+(?=\S)/u;

/** So many numbers in a row make a list; one item alone may be the whole of one beside others. */
const FEWEST = 2;

/** Lines that count up from one are items of lists: their numbers are marks. */
export const withNumbersAsMarks = (lines: readonly Line[]): Line[] => {
  let last = 0;
  let longest = 0;
  for (const line of lines) {
    const number = numberOf(line);
    if (number === undefined) continue;
    // A number that does not follow is the beginning of something else.
    if (number !== 1 && number !== last + 1) return [...lines];
    last = number;
    longest = Math.max(longest, number);
  }
  return longest < FEWEST
    ? [...lines]
    : lines.map((line) => (numberOf(line) === undefined ? line : withoutNumber(line)));
};

const numberOf = ({ bullet, text }: Line): number | undefined => {
  const { number } = (bullet ? undefined : NUMBER.exec(text)?.groups) ?? {};
  return number === undefined ? undefined : Number(number);
};

/** The edge stays that of the number: what wraps begins there or further right. */
const withoutNumber = (line: Line): Line => {
  const length = NUMBER.exec(line.text)?.[0].length ?? 0;
  const [first, ...rest] = line.cells;
  const item = { ...line, text: line.text.slice(length), bullet: true, numbered: true };
  if (!first) return line;
  // The number may be a cell of its own.
  if (first.text.length < length) return { ...item, cells: rest };
  return {
    ...item,
    cells: [{ ...first, text: first.text.slice(length), runs: withoutLead(first.runs, length) }, ...rest],
  };
};

const withoutLead = (runs: Line['cells'][number]['runs'], length: number): Line['cells'][number]['runs'] => {
  let left = length;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    const text = run.text.slice(cut);
    return text === '' ? [] : [{ ...run, text }];
  });
};
