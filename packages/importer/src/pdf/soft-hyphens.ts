import { SOFT_HYPHEN, type PlacedGlyph } from './drawn-glyphs.ts';

/**
 * Some programs draw every hyphen and dash with the code of a soft hyphen, which pdf.js drops from the text. Puts the
 * missing hyphens back into a text, by the glyphs that draw it.
 */
export const withDrawnHyphens = (text: string, glyphs: readonly PlacedGlyph[]): string => {
  const hyphens = glyphs.flatMap(({ unicode, at }) => (unicode === SOFT_HYPHEN ? [at] : []));
  return [0, ...hyphens].map((from, index) => text.slice(from, hyphens[index])).join('-');
};
