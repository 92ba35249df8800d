import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const style = { size: 10, bold: false, italic: false };
const textOf = (text: string) =>
  segmentsOf([{ text, x: 100, y: 50, width: 90, style, rtl: false }], 595).map((segment) => segment.text);

it('a phone number in a right-to-left line has its groups in the order in which they are dialled', () => {
  expect(textOf('0142 555 6 962+')).toEqual(['+962 6 555 0142']);
  expect(textOf('1234-5550-2-20+')).toEqual(['+20-2-5550-1234']);
});

it('other numbers in a right-to-left line stay as they are', () => {
  for (const text of ['+962 6 555 0142', '10 000 000+', '40 000+', '2019 2021'])
    expect(textOf(text), text).toEqual([text]);
});

it('the runs of a cell read as the cell does, letter for letter', () => {
  const bold = { ...style, bold: true };
  const pieces = [
    { text: ' Acme  ', x: 100, y: 50, width: 30, style: bold, rtl: false },
    { text: ' · Oslo ', x: 130, y: 50, width: 40, style, rtl: false },
    { text: ' ', x: 170, y: 50, width: 3, style: bold, rtl: false },
  ];
  const [segment] = segmentsOf(pieces, 595);
  expect(segment?.text).toBe('Acme · Oslo');
  expect(segment?.runs.map(({ text }) => text).join('')).toBe('Acme · Oslo');
});
