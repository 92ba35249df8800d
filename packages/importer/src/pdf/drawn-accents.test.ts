import { describe, expect, it } from 'vitest';
import { withAccentsOnLetters } from './drawn-accents.ts';
import type { Piece } from './read-page.ts';

const piece = (text: string, x: number, y: number, width: number, size = 12): Piece => ({
  text,
  x,
  y,
  width,
  rtl: false,
  style: { size, bold: false, italic: false },
});
const textsOf = (pieces: readonly Piece[]): string[] => withAccentsOnLetters(pieces).map(({ text }) => text);

describe('accents that are drawn by themselves', () => {
  it('puts an accent above a capital before that capital', () => {
    // TeX raises the accent and sets the letter, which is wider, from further left.
    expect(textsOf([piece('¨', 52, 96, 6), piece('Ozlem', 50, 100, 34)])).toEqual(['¨Ozlem']);
    expect(textsOf([piece('`', 52, 99.9, 6), piece('Ozlem', 50, 100, 34)])).toEqual(['`', 'Ozlem']);
    expect(textsOf([piece('¨', 20, 96, 6), piece('Ozlem', 50, 100, 34)])).toEqual(['¨', 'Ozlem']);
  });

  it('joins a comma below a letter with that letter, and leaves other commas', () => {
    expect(textsOf([piece('Ploies', 40, 100, 36), piece(',', 73, 101.6, 1.8, 6), piece('ti', 76, 100, 8)])).toEqual([
      'Ploieș',
      'ti',
    ]);
    expect(textsOf([piece('Ploies', 40, 100, 36), piece(',', 76, 100, 3)])).toEqual(['Ploies', ',']);
    // Smaller letters behind it, level with it or lower.
    expect(textsOf([piece('Ploies', 40, 100, 36), piece(',', 76.5, 101.6, 1.8, 6)])).toEqual(['Ploies', ',']);
  });
});
