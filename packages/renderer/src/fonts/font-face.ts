import { create, type Font as FontkitFont, type FontCollection } from 'fontkit';

/** A font as read by fontkit; layout, painting and the PDF writer all draw with the same object. */
export type OutlineFont = FontkitFont;

/** A loaded font file. */
export interface FontFace {
  file: string;
  font: OutlineFont;
  covers(codePoint: number): boolean;
}

/** Reads a plain TrueType font. @throws {TypeError} if the bytes are a collection or not a font. */
export function readFontFace(file: string, bytes: Uint8Array): FontFace {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared for Node's Buffer, reads any bytes
  const font = create(bytes as Parameters<typeof create>[0]);
  if (isCollection(font)) throw new TypeError(`${file} is a font collection`);
  knowCharacters(font);
  let covered: Set<number> | undefined;
  return { file, font, covers: (codePoint) => (covered ??= new Set(font.characterSet)).has(codePoint) };
}

/**
 * fontkit keeps one glyph object per outline, with the characters it was first requested for: none if it was first seen
 * as a part of another glyph (the "c" of "ć"), or those of an earlier document if two characters look the same. Files
 * take their text from there, so each caller gets its own characters.
 */
function knowCharacters(font: FontkitFont): void {
  const getGlyph = font.getGlyph.bind(font);
  const own = new Map<string, ReturnType<typeof getGlyph>>();
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (
      codePoints.length === 0 ||
      (glyph.codePoints.length === codePoints.length && glyph.codePoints[0] === codePoints[0])
    )
      return glyph;
    const key = `${id} ${codePoints.join(' ')}`;
    const known = own.get(key);
    if (known) return known;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same glyph but for its characters
    const made = Object.create(glyph, { codePoints: { value: codePoints } }) as typeof glyph;
    own.set(key, made);
    return made;
  };
}

const isCollection = (font: FontkitFont | FontCollection): font is FontCollection => 'fonts' in font;
