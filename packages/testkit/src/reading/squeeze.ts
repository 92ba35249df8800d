/** Marks between words on a page: bullets and the dots between fields. */
const MARKS = '•·';

/** Characters without ink: directional marks, joiners, variation selectors, soft hyphens. */
const INKLESS = /[\p{Cf}\uFE00-\uFE0F]/gu;

/** Text as a page should give it: composed, and without characters that have no ink. */
export const inked = (text: string): string => text.normalize('NFC').replace(INKLESS, '');

/** The gap before a character: none, a space or a line break, or a mark, which may be separated in any case. */
type Gap = 'none' | 'space' | 'line' | 'any';

/**
 * Text without what a page adds (spaces, line ends, bullets, dots between fields), and the gap before each remaining
 * UTF-16 unit.
 */
export interface Squeezed {
  text: string;
  gaps: Gap[];
}

/** Squeezes a text. */
export function squeezed(text: string): Squeezed {
  const result: Squeezed = { text: '', gaps: [] };
  let gap: Gap = 'any';
  for (const character of inked(text)) {
    if (MARKS.includes(character)) gap = 'any';
    else if (/\s/u.test(character))
      gap = gap === 'any' || gap === 'line' ? gap : character === '\n' || character === '\f' ? 'line' : 'space';
    else {
      result.text += character;
      result.gaps.push(gap, ...Array.from<Gap>({ length: character.length - 1 }).fill('none'));
      gap = 'none';
    }
  }
  return result;
}

/** Squeezed pieces one after the other; the gap between them depends only on the page. */
export function squeezedPieces(pieces: readonly string[]): Squeezed {
  const parts = pieces.map(squeezed);
  return { text: parts.map(({ text }) => text).join(''), gaps: parts.flatMap(({ gaps }) => gaps) };
}
