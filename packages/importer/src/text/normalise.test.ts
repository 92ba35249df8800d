import { describe, expect, it } from 'vitest';
import { cleanText, closeSpacedLabels, restoreAccents } from './normalise.ts';

describe('accents drawn as glyphs of their own', () => {
  it.each([
    ['f¨ur N¨urnberg', 'für Nürnberg'],
    ['fu¨r', 'für'],
    ['Krak´ow', 'Kraków'],
    ['´ındice', 'índice'],
    ['gar¸con', 'garçon'],
    ['FORMAC¸ˆAO', 'FORMAÇÂO'],
    ['Educa¸c˜ao', 'Educação'],
  ])('join their letters in %s', (drawn, text) => {
    expect(restoreAccents(drawn)).toBe(text);
  });

  it.each(['l´un', 'O´Donnell', 'h¨', '10˚'])('stay as they are in %s', (text) => {
    expect(restoreAccents(text)).toBe(text);
  });
});

it('closes a label whose two characters are set apart, and no other text', () => {
  expect(closeSpacedLabels('姓　　名：周航  性 别: 女')).toBe('姓名：周航  性别: 女');
  for (const text of ['周 航', '学历 本科：是']) expect(closeSpacedLabels(text)).toBe(text);
});

it('writes each bar between values alike', () => {
  expect(cleanText('会计学 ｜ 硕士丨成都 │ 男')).toBe('会计学 | 硕士|成都 | 男');
});
