import type { Direction } from '@vitae/domain';

/** A stretch of text with one direction. */
export interface DirectedPart {
  text: string;
  direction: Direction;
}

const RTL = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
/**
 * From a letter that runs against the line to the last such letter before one that runs with it, including the signs of
 * a name such as C++.
 */
const AGAINST: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${RTL}](?:[^\\p{L}]*[${RTL}\\p{M}])*`, 'gu'),
  rtl: new RegExp(String.raw`(?![${RTL}])\p{L}(?:[^\p{L}]*(?:(?![${RTL}])\p{L}|\p{M}))*[+#]*`, 'gu'),
};

/** Right-to-left and left-to-right mark: invisible characters that give their neighbours a direction (UAX #9, 2.6). */
const RLM = '\u200F';
const LRM = '\u200E';

/** A separator that keeps values on a line in the order of the line, even if two of them run against it. */
export const separatorOf = (separator: string, line: Direction): string =>
  line === 'rtl' ? `${RLM}${separator}` : separator;

/** An address or a number, which runs from left to right in every language. */
export const leftToRight = (text: string, line: Direction): string => (line === 'rtl' ? `${LRM}${text}${LRM}` : text);

/** A value among others, such as a keyword: all of it keeps its own direction, that of its first letter. */
export const valueOn = (text: string, line: Direction): string =>
  line === 'rtl' && new RegExp(`^[^\\p{L}]*(?![${RTL}])\\p{L}`, 'u').test(text) ? leftToRight(text, line) : text;

/**
 * Splits text where its direction changes. A word processor stores the direction with each run; spaces and signs
 * between two words of one direction go with them, all others with the line.
 */
export function directedParts(text: string, line: Direction): DirectedPart[] {
  const parts: DirectedPart[] = [];
  const against = line === 'ltr' ? 'rtl' : 'ltr';
  let at = 0;
  for (const match of text.matchAll(AGAINST[line])) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), direction: line });
    parts.push({ text: match[0], direction: against });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), direction: line });
  return parts;
}
