import { describe, expect, it } from 'vitest';
import { fontsInCork, fromCork, isTriangle, symbolIn, withMark, withTexCodes } from './symbols.ts';

describe('glyphs that are no text', () => {
  it.each([
    ['I', 'ANKNIR+FontAwesome5Free-Solid', 'icon'],
    ['\uE0B0', 'Inter', 'icon'],
    ['\uF0B7', 'Symbol', 'mark'],
    ['l', 'ZapfDingbats', 'mark'],
    ['|', 'MSAM10', undefined],
    ['A', 'CMR10', undefined],
    ['Awesome', 'FontAwesome', undefined],
    ['location_on', 'AAAAAA+MaterialIcons-Regular', 'icon'],
    ['phone', 'Roboto-Light', undefined],
  ])('%j of %s', (text, font, symbol) => {
    expect(symbolIn(text, font)).toBe(symbol);
  });

  it('are icons that a file names with a word, if they are as wide as a letter', () => {
    expect(symbolIn('Map-marker', 'JUZQLZ+FontAwesome5Free-Solid', 0.8)).toBe('icon');
    expect(symbolIn('Awesome', 'FontAwesome', 4)).toBeUndefined();
    expect(symbolIn('Ill', 'Roboto-Light', 0.8)).toBeUndefined();
  });

  it('are triangles with the code of a full stop in mathematical letters only', () => {
    expect(isTriangle('.', 'YLHMNN+CMMI10')).toBe(true);
    expect(isTriangle('.', 'CMR10')).toBe(false);
    expect(isTriangle('x', 'CMMI10')).toBe(false);
  });

  it('begin texts as marks of a list', () => {
    expect(withMark('\u0088 Led the rebrand')).toBe('• Led the rebrand');
    expect(withMark('Led the rebrand')).toBe('Led the rebrand');
  });

  it('are ligatures and dashes in the codes of TeX', () => {
    expect(withTexCodes('Certi\u001Ccations 2022\u00152024')).toBe('Certifications 2022–2024');
  });

  it('are letters of T1 where fonts made of pictures name none', () => {
    const fonts = new Map([
      ['text', [{ text: 'Do±wiadczenie' }, { text: 'Gda«sk' }]],
      ['marks', [{ text: '\u0088' }]],
    ]);
    expect([...fontsInCork(fonts)]).toEqual(['text']);
    expect(fromCork('\u008Aukasz, Do±wiadczenie, Gda«sk, Straÿe')).toBe('Łukasz, Doświadczenie, Gdańsk, Straße');
    // Of Latin-1: signs stand beside words, not in them.
    expect(fontsInCork(new Map([['text', [{ text: '¿Qué? «Hôpital» 1ª' }]]])).size).toBe(0);
  });
});
