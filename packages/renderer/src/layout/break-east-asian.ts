import type { AttributedString } from '@react-pdf/textkit';
import LineBreaker from 'linebreak';

/** Chinese and Japanese characters with their punctuation. Korean is set in words, as it is written. */
const EAST_ASIAN = '\\u2e80-\\u30ff\\u31f0-\\u9fff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff01-\\uffef\\u{20000}-\\u{3ffff}';
const eastAsian = new RegExp(`[${EAST_ASIAN}]`, 'u');
/** A place that has such a character on one side, and no hyphen before it. */
const besideEastAsian = new RegExp(`(?<=[${EAST_ASIAN}])|(?<!-)(?=[${EAST_ASIAN}])`, 'uy');

/** Whether text has characters between which lines may end without a space. */
export const isEastAsian = (text: string) => eastAsian.test(text);

/**
 * Syllables for the line breaker: whole lines with the spaces after them, and `''` between, where it may break. Chinese and Japanese text fills each line as far as it goes and ends it
 * where UAX #14 allows, so never before 、 or 」 and never after 「. Words of other scripts in it stay whole.
 * @param pieces cuts a word that is wider than a line.
 */
export function eastAsianLines(text: AttributedString, widths: readonly number[], pieces: (word: string, start: number, width: number) => readonly string[]): string[] {
  const { string } = text;
  const offsets = advanceOffsets(text);
  const widthOf = (from: number, to: number) => (offsets[to] ?? 0) - (offsets[from] ?? 0);
  const syllables: string[] = [];
  let start = 0;
  /** End of what the line holds, without the spaces after it. */
  let end = 0;
  // Lines and `''` alternate.
  const lineWidth = () => widths[Math.min(syllables.length >> 1, widths.length - 1)] ?? 0;
  const take = (from: number, to: number) => {
    if (end > start && widthOf(start, to) > lineWidth()) {
      syllables.push(string.slice(start, from), '');
      start = from;
    }
    end = to;
  };
  let from = 0;
  for (const position of breaks(string)) {
    const inked = from + string.slice(from, position).trimEnd().length;
    if (widthOf(from, inked) <= lineWidth()) {
      take(from, inked);
    } else {
      for (const piece of pieces(string.slice(from, inked), from, lineWidth())) {
        take(from, from + piece.length);
        from += piece.length;
      }
    }
    from = position;
  }
  return [...syllables, string.slice(start)];
}

/** Where lines may end: after spaces, and where UAX #14 says beside Chinese and Japanese characters. */
function breaks(string: string): number[] {
  const found: number[] = [];
  const breaker = new LineBreaker(string);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    besideEastAsian.lastIndex = next.position;
    if (next.position === string.length || string[next.position - 1] === ' ' || besideEastAsian.test(string)) found.push(next.position);
  }
  return found;
}

/** How far the glyphs before each UTF-16 offset advance, in points. */
function advanceOffsets({ string, runs }: AttributedString): Float64Array {
  const offsets = new Float64Array(string.length + 1);
  for (const run of runs) {
    let index = run.start;
    run.glyphs?.forEach((glyph, at) => {
      const next = Math.min(string.length, index + 1);
      offsets[next] = (offsets[next] ?? 0) + (run.positions?.[at]?.xAdvance ?? 0);
      for (const codePoint of glyph.codePoints) index += codePoint > 0xffff ? 2 : 1;
    });
  }
  for (let index = 1; index < offsets.length; index += 1) offsets[index] = (offsets[index] ?? 0) + (offsets[index - 1] ?? 0);
  return offsets;
}
