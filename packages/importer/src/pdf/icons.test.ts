import { describe, expect, it } from 'vitest';
import { emboldenedFonts, type Piece, withLinkedHandles, withoutIcons } from './read-page.ts';

describe('icons', () => {
  const piece = (text: string, x: number, y: number): Piece => ({
    text,
    x,
    y,
    width: 40,
    style: { size: 10, bold: false, italic: false },
    rtl: false,
  });

  it('before dates are no marks of a list', () => {
    const pieces = [
      piece('\uE000c', 40, 100),
      piece('Jun 2021 – Present', 52, 100),
      piece('\uE000c', 40, 200),
      piece('Sep 2018 – May 2021', 52, 200),
    ];
    expect(withoutIcons(pieces).map(({ text }) => text)).toEqual(['Jun 2021 – Present', 'Sep 2018 – May 2021']);
  });
});

describe('fonts with and without pictures', () => {
  it('a font that is drawn although it is embedded as well is a bold one', () => {
    const [drawn, embedded, icons, alone] = [
      { name: 'AAAAAA+Serifa-Regular', isPictures: true },
      { name: 'BAAAAA+Serifa-Regular', isPictures: false },
      { name: 'CAAAAA+Icons', isPictures: false },
      { name: 'DAAAAA+Variable-Regular', isPictures: true },
    ];
    expect([...emboldenedFonts([drawn, embedded, icons, alone].filter((font) => font !== undefined))]).toEqual([drawn]);
  });
});

describe('icons on a page', () => {
  it('an icon at the end of a line separates nothing', () => {
    const piece = (text: string, x: number): Piece => ({
      text,
      x,
      y: 100,
      width: 40,
      style: { size: 10, bold: false, italic: false },
      rtl: false,
    });
    const texts = (...pieces: Piece[]): string[] => withoutIcons(pieces).map(({ text }) => text);
    expect(texts(piece('12 Mill Lane', 40), piece('\uE000m', 82), piece('Education', 200))).toEqual([
      '12 Mill Lane',
      'Education',
    ]);
    expect(texts(piece('Leeds', 40), piece('\uE000m', 84), piece('0113 555', 126))).toEqual(['Leeds', '•', '0113 555']);
  });

  it('a handle behind the icon of its network is a profile there', () => {
    const piece = (text: string, x: number, url?: string): Piece => ({
      text,
      x,
      y: 100,
      width: 10,
      style: { size: 10, bold: false, italic: false },
      rtl: false,
      ...(url && { url }),
    });
    const urlOf = (icon: string, text: Piece): string | undefined => withLinkedHandles([piece(icon, 40), text])[1]?.url;
    expect(urlOf('\uE000\uF09B', piece('adapark', 54))).toBe('https://github.com/adapark');
    expect(urlOf('\uE000\uF0E1', piece('ada-park', 54))).toBe('https://linkedin.com/in/ada-park');
    expect(urlOf('\uE000TWITTER', piece('@adapark', 54))).toBe('https://twitter.com/adapark');
    // A telephone, what is linked elsewhere, words, what stands apart.
    expect(urlOf('\uE000\uF095', piece('adapark', 54))).toBeUndefined();
    expect(urlOf('\uE000\uF09B', piece('adapark', 54, 'https://ada.example'))).toBe('https://ada.example');
    expect(urlOf('\uE000\uF09B', piece('two hundred stars', 54))).toBeUndefined();
    expect(urlOf('\uE000\uF09B', piece('Joiner', 90))).toBeUndefined();
  });
});
