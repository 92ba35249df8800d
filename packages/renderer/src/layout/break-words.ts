import { linebreaker, type AttributedString } from '@react-pdf/textkit';
import { eastAsianLines, isEastAsian } from './break-east-asian.ts';

/** A penalty no break is worth: words are never hyphenated. */
const NEVER = 10_000;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Line breaking without hyphens. A word stays whole wherever a line can hold it; one that is wider than the line (an address, a very
 * long word) breaks after a separator, else anywhere, and nothing is inserted at the break. Chinese and Japanese break between characters.
 */
export function wordPreservingLinebreaker(options: Parameters<typeof linebreaker>[0]): ReturnType<typeof linebreaker> {
  const breakLines = linebreaker({ ...options, hyphenationPenalty: NEVER });
  return (attributedString, availableWidths) => {
    const narrowest = Math.min(...availableWidths);
    const syllables = isEastAsian(attributedString.string)
      ? eastAsianLines(attributedString, availableWidths, (word, start, width) => wordPieces(attributedString, word, start, width))
      : breakableSyllables(attributedString, narrowest);
    return breakLines({ ...attributedString, syllables }, availableWidths);
  };
}

/** Words and spaces as the line breaker takes them; between two pieces of a word stands `''`, where a line may end without a hyphen. */
function breakableSyllables(attributedString: AttributedString, width: number): string[] {
  const words = joinWords(attributedString.syllables ?? []);
  let offset = 0;
  return words.flatMap((word) => {
    const start = offset;
    offset += word.length;
    // Even the widest letters of a usual word fit: measuring is for long ones.
    if (word.length < 12 || word.startsWith(' ') || wordWidth(attributedString, start, offset) <= width) return [word];
    return wordPieces(attributedString, word, start, width).flatMap((piece, index) => (index === 0 ? [piece] : ['', piece]));
  });
}

/** The pieces of a word that begins at `start` and is wider than the line. */
const wordPieces = (text: AttributedString, word: string, start: number, width: number) =>
  splitWord(word, (from, to) => wordWidth(text, start + from, start + to) <= width);

/** A change of style within a word is no place to break it. */
function joinWords(syllables: readonly string[]): string[] {
  const words: string[] = [];
  for (const syllable of syllables) {
    const last = words.at(-1);
    if (last !== undefined && !last.startsWith(' ') && !syllable.startsWith(' ')) words[words.length - 1] = last + syllable;
    else words.push(syllable);
  }
  return words;
}

/** Never after a hyphen: at the end of a line readers take it for one that only the line break put there, and drop it. */
function splitWord(word: string, fits: (from: number, to: number) => boolean): string[] {
  const pieces: string[] = [];
  let offset = 0;
  for (const piece of word.split(/(?<=[/?&=#@._:;,+~])/u)) {
    if (fits(offset, offset + piece.length)) pieces.push(piece);
    else pieces.push(...Array.from(graphemes.segment(piece), ({ segment }) => segment).join('\0').replaceAll('-\0', '-').split('\0'));
    offset += piece.length;
  }
  return pieces;
}

/** Width of a part of the string in points. */
function wordWidth({ string, runs }: AttributedString, start: number, end: number): number {
  let width = 0;
  for (const run of runs) {
    let index = run.start;
    run.glyphs?.forEach((glyph, at) => {
      if (index >= start && index < end) width += run.positions?.[at]?.xAdvance ?? 0;
      for (const codePoint of glyph.codePoints) index += codePoint > 0xffff ? 2 : 1;
    });
    if (index > string.length) break;
  }
  return width;
}
