import { isDateText } from '../language/dates.ts';
import { isBulletMark } from '../text/bullets.ts';
import { CJK } from '../text/normalise.ts';
import type { Segment } from './segments.ts';

/** How wide, in ems, a space within a line is at most that was stretched to fill it. */
const WIDEST = 2.6;
/** How much wider than another such a space of the same line may be. */
const ALIKE = 1.15;
/** So many lines that fill their column make its edges sure. */
const FEWEST_FLUSH = 3;
/** How far below the next line of a paragraph stands at most, in ems, and among how many rows it is. */
const NEXT_WITHIN = 1.7;
const NEXT_AMONG = 6;

/**
 * Rows with the words joined that are far apart only because their line fills a narrow column: it breaks within a word,
 * or ends where other lines do, and the next line goes on below it. What begins where other texts do is a column.
 */
export const withStretchedJoined = (rows: readonly (readonly Segment[])[]): Segment[][] => {
  const all = rows.flat();
  const lefts = countsOf(all, ({ x }) => x);
  const rights = countsOf(all, ({ right }) => right);
  const edges = new Map<string, number>();
  for (const segment of all) edges.set(edgesOf(segment), (edges.get(edgesOf(segment)) ?? 0) + 1);
  const isStretched = (run: readonly Segment[], index: number): boolean => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < 2) return false;
    const below = rows.slice(index + 1, index + 1 + NEXT_AMONG).flat();
    const next = below.find(
      (other) => Math.abs(other.x - first.x) < 1.5 && other.y > first.y && other.y - first.y < NEXT_WITHIN * first.size,
    );
    if (!next || Math.abs(next.size - first.size) > 0.3) return false;
    const gaps = run.slice(1).map(({ x }, at) => x - (run[at]?.right ?? x));
    return (
      (/\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(next.text)) ||
      (run.length > 2 &&
        run.every(isWord) &&
        Math.max(...gaps) < ALIKE * Math.min(...gaps) &&
        countAt(rights, last.right) > 1) ||
      (edges.get(edgesOf({ x: first.x, right: last.right })) ?? 0) >= FEWEST_FLUSH
    );
  };
  return rows.map((row, index) => {
    const runs: Segment[][] = [];
    for (const segment of row) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run && last && mayGoOn(last, segment) && countAt(lefts, segment.x) === 1) run.push(segment);
      else runs.push([segment]);
    }
    return runs.flatMap((run) => (isStretched(run, index) ? [joinedOf(run)] : run));
  });
};

const edgesOf = ({ x, right }: Pick<Segment, 'x' | 'right'>): string => `${Math.round(x)} ${Math.round(right)}`;

/** How many texts begin or end in each whole point. */
const countsOf = (segments: readonly Segment[], edgeOf: (segment: Segment) => number): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const segment of segments) {
    const edge = Math.round(edgeOf(segment));
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return counts;
};

const countAt = (counts: ReadonlyMap<number, number>, edge: number): number =>
  [-1, 0, 1].reduce((sum, off) => sum + (counts.get(Math.round(edge) + off) ?? 0), 0);

/** Where all spaces are wide, no text has more words. */
const isWord = ({ text }: Segment): boolean => /^\p{L}[\p{L}’'-]+[,:]?$/u.test(text) && !CJK.test(text);

/** Whether a text may be the next word of the one before it in the row. */
const mayGoOn = (last: Segment, segment: Segment): boolean =>
  segment.x - last.right < WIDEST * last.size &&
  segment.x > last.right &&
  Math.abs(segment.size - last.size) < 0.3 &&
  segment.bold === last.bold &&
  !isBulletMark(last.text.trim()) &&
  ![last, segment].some(({ text }) => isDateText(text));

const joinedOf = (run: readonly Segment[]): Segment =>
  run.reduce((whole, next) => ({
    ...whole,
    right: next.right,
    text: `${whole.text} ${next.text}`,
    runs: [...whole.runs, ...next.runs.map((each, at) => (at === 0 ? { ...each, text: ` ${each.text}` } : each))],
  }));
