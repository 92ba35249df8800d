import { describe, expect, it } from 'vitest';
import { restoreAccents } from './normalise.ts';

describe('accents drawn as glyphs of their own', () => {
  it.each([
    ['f¨ur N¨urnberg', 'für Nürnberg'],
    ['fu¨r', 'für'],
    ['Krak´ow', 'Kraków'],
    ['´ındice', 'índice'],
    ['gar¸con', 'garçon'],
  ])('join their letters in %s', (drawn, text) => {
    expect(restoreAccents(drawn)).toBe(text);
  });

  it.each(['l´un', 'O´Donnell', 'h¨', '10˚'])('stay as they are in %s', (text) => {
    expect(restoreAccents(text)).toBe(text);
  });
});
