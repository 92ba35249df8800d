import type { Glyph, Position } from '@react-pdf/textkit';
import type { OutlineFont } from '../fonts/font-face.ts';

const keysByPositions = new WeakMap<readonly Position[], number>();
const keysByContent = new Map<string, number>();
const fontNumbers = new WeakMap<OutlineFont, number>();
let nextFont = 0;
let nextKey = 0;
/** Forgetting a run's key costs only one repaint of its line. */
const LIMIT = 20_000;

/**
 * A number that is equal for runs with the same glyphs, font and size. A cached paragraph returns the same objects
 * again, so this is usually only a lookup.
 */
export function glyphRunKey(
  font: OutlineFont,
  size: number,
  glyphs: readonly Glyph[],
  positions: readonly Position[],
): number {
  const known = keysByPositions.get(positions);
  if (known !== undefined) return known;
  let number = fontNumbers.get(font);
  if (number === undefined) fontNumbers.set(font, (number = nextFont += 1));
  let content = `${number}|${size}`;
  for (let index = 0; index < glyphs.length; index += 1) {
    content += ` ${glyphs[index]?.id ?? 0}:${Math.round((positions[index]?.xAdvance ?? 0) * 1000)}`;
  }
  let key = keysByContent.get(content);
  if (key === undefined) {
    if (keysByContent.size >= LIMIT) keysByContent.clear();
    keysByContent.set(content, (key = nextKey += 1));
  }
  keysByPositions.set(positions, key);
  return key;
}
