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

/** Pieces of one letter each, of 4 points, so far apart. */
const lettersOf = (text: string, x: number, y: number, gap: number) =>
  text.split(' ').flatMap((word, index, words) => {
    const from = x + words.slice(0, index).reduce((sum, { length }) => sum + length * (4 + gap) + 4, 0);
    return [...word].map((letter, at) => piece(letter, from + at * (4 + gap), y, from + at * (4 + gap) + 4));
  });

it('letters that are set apart are words, which digits beside them are no part of', () => {
  const textsOf = (...pieces: ReturnType<typeof piece>[]) => segmentsOf(pieces, undefined).map(({ text }) => text);
  const dates = [10, 30, 50, 70, 90].flatMap((y) => [
    piece('2 0 1 8 - 0 9', 20, y, 70),
    piece('t o', 77, y, 87),
    piece('2 0 11', 94, y, 120),
  ]);
  expect(textsOf(...dates)).toEqual(Array(5).fill('2018-09 to 2011'));
  expect(textsOf(piece('2 0 0 8 t o 2 0 1 3', 20, 10, 90), piece('n o w', 20, 30, 40))).toEqual([
    '2008 to 2013',
    'now',
  ]);
  expect(textsOf(...lettersOf('Prize of the town', 20, 10, 1.6))).toEqual(['Prize of the town']);
  const beside = ['Owner', 'and', 'first', 'clerk', 'of', 'the', 'shop'].map((word, at) =>
    piece(word, 160 + 40 * at, 10, 190 + 40 * at),
  );
  expect(textsOf(piece('2008-04-01', 20, 10, 62), ...lettersOf('Present', 66, 10, 1.6), ...beside)[0]).toMatch(
    /^2008-04-01 Present/u,
  );
});

it('letters that a program places one by one are none that are set apart, nor are the groups of a number', () => {
  expect(segmentsOf(lettersOf('Prize of the town', 20, 10, 0), undefined).map(({ text }) => text)).toEqual([
    'Prize of the town',
  ]);
  const phone = [piece('02 99 55 01 37', 20, 10, 90), piece('W O R K I N G', 20, 30, 90)];
  expect(segmentsOf(phone, undefined).map(({ text }) => text)).toEqual(['02 99 55 01 37', 'WORKING']);
  const address = [piece('A D A _ P A R K @ M A I L . O R G', 20, 10, 190)];
  expect(segmentsOf(address, undefined).map(({ text }) => text)).toEqual(['ADA_PARK@MAIL.ORG']);
});

it('a quotation mark drawn below the word behind it opens that word', () => {
  const line = [piece('Promotion über', 50, 20, 120), piece('”', 123, 26, 128), piece('Soft Reduction“', 128, 20, 200)];
  const other = [piece('und mehr', 50, 34, 100), piece('”', 100, 34, 105), piece('danach', 110, 34, 140)];
  expect(segmentsOf([...line, ...other], undefined).map(({ text }) => text)).toEqual([
    'Promotion über „Soft Reduction“',
    'und mehr” danach',
  ]);
});

it('a period in letters of one width is one, although its parts begin below those of the lines above', () => {
  const periods = [20, 40, 60, 80, 100].flatMap((y) => [
    piece('09.2015', 50, y, 92),
    piece('- 12.2016', 98, y, 152),
    piece('Harlow University', 155, y, 240),
  ]);
  expect(segmentsOf(periods, undefined).map(({ text }) => text)).toEqual(
    Array(5).fill('09.2015 - 12.2016 Harlow University'),
  );
  const years = [20, 40, 60, 80, 100].flatMap((y) => [
    piece('2015', 50, y, 74),
    piece('-', 80, y, 86),
    piece('2016 Nurse', 92, y, 152),
  ]);
  expect(segmentsOf(years, undefined).map(({ text }) => text)).toEqual(Array(5).fill('2015 - 2016 Nurse'));
  // A list beside years.
  const items = [20, 40, 60, 80, 100].flatMap((y) => [piece('2015', 50, y, 74), piece('- Nurse', 82, y, 120)]);
  expect(segmentsOf(items, undefined).map(({ text }) => text)).toEqual(items.map(({ text }) => text));
});
