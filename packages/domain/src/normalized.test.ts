import { expect, it } from 'vitest';
import { normalized } from './normalized.ts';
import { slugFor } from './slug.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

it.each(forms)('a text is brought into %s as anywhere else', (form) => {
  for (const text of [
    '',
    'Zoe\u0308',
    'Å ﬁ ½ ｶﾞ ㎏',
    '\u0315\u0300',
    'Việt',
    '가각',
    'שָׁלוֹם',
    'बिन्दु',
    '\uD800x',
    `e${'\u0301'.repeat(30)}`,
  ])
    expect(normalized(text, form)).toBe(text.normalize(form));
});

it.each(forms)('letters with more marks than anyone writes keep them all, and take no longer in %s', (form) => {
  const text = `a${'\u0315\u0300\uFF9E'.repeat(100_000)}b`;
  const marks = normalized(normalized(text, form), 'NFD');
  expect(marks.match(/[\p{M}\uFF9E]/gu)).toHaveLength(300_000);
  expect([marks.at(0), marks.at(-1)]).toEqual(['a', 'b']);
});

it('the address of a document with such a title takes no time either', () => {
  expect(slugFor(`Zoë ${'\u0315\u0300'.repeat(200_000)}`, '0190a5c2-7b1e-7000-8000-00000000e15e')).toBe('zoe-0000e15e');
});
