import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { withLevelDates } from './level-dates.ts';

const small = { size: 8, bold: false, italic: false };

const date = (text: string, gapAbove = 30) =>
  lineOf([cellAt(text, 400, 500, small)], { style: small, gapAbove, top: 100, bottom: 108 });

const large = { size: 12, bold: true, italic: false };

const title = (text: string, gapAbove: number) =>
  lineOf([cellAt(text, 40, 200, large)], { style: large, gapAbove, top: 101, bottom: 113 });

describe('dates in small letters', () => {
  it('at the height of the title behind or before them end its line', () => {
    const before = withLevelDates([date('May 2019 - June 2021'), title('Harlow Radar Ltd', -7)]);
    expect(before.map(({ text, gapAbove }) => [text, gapAbove])).toEqual([
      ['Harlow Radar Ltd May 2019 - June 2021', 30],
    ]);
    const behind = withLevelDates([title('Harlow Radar Ltd', 30), date('May 2019 - June 2021', -7)]);
    expect(behind.map(({ cells }) => cells.length)).toEqual([2]);
  });

  it('are lines of their own above or below, and so is what is no date', () => {
    expect(withLevelDates([date('May 2019 - June 2021'), title('Harlow Radar Ltd', 2)])).toHaveLength(2);
    expect(withLevelDates([date('at the harbour'), title('Harlow Radar Ltd', -7)])).toHaveLength(2);
  });
});
