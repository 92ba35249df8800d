import type { AttributedString } from '@react-pdf/textkit';

/** How far the glyphs before each UTF-16 offset advance, in points. */
export function advanceOffsets({ string, runs }: AttributedString): Float64Array {
  const offsets = new Float64Array(string.length + 1);
  for (const run of runs) {
    let index = run.start;
    run.glyphs?.forEach((glyph, at) => {
      const next = Math.min(string.length, index + 1);
      offsets[next] = (offsets[next] ?? 0) + (run.positions?.[at]?.xAdvance ?? 0);
      for (const codePoint of glyph.codePoints) index += codePoint > 0xffff ? 2 : 1;
    });
  }
  for (let index = 1; index < offsets.length; index += 1)
    offsets[index] = (offsets[index] ?? 0) + (offsets[index - 1] ?? 0);
  return offsets;
}
