import { afterEach, expect, it } from 'vitest';
import { rememberedFonts, rememberFonts } from './remembered-fonts.ts';

afterEach(() => localStorage.clear());

it('returns the fonts of last time, except the large ones', () => {
  expect(rememberedFonts()).toEqual([]);
  rememberFonts(['source-serif-regular.ttf', 'han-sc-1-regular.ttf', 'source-serif-bold.ttf']);
  expect(rememberedFonts()).toEqual(['source-serif-regular.ttf', 'source-serif-bold.ttf']);
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('treats %s as an empty list', (stored) => {
  localStorage.setItem('vitae.fonts', stored);
  expect(rememberedFonts()).toEqual([]);
});
