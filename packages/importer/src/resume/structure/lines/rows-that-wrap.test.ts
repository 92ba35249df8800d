import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { withWholeHeads } from './whole-heads.ts';

describe('rows', () => {
  const row = (year: string, text: string, right: number, gapAbove: number) =>
    lineOf([cellAt(year, 40, 60), cellAt(text, 140, right)], { gapAbove });

  it('go on below their last cell, closer than rows are to each other', () => {
    const rest = lineOf([cellAt('tion Challenge', 140, 200)], { gapAbove: 2 });
    const lines = [row('2013', 'The Great Whale Detec-', 500, 9), rest, row('2012', 'Short Answers', 210, 9)];
    expect(withWholeHeads(lines, '2026-11-29').map(({ text }) => text)).toEqual([
      '2013 The Great Whale Detection Challenge',
      '2012 Short Answers',
    ]);
    const roomy = [row('2013', 'Whale Detection', 220, 9), rest, row('2012', 'Short Answers', 210, 9)];
    expect(withWholeHeads(roomy, '2026-11-29')).toHaveLength(3);
  });
});
