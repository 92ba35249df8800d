import { expect, it } from 'vitest';
import { itemsByColour } from './coloured-items.ts';

const item = (str: string, dir = 'ltr') => ({
  str,
  dir,
  transform: [10, 0, 0, 10, 40, 700],
  width: 10 * str.length,
  height: 10,
  fontName: 'f',
  hasEOL: true,
});
const glyphs = (...parts: readonly [text: string, colour: string][]) =>
  parts
    .flatMap(([text, colour]) => [...text].map((unicode) => ({ unicode, colour, width: 500 })))
    .map((glyph, at) => ({ ...glyph, at }));

it('a text in two colours is two, each where its letters are', () => {
  const parts = itemsByColour(item('Baker Oven'), glyphs(['Baker ', '#000'], ['Oven', '#888']));
  expect(
    parts.map(({ str, colour, width, transform, hasEOL }) => [str, colour, width, Number(transform[4]), hasEOL]),
  ).toEqual([
    ['Baker ', '#000', 60, 40, false],
    ['Oven', '#888', 40, 100, true],
  ]);
});

it('a space in another colour parts nothing', () => {
  const parts = itemsByColour(item('Oven Ltd'), glyphs(['Oven', '#000'], [' ', '#888'], ['Ltd', '#000']));
  expect(parts.map(({ str, colour }) => [str, colour])).toEqual([['Oven Ltd', '#000']]);
});

it('a text from right to left stays whole, and one without known glyphs is left as it is', () => {
  expect(itemsByColour(item('אב', 'rtl'), glyphs(['א', '#000'], ['ב', '#888']))).toHaveLength(1);
  expect(itemsByColour(item('Oven'), [])).toEqual([item('Oven')]);
});
