import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;

/** A character as a page draws it. */
export type DrawnGlyph = {
  unicode: string;
  /** In thousandths of the font's size. */
  width: number;
  /** What it is filled with, as `#rgb`; `''` for patterns. */
  colour: string;
};

const BLACK = '#000';

/** The characters that a page draws, in the order in which it draws them. */
export const drawnGlyphs = ({ OPS }: Pick<typeof PdfJs, 'OPS'>, operators: Operators): DrawnGlyph[] => {
  const glyphs: DrawnGlyph[] = [];
  const stack: string[] = [];
  let colour = BLACK;
  operators.fnArray.forEach((operator, index) => {
    const given: unknown = operators.argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
      case OPS.paintFormXObjectBegin:
        stack.push(colour);
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        colour = stack.pop() ?? BLACK;
        break;
      case OPS.setFillRGBColor:
        colour = typeof args[0] === 'string' ? shortColour(args[0]) : '';
        break;
      case OPS.setFillColorN:
        colour = '';
        break;
      case OPS.showText:
        for (const glyph of Array.isArray(args[0]) ? args[0] : [])
          if (hasUnicode(glyph)) glyphs.push({ unicode: glyph.unicode, width: widthOf(glyph), colour });
        break;
    }
  });
  return glyphs;
};

/** `#1a73e8` as `#27e`: shades that nobody tells apart are one colour. */
const shortColour = (colour: string): string =>
  /^#[\da-f]{6}$/iu.test(colour)
    ? `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16)).join('')}`
    : '';

const hasUnicode = (glyph: unknown): glyph is { unicode: string } =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string';

const widthOf = (glyph: object): number => ('width' in glyph && typeof glyph.width === 'number' ? glyph.width : 0);

/** Drawn with the code of a soft hyphen, which pdf.js leaves out of its texts. */
export const SOFT_HYPHEN = '\u00AD';

/** A glyph of a text, at an offset in its characters. */
export type PlacedGlyph = DrawnGlyph & { at: number };

/**
 * The glyphs that draw each of a page's texts, in the order of drawing; `isWhole` unless some differ from the texts, as
 * they do where pdf.js puts letters in another order: then those before them are placed.
 */
export const glyphsOfTexts = (
  glyphs: readonly DrawnGlyph[],
  texts: readonly string[],
): { placed: PlacedGlyph[][]; isWhole: boolean } => {
  const placed = texts.map((): PlacedGlyph[] => []);
  let [text, at] = [0, 0];
  for (const glyph of glyphs) {
    const letters = [...glyph.unicode].filter((letter) => !IGNORED.test(letter));
    if (letters.length === 0) placed[text]?.push({ ...glyph, at });
    for (const [index, letter] of letters.entries()) {
      const next = nextLetter(texts, text, at);
      if (next?.letter !== letter) return { placed, isWhole: false };
      if (index === 0) placed[next.text]?.push({ ...glyph, at: next.at });
      [text, at] = [next.text, next.at + letter.length];
    }
  }
  return { placed, isWhole: true };
};

const IGNORED = /[\s\p{Cf}]/u;

type NextLetter = { text: number; at: number; letter: string };

const nextLetter = (texts: readonly string[], from: number, start: number): NextLetter | undefined => {
  let at = start;
  for (let text = from; text < texts.length; text += 1) {
    const given = texts[text] ?? '';
    while (at < given.length) {
      const letter = String.fromCodePoint(given.codePointAt(at) ?? 0);
      if (!IGNORED.test(letter)) return { text, at, letter };
      at += letter.length;
    }
    at = 0;
  }
  return undefined;
};
