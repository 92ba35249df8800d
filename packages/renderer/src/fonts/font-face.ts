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
  const covered = new Set(font.characterSet);
  return { file, font, covers: (codePoint) => covered.has(codePoint) };
}

const isCollection = (font: FontkitFont | FontCollection): font is FontCollection => 'fonts' in font;
