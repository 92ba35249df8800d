import { describe, expect, it } from 'vitest';
import { scoreWords, wordsOf } from './word-score.ts';

describe('wordsOf', () => {
  it('treats marks as words and omits characters without ink', () => {
    expect(wordsOf('C++ \u200E(API 3.2)\u200E')).toEqual(['C', '+', '+', '(', 'API', '3', '.', '2', ')']);
    expect(wordsOf('ناقش 4.8% من')).toEqual(['ناقش', '4', '.', '8', '%', 'من']);
  });
});

describe('scoreWords', () => {
  it('finds an exact text, from a position on', () => {
    expect(scoreWords('a b', ['a', 'b', 'x', 'a', 'b'])).toMatchObject({ read: 2, total: 2, at: 0 });
    expect(scoreWords('a b', ['a', 'b', 'x', 'a', 'b'], 1)).toMatchObject({ read: 2, at: 3 });
  });
  it('counts what is in order if words are swapped, split or missing', () => {
    expect(scoreWords('one two three four', ['x', 'one', 'three', 'two', 'four'])).toMatchObject({ read: 3, total: 4 });
    expect(scoreWords('one two', ['onetwo'])).toMatchObject({ read: 0 });
    expect(scoreWords('one two three', ['three', 'two', 'one'])).toMatchObject({ read: 1 });
  });
});
