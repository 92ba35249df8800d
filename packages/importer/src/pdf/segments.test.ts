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
