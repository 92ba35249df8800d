import { expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { labelLines } from './entries.ts';

const line = (text: string, bullet: boolean, over: Partial<Line> = {}): Line => {
  const style = { size: 10, bold: false, italic: !bullet };
  return lineOf([cellAt(text, 60, 300, style)], { style, bullet, gapAbove: bullet ? 9 : 2, laneLeft: 50, ...over });
};

/** The first words of the lines that open an entry. */
const opened = (...lines: Line[]): string[] =>
  labelLines(lines, '2026-11-21').flatMap(({ line: { text }, opens }) => (opens ? [text.split(' ')[0] ?? ''] : []));

it('marked titles with a venue and its year below are entries, also where a title fills its line', () => {
  const papers = [
    line('Listening to the Sound of Frozen Lakes', true),
    line('Journal of Cold Physics • 2019', false),
    line('Where the Ferries Stop: Winter Roads over Ice (with E. Salo and K. Berg)', true, { right: 498 }),
    line('Baltic Letters • 2016', false),
  ];
  expect(opened(...papers)).toEqual(['Listening', 'Where']);
});

it('items are no entries where one of them has no date', () => {
  const dated = [line('Rang the bells on all holidays', true), line('Old Church, 2019', false)];
  expect(opened(...dated, line('Swept the hall', true), line('New Church', false))).toEqual([]);
});
