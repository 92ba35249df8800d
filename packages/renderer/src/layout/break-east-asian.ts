import LineBreaker from 'linebreak';

/** Chinese and Japanese characters and punctuation. Korean is broken between words, as it is written. */
const EAST_ASIAN = '\\u2e80-\\u30ff\\u31f0-\\u9fff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff01-\\uffef\\u{20000}-\\u{3ffff}';
const eastAsian = new RegExp(`[${EAST_ASIAN}]`, 'u');
/** A position next to such a character, with no hyphen before it. */
const besideEastAsian = new RegExp(`(?<=[${EAST_ASIAN}])|(?<!-)(?=[${EAST_ASIAN}])`, 'uy');

/** Whether text has characters between which lines may end without a space. */
export const isEastAsian = (text: string) => eastAsian.test(text);

/**
 * The lines of Chinese and Japanese text, with the spaces after them: each is filled as far as possible and ends where
 * UAX #14 allows, so never before 、 or 」 and never after 「. Words of other scripts stay whole.
 * @param widthOf width of the text between two offsets, in the unit of `widths`.
 * @param pieces splits a word that is wider than a line.
 */
export function eastAsianLines(
  string: string,
  widthOf: (from: number, to: number) => number,
  widths: readonly number[],
  pieces: (word: string, start: number, width: number) => readonly string[],
): string[] {
  const lines: string[] = [];
  let start = 0;
  /** End of the line's content, without the spaces after it. */
  let end = 0;
  const lineWidth = () => widths[Math.min(lines.length, widths.length - 1)] ?? 0;
  const take = (from: number, to: number) => {
    if (end > start && widthOf(start, to) > lineWidth()) {
      lines.push(string.slice(start, from));
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
  return [...lines, string.slice(start)];
}

/** Where lines may end: after spaces, and next to Chinese and Japanese characters where UAX #14 allows. */
function breaks(string: string): number[] {
  const found: number[] = [];
  const breaker = new LineBreaker(string);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    besideEastAsian.lastIndex = next.position;
    if (next.position === string.length || string[next.position - 1] === ' ' || besideEastAsian.test(string))
      found.push(next.position);
  }
  return found;
}
