import { expect, it } from 'vitest';
import { directedParts, valueOn } from './directed-parts.ts';

it.each([
  ['plain words', 'ltr', [['plain words', 'ltr']]],
  [
    'born in حيفا, now',
    'ltr',
    [
      ['born in ', 'ltr'],
      ['حيفا', 'rtl'],
      [', now', 'ltr'],
    ],
  ],
  [
    '«سلام دنیا» twice',
    'ltr',
    [
      ['«', 'ltr'],
      ['سلام دنیا', 'rtl'],
      ['» twice', 'ltr'],
    ],
  ],
  [
    'كتبت C++ و C#.',
    'rtl',
    [
      ['كتبت ', 'rtl'],
      ['C++', 'ltr'],
      [' و ', 'rtl'],
      ['C#', 'ltr'],
      ['.', 'rtl'],
    ],
  ],
  [
    'ASP.NET Core 8',
    'rtl',
    [
      ['ASP.NET Core', 'ltr'],
      [' 8', 'rtl'],
    ],
  ],
  ['', 'rtl', []],
] as const)('splits “%s” on a line that runs %s', (text, line, parts) => {
  expect(directedParts(text, line).map((part) => [part.text, part.direction])).toEqual(parts);
});

it('marks a value only if it runs against the line', () => {
  expect(valueOn('C++', 'rtl')).toBe('\u200EC++\u200E');
  expect(valueOn('سلام', 'rtl')).toBe('سلام');
  expect(valueOn('C++', 'ltr')).toBe('C++');
});
