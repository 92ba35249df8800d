import { expect, it } from 'vitest';
import type { Cell, Line } from '../../../text/line.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { blocksOf } from './blocks.ts';
import { withoutHeadingIcon } from './heading-icons.ts';

const style = { size: 10, bold: true, italic: false };

const line = (...cells: Cell[]): Line => lineOf(cells, { style, gapAbove: 20 });

const cell = (text: string, x: number, width: number): Cell => cellAt(text, x, x + width, style);

it('an icon whose text is its name is none of the heading behind it', () => {
  expect(withoutHeadingIcon(line(cell('graduation-cap', 40, 12), cell('Education', 60, 50)))).toMatchObject({
    text: 'Education',
    x: 60,
  });
});

it('a word as wide as its letters stays, and so does what is before other text', () => {
  const label = line(cell('Previous', 40, 44), cell('Education', 100, 50));
  expect(withoutHeadingIcon(label)).toBe(label);
  const phone = line(cell('phone', 40, 10), cell('0113 555 0118', 60, 70));
  expect(withoutHeadingIcon(phone)).toBe(phone);
});

it('a mark before a heading in the letters of others is an icon, and one of a list before a word of the text', () => {
  const plain = { size: 10, bold: false, italic: false };
  const text = (words: string, over: Partial<Line> = {}): Line => ({
    ...line({ text: words, x: 40, right: 100, runs: [{ text: words, style: plain }] }),
    style: plain,
    gapAbove: 2,
    ...over,
  });
  const page = (last: Line): string[] =>
    blocksOf(
      [
        text('Ada Park'),
        ...['Skills', 'Languages', 'Interests'].flatMap((heading) => [
          line(cell(heading, 40, 50)),
          text('Weaving of sails'),
          text('Rowing on the quay', { bullet: true }),
        ]),
        last,
        text('Leeds College'),
      ],
      '2026-11-29',
    ).sections.map(({ heading }) => heading);
  expect(page({ ...line(cell('Education', 40, 50)), bullet: true })).toContain('Education');
  expect(page(text('Education', { bullet: true }))).not.toContain('Education');
});

it('one heading of three in larger letters is enough where icons look like marks before the others', () => {
  const large = { size: 16, bold: true, italic: false };
  const heading = (words: string, bullet: boolean): Line => ({
    ...line({ text: words, x: 60, right: 140, runs: [{ text: words, style: large }] }),
    style: large,
    bullet,
  });
  const text = (words: string, bullet = false): Line => ({
    ...line({ text: words, x: 40, right: 400, runs: [{ text: words, style: { ...large, size: 10, bold: false } }] }),
    style: { ...large, size: 10, bold: false },
    gapAbove: 2,
    bullet,
  });
  const page = (...headings: Line[]): string[] =>
    blocksOf(
      [text('Ada Park'), ...headings.flatMap((each) => [each, text('Weaving of sails on the quay of Leeds')])],
      '2026-11-29',
    ).sections.map(({ heading: words }) => words);
  expect(page(heading('Education', false), heading('Skills', true), heading('Interests', true))).toEqual([
    'Education',
    'Skills',
    'Interests',
  ]);
  expect(page(heading('Education', false), text('Skills', true), text('Interests', true))).toEqual(['Education']);
});
