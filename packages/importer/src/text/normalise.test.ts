import { describe, expect, it } from 'vitest';
import { cleanText, closeSpacedLabels, joinWrapped, restoreAccents } from './normalise.ts';

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

describe('a line that ends with a hyphen', () => {
  it.each([
    ['Name und Art der Bildungs-', 'oder Ausbildungseinrichtung'],
    ['Industrie-', 'und Handelskammer'],
    ['full-', 'or part-time'],
    ['forsknings-', 'og utviklingsarbeid'],
  ])('keeps it in "%s" where "%s" shares what follows', (before, after) => {
    expect(joinWrapped(before, after)).toBe(`${before} ${after}`);
  });

  it('loses it in a word that goes on', () => {
    expect(joinWrapped('the compu-', 'ter')).toBe('the computer');
    expect(joinWrapped('der Hoch-', 'ofen')).toBe('der Hochofen');
  });
});
