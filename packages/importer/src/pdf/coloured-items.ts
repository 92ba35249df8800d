import type { PlacedGlyph } from './drawn-glyphs.ts';
import type { TextItem } from './actual-text.ts';

/**
 * A text of a page in parts of one colour each: pdf.js joins what is drawn in one font. Where each begins follows from the
 * widths of its letters.
 */
export const itemsByColour = (item: TextItem, glyphs: readonly PlacedGlyph[]): TextItem[] => {
  const parts: { from: number; before: number; colour: string }[] = [];
  let whole = 0;
  for (const { unicode, at, width, colour } of glyphs) {
    if (unicode.trim() !== '' && parts.at(-1)?.colour !== colour) parts.push({ from: at, before: whole, colour });
    whole += width;
  }
  const [first] = parts;
  if (!first) return [item];
  if (parts.length === 1 || whole <= 0 || item.dir === 'rtl') return [{ ...item, colour: first.colour }];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform.map(Number);
  const length = Math.hypot(a, b) || 1;
  return parts.map(({ from, before, colour }, index) => {
    const next = parts[index + 1];
    const start = index === 0 ? 0 : (before / whole) * item.width;
    const end = next ? (next.before / whole) * item.width : item.width;
    return {
      ...item,
      str: item.str.slice(index === 0 ? 0 : from, next?.from),
      transform: [a, b, c, d, e + (start * a) / length, f + (start * b) / length],
      width: end - start,
      hasEOL: item.hasEOL && !next,
      colour,
    };
  });
};
