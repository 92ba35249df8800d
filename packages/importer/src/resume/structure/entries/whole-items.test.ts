import { expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { withWholeItems } from './whole-items.ts';

const line = (text: string, gapAbove: number): Line => lineOf([cellAt(text, 40, 40 + 5 * text.length)], { gapAbove });

const wholeOf = (...lines: Line[]): string[] => withWholeItems(lines).map(({ text }) => text);

it('white space keeps the lines of an item without a mark together', () => {
  expect(
    wholeOf(
      line('Object-oriented design', Infinity),
      line('Team player', 10),
      line('Design and implement', 10),
      line('database structures', 4),
      line('Good time management', 10),
    ),
  ).toEqual([
    'Object-oriented design',
    'Team player',
    'Design and implement database structures',
    'Good time management',
  ]);
  // Where all stand alike, nothing says so.
  expect(wholeOf(line('Sails', Infinity), line('oak', 4), line('rope', 4), line('tar', 4))).toHaveLength(4);
});
