/** Marks that stand between words on a page: bullets and the dots between fields. */
const MARKS = '•·';

/** What leaves no ink: directional marks, joiners, variation selectors, soft hyphens. */
const INKLESS = /[\p{Cf}\uFE00-\uFE0F]/gu;

/** Text as a page is to give it: composed, and without what leaves no ink. */
export const inked = (text: string): string => text.normalize('NFC').replace(INKLESS, '');

/**
 * How far apart a character stands from the one before it: at once, a space or a line further, or beyond a mark, which
 * may stand apart anyhow.
 */
type Gap = 'none' | 'space' | 'line' | 'any';

/**
 * Text without what a page adds (spaces, line ends, bullets, dots between fields), and the gap before each UTF-16 unit
 * that is left.
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

/** Squeezed pieces one after the other; how far they stand apart is the page's own affair. */
export function squeezedPieces(pieces: readonly string[]): Squeezed {
  const parts = pieces.map(squeezed);
  return { text: parts.map(({ text }) => text).join(''), gaps: parts.flatMap(({ gaps }) => gaps) };
}
