import { expect, it } from 'vitest';
import { letterLength, letterWords } from './letter-length.ts';

it('takes letters that are slightly shorter or longer than advised for good ones', () => {
  expect(
    [149, 150, letterWords.least, letterWords.most, 420, 421].map((words) => letterLength(words, 'en-GB')),
  ).toEqual(['short', 'good', 'good', 'good', 'good', 'long']);
});

it('expects fewer words of a German letter', () => {
  expect([104, 105, 420].map((words) => letterLength(words, 'de-AT'))).toEqual(['short', 'good', 'good']);
});
