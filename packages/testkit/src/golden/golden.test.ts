import { describe, expect, it } from 'vitest';
import { hasPoppler } from '../pdf/poppler.ts';
import { goldenCases, goldenDifference, storedNames } from './golden-set.ts';
import { movedLines } from './moved-lines.ts';
import { everyNth } from '../sample.ts';

if (!hasPoppler()) console.warn('Skipped: pages against the stored pictures of them. Poppler is not installed.');

describe('golden pages', () => {
  it.each(everyNth(2, 0, goldenCases()))('$name has not moved', async (golden) => {
    expect(await goldenDifference(golden)).toBeNull();
  });

  it('are stored for every case, and for nothing else', () => {
    expect(storedNames().toSorted()).toEqual(
      goldenCases()
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

describe('movedLines', () => {
  const line = { page: 0, x: 50, y: 100, text: 'Led a team of five people in two countries and a half' };

  it('finds none within rounding', () => {
    expect(movedLines([line], [{ ...line, x: 50.2, y: 99.8 }])).toEqual([]);
  });
  it('reports which line moved, where and how far', () => {
    expect(movedLines([line], [{ ...line, y: 103.2 }])).toEqual([
      'page 1: "Led a team of five people in two countri…" moved 0.0 pt right, 3.2 pt down',
    ]);
    expect(movedLines([line], [{ ...line, page: 1 }])).toEqual([
      '"Led a team of five people in two countri…" moved from page 1 to page 2',
    ]);
  });
  it('reports which line breaks elsewhere and what appeared', () => {
    expect(movedLines([{ ...line, text: 'one two' }], [{ ...line, text: 'one' }])).toEqual([
      'page 1: "one two" is gone or breaks elsewhere',
      'page 1: "one" is new',
    ]);
  });
  it('matches lines with the same words where they are closest', () => {
    const lines = [line, { ...line, y: 200 }];
    expect(movedLines(lines, lines.toReversed())).toEqual([]);
  });
});
