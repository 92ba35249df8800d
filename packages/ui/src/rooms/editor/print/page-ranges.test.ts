import { describe, expect, it } from 'vitest';
import { parsePages } from './page-ranges.ts';

describe('parsePages', () => {
  it.each([
    ['2', [2], '2'],
    ['1-2,4', [1, 2, 4], '1-2,4'],
    [' 4 ; 1 – 2 ', [1, 2, 4], '1-2,4'],
    ['3,2,1,2', [1, 2, 3], '1-3'],
    ['1,', [1], '1'],
  ])('%j', (typed, pages, text) => {
    expect(parsePages(typed, 4)).toEqual({ pages, text });
  });

  it.each(['', ' , ', '0', '5', '3-5', '2-1', '1-', '-2', 'a', '1..2', '1e0', '00001'])(
    '%j names no pages of four',
    (typed) => {
      expect(parsePages(typed, 4)).toBeNull();
    },
  );
});
