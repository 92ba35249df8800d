import { create, type Font as FontkitFont, type FontCollection } from 'fontkit';

/** A font as fontkit reads it; layout, painting and the file all draw with the same object. */
export type OutlineFont = FontkitFont;

/** A loaded font file. */
export interface FontFace {
  file: string;
  font: OutlineFont;
  covers(codePoint: number): boolean;
}

/** Reads a plain TrueType font. @throws {TypeError} when the bytes are a collection or no font at all. */
export function readFontFace(file: string, bytes: Uint8Array): FontFace {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared for Node's Buffer, reads any bytes
  const font = create(bytes as Parameters<typeof create>[0]);
  if (isCollection(font)) throw new TypeError(`${file} is a font collection`);
  knowCharacters(font);
  let covered: Set<number> | undefined;
  return { file, font, covers: (codePoint) => (covered ??= new Set(font.characterSet)).has(codePoint) };
}

/**
 * fontkit keeps one glyph an outline, with the characters it was first asked for: none where it was met as a part of
 * another (the "c" of "ć"), those of an earlier document where two characters look the same. Files take their text from
 * there, so each asker gets its own characters.
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
