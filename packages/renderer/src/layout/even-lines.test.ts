import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenLines, type Stretch } from './even-lines.ts';

/** Words with these numbers of letters, separated by spaces; letters and spaces are 1 wide. */
function stretchesOf(lengths: readonly number[]): Stretch[] {
  let start = 0;
  return lengths.map((length) => {
    const stretch = { start, inked: start + length, end: start + length + 1 };
    start = stretch.end;
    return stretch;
  });
}

const widthOf = (from: number, to: number) => to - from;

/** The words of each line, by their lengths. */
function lines(lengths: readonly number[], ...widths: number[]): number[][] {
  const starts = evenLines(stretchesOf(lengths), widthOf, widths);
  return starts.map((start, index) => lengths.slice(start, starts[index + 1]));
}

const width = (line: readonly number[]) => line.reduce((sum, length) => sum + length, line.length - 1);

/** The smallest possible number of lines: each filled as far as possible. */
function greedy(lengths: readonly number[], room: number): number[][] {
  const made: number[][] = [];
  for (const length of lengths) {
    const last = made.at(-1);
    if (last && width([...last, length]) <= room) last.push(length);
    else made.push([length]);
  }
  return made;
}

const emptied = (made: readonly number[][], room: number) =>
  made.slice(0, -1).reduce((sum, line) => sum + (room - width(line)) ** 2, 0);

describe('lines of words', () => {
  it('are filled to the last unit, and no further', () => {
    expect(lines([4, 5], 10)).toEqual([[4, 5]]);
    expect(lines([4, 6], 10)).toEqual([[4], [6]]);
    expect(lines([], 10)).toEqual([]);
  });

  it('are even rather than full', () => {
    expect(greedy([3, 2, 2, 5, 9], 6)).toEqual([[3, 2], [2], [5], [9]]);
    expect(lines([3, 2, 2, 5, 9], 6)).toEqual([[3], [2, 2], [5], [9]]);
  });

  it('leave no short word alone on the last line if another fits next to it', () => {
    expect(lines([9, 10, 5, 4, 2], 30)).toEqual([
      [9, 10, 5],
      [4, 2],
    ]);
    // But not if half a line would stay empty.
    expect(lines([15, 14, 2], 30)).toEqual([[15, 14], [2]]);
  });

  it('use each line’s own width, the last width for all further lines, and put a word that no line can hold on its own line', () => {
    expect(lines([4, 4, 4, 4], 4, 9)).toEqual([[4], [4, 4], [4]]);
    expect(lines([2, 40, 2], 10)).toEqual([[2], [40], [2]]);
  });

  it('are as few as possible, all fit, and no other way to fill as many is more even except by a short last line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 12, max: 60 }),
        (lengths, room) => {
          const made = lines(lengths, room);
          const full = greedy(lengths, room);
          expect(made.flat()).toEqual(lengths);
          expect(made.every((line) => width(line) <= room)).toBe(true);
          expect(made).toHaveLength(full.length);
          expect(emptied(made, room)).toBeLessThanOrEqual(emptied(full, room) + (room * 0.2) ** 2);
        },
      ),
    );
  });
});
