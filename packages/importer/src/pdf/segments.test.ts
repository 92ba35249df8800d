import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const style = { size: 10, bold: false, italic: false };
const piece = (text: string, x: number, y: number, right: number) => ({
  text,
  x,
  y,
  width: right - x,
  style,
  rtl: false,
});

it('a date ends before the column beside it, however narrow the gap is', () => {
  const rest = [20, 32, 44, 56, 68].map((y) => piece('of the county', 90, y, 150));
  const row = [piece('06/2018', 50, 80, 86), piece('Nurse', 90, 80, 120), piece('again', 123, 80, 150)];
  expect(segmentsOf([...rest, ...row], undefined).map(({ text }) => text)).toEqual([
    ...rest.map(({ text }) => text),
    '06/2018',
    'Nurse again',
  ]);
});

it('a label of two characters that are set apart is one, also before a colon in other type', () => {
  const colon = { ...piece('：周航', 76, 20, 110), style: { ...style, bold: true } };
  const row = [
    piece('姓', 34, 20, 44),
    piece('名', 66, 20, 76),
    colon,
    piece('性', 242, 20, 252),
    piece('别：女', 274, 20, 304),
  ];
  expect(segmentsOf(row, undefined).map(({ text }) => text)).toEqual(['姓名：周航', '性别：女']);
  // Two values that only space parts.
  const values = [piece('男', 34, 40, 44), piece('汉', 66, 40, 76), piece('族', 98, 40, 108)];
  expect(segmentsOf(values, undefined).map(({ text }) => text)).toEqual(['男', '汉', '族']);
});

it('an accent behind one letter is of the next letter where accents of the page are glyphs of their own', () => {
  const line = piece('J´unior', 20, 40, 60);
  expect(segmentsOf([piece('Analista Cient´ıfico', 20, 20, 120), line], undefined).map(({ text }) => text)).toEqual([
    'Analista Científico',
    'Júnior',
  ]);
  // "l´un" on a page without such accents.
  const words = [piece('et', 20, 20, 30), piece('l´un', 33, 20, 50)];
  expect(segmentsOf([...words, line], undefined).map(({ text }) => text)).toEqual(['et l´un', 'J´unior']);
});
