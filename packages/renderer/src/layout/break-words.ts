import { linebreaker, type AttributedString } from '@react-pdf/textkit';
import { advanceOffsets } from './advance-offsets.ts';
import { eastAsianLines, isEastAsian } from './break-east-asian.ts';
import { evenLines, type Stretch } from './even-lines.ts';

/**
 * Layout rounds to 32-bit floats: text in a box of exactly its width may find the box this much too narrow, in points.
 */
const ROUNDING = 0.01;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Line breaking without hyphens, at natural width: a reader finds words separated by whole spaces. A word stays whole
 * whenever a line can hold it; one that is wider than the line (a web address, a very long word) breaks after a
 * separator, otherwise anywhere, and nothing is inserted at the break. Chinese and Japanese break between characters.
 */
export function wordPreservingLinebreaker(options: Parameters<typeof linebreaker>[0]): ReturnType<typeof linebreaker> {
  // textkit splits the text: it is given whole lines as syllables with `''` between them, and no room to put two into
  // one line.
  const cut = linebreaker({ ...options, tolerance: 50 });
  return (attributedString, availableWidths) => {
    const offsets = advanceOffsets(attributedString);
    const widthOf = (from: number, to: number) => (offsets[to] ?? 0) - (offsets[from] ?? 0);
    const widths = availableWidths.map((width) => width + ROUNDING);
    const lines = isEastAsian(attributedString.string)
      ? eastAsianLines(attributedString.string, widthOf, widths, (word, start, width) =>
          wordPieces(word, start, width, widthOf),
        )
      : wordLines(attributedString, widthOf, widths);
    return cut(
      { ...attributedString, syllables: lines.flatMap((line, index) => (index === 0 ? [line] : ['', line])) },
      [0],
    );
  };
}

type WidthOf = (from: number, to: number) => number;

/** Lines of words, each with the spaces after it. */
function wordLines(
  { string, syllables = [] }: AttributedString,
  widthOf: WidthOf,
  widths: readonly number[],
): string[] {
  const stretches = stretchesOf(string, syllables, widthOf, Math.min(...widths));
  const starts = evenLines(stretches, widthOf, widths).map((first) => stretches[first]?.start ?? 0);
  return starts.length === 0 ? [string] : starts.map((start, index) => string.slice(start, starts[index + 1]));
}

/**
 * Strings that are read as one although they contain spaces: phone numbers, postal codes of Britain, Canada and the
 * Netherlands, a US state with its code, and a number with the sign behind it.
 */
const ONE_PIECE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    String.raw`\+\d[\d ()-]{5,16}\d`,
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`,
    String.raw`[A-Z]\d[A-Z] \d[A-Z]\d`,
    String.raw`\d{4} [A-Z]{2}`,
    String.raw`[A-Z]{2} \d{5}(?:-\d{4})?`,
    String.raw`\d[\d.,]* [%‰€$£]`,
  ].join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** The spaces of a text at which no line ends if a line can hold what they join. */
function heldSpaces(string: string, widthOf: WidthOf, width: number): Set<number> {
  const held = new Set<number>();
  for (const { index, 0: piece } of string.matchAll(ONE_PIECE)) {
    if (widthOf(index, index + piece.length) > width) continue;
    for (let at = 0; at < piece.length; at += 1) if (piece[at] === ' ') held.add(index + at);
  }
  return held;
}

function stretchesOf(string: string, syllables: readonly string[], widthOf: WidthOf, width: number): Stretch[] {
  const stretches: Stretch[] = [];
  const held = heldSpaces(string, widthOf, width);
  let start = 0;
  for (const word of joinWords(syllables)) {
    const last = stretches.at(-1);
    if (last && word.startsWith(' ')) {
      last.end += word.length;
    } else if (last && start > 0 && held.has(start - 1)) {
      last.end += word.length;
      last.inked = last.end;
    } else {
      const pieces = widthOf(start, start + word.length) <= width ? [word] : wordPieces(word, start, width, widthOf);
      for (const piece of pieces) {
        const from = stretches.at(-1)?.end ?? 0;
        stretches.push({ start: from, inked: from + piece.length, end: from + piece.length });
      }
    }
    start += word.length;
  }
  return stretches;
}

/** A change of style within a word is not a place to break it. */
function joinWords(syllables: readonly string[]): string[] {
  const words: string[] = [];
  for (const syllable of syllables) {
    const last = words.at(-1);
    if (last !== undefined && !last.startsWith(' ') && !syllable.startsWith(' '))
      words[words.length - 1] = last + syllable;
    else words.push(syllable);
  }
  return words;
}

/**
 * The pieces of a word that begins at `start` and is wider than the line. Never split after a hyphen: at the end of a
 * line, readers assume that the line break inserted it, and drop it.
 */
function wordPieces(word: string, start: number, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let from = start;
  // An email address is split before its @ if each half fits on a line.
  const mail = /^([^\s@/]+)(@[^\s@/]+)$/u.exec(word);
  if (mail?.[1] && mail[2]) {
    const at = start + mail[1].length;
    if (widthOf(start, at) <= width && widthOf(at, start + word.length) <= width) return [mail[1], mail[2]];
  }
  for (const piece of word.split(/(?<=[/?&=#@._:;,+~])/u)) {
    if (widthOf(from, from + piece.length) <= width) pieces.push(piece);
    else
      pieces.push(
        ...Array.from(graphemes.segment(piece), ({ segment }) => segment)
          .join('\0')
          .replaceAll('-\0', '-')
          .split('\0'),
      );
    from += piece.length;
  }
  return pieces;
}
