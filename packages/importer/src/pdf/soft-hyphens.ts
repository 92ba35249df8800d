import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;

const SOFT_HYPHEN = '\u00AD';

/**
 * Some programs draw every hyphen and dash with the code of a soft hyphen, which pdf.js drops from the text. Compares
 * the drawn glyphs with the text; where they match, puts the missing hyphens back. Returns the texts, changed or not.
 */
export const withDrawnHyphens = (pdfjs: typeof PdfJs, operators: Operators, texts: readonly string[]): string[] => {
  const glyphs = drawnCharacters(pdfjs, operators);
  if (!glyphs.includes(SOFT_HYPHEN)) return [...texts];
  /** Offsets in each text at which a hyphen was drawn. */
  const hyphens = texts.map((): number[] => []);
  let item = 0;
  let offset = 0;
  for (const glyph of glyphs) {
    if (glyph === SOFT_HYPHEN) {
      hyphens[item]?.push(offset);
      continue;
    }
    for (const character of glyph) {
      if (/[\s\p{Cf}]/u.test(character)) continue;
      const next = nextCharacter(texts, item, offset);
      if (next?.character !== character) return [...texts];
      ({ item } = next);
      offset = next.offset + character.length;
    }
  }
  return texts.map((text, index) => withHyphensAt(text, hyphens[index] ?? []));
};

const withHyphensAt = (text: string, offsets: readonly number[]): string =>
  [0, ...offsets].map((from, index) => text.slice(from, offsets[index])).join('-');

const nextCharacter = (
  texts: readonly string[],
  from: number,
  start: number,
): { item: number; offset: number; character: string } | undefined => {
  let offset = start;
  for (let item = from; item < texts.length; item += 1) {
    const text = texts[item] ?? '';
    while (offset < text.length) {
      const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
      if (!/[\s\p{Cf}]/u.test(character)) return { item, offset, character };
      offset += character.length;
    }
    offset = 0;
  }
  return undefined;
};

const drawnCharacters = (pdfjs: typeof PdfJs, operators: Operators): string[] => {
  const characters: string[] = [];
  operators.fnArray.forEach((operator, index) => {
    if (operator !== pdfjs.OPS.showText) return;
    const args: unknown = operators.argsArray[index];
    const glyphs: unknown[] = Array.isArray(args) && Array.isArray(args[0]) ? args[0] : [];
    for (const glyph of glyphs) if (hasUnicode(glyph)) characters.push(glyph.unicode);
  });
  return characters;
};

const hasUnicode = (glyph: unknown): glyph is { unicode: string } =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string';
