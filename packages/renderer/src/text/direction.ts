import type { Direction } from '@vitae/domain';
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

const RTL = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff';
const rightToLeft = new RegExp(`[${RTL}]|[\\ud802-\\ud803\\ud83a-\\ud83b]`);
/** Letters that determine the direction of text; Arabic-Indic digits do not. */
const strong = {
  ltr: new RegExp(`(?![${RTL}])\\p{L}`, 'u'),
  rtl: new RegExp(
    `[${[
      String.raw`\u05be\u05c0\u05c3\u05c6\u05d0-\u05f4\u0608\u060b\u060d\u061b-\u064a\u066d-\u066f\u0671-\u06d5`,
      String.raw`\u06e5\u06e6\u06ee\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`,
    ].join('')}]`,
  ),
} as const;

/** Whether text has a character that is written from right to left. */
export const hasRightToLeft = (text: string) => rightToLeft.test(text);

/** Whether a character is a letter that determines the direction of its text; for left to right, a digit counts too. */
export const isStrong = (character: string, direction: Direction) =>
  strong[direction].test(character) || (direction === 'ltr' && /[0-9]/.test(character));

/**
 * The direction of one paragraph in a document of direction `own`. Usually the document's; a sentence in the other
 * direction keeps its own, with its full stop at its own end: one without any letter of the document's direction, or
 * one of six or more words that begins in the other direction and has few letters of the document's. A list of such
 * words is not a sentence: its items follow the document.
 */
export function paragraphDirection(text: string, own: Direction): Direction {
  const other = own === 'ltr' ? 'rtl' : 'ltr';
  const words = text.split(/\s+/u).filter((word) => strong.ltr.test(word) || strong.rtl.test(word));
  const ours = words.filter((word) => strong[own].test(word)).length;
  if (words.length === 0) return own;
  if (ours === 0) return /(?:^|\s)[·|•](?:\s|$)/u.test(text) ? own : other;
  const isSentence = words.length >= 6 && !strong[own].test(words[0] ?? '') && ours * 3 < words.length;
  return isSentence ? other : own;
}

const DIGITS = '0-9\\u0660-\\u0669\\u06f0-\\u06f9';
const digit = `[${DIGITS}]`;
/** A number, date, range of dates or phone number, with the signs that belong to it. */
const number = [
  `[+\\-−±~≈<>≤≥$€£¥₪]?\\(?[+]?${digit}[${DIGITS}\\wº°]*`,
  `(?:(?: ?[–—-] ?|\\) ?|[/.,:\\u066b\\u066c'*#\\u00a0\\u202f-]| (?=\\(?${digit}))\\(?${digit}[${DIGITS}\\wº°]*)*`,
  `\\)?(?:\\+| ?[%‰٪]|[$€£¥₪])?`,
].join('');
/**
 * Words in a left-to-right script with the characters between them and the signs at their ends: names, web and email
 * addresses, "C++", ".NET", "VAT 19%".
 */
const letter = `[^\\s${RTL}\\p{P}\\p{S}\\p{N}]`;
const foreign = `[.#@/]?${letter}(?:[^${RTL}\\n·|•]*(?:${letter}|${digit}))?(?:[+#/]+|(?<=${digit})[%‰٪])?`;
const isolated = new RegExp(`https?://[^\\s${RTL}]*[^\\s${RTL}.,;:!?)]|${foreign}|${number}`, 'gu');
const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»', '“': '”', '"': '"' };

/**
 * Parts of right-to-left text that keep their own left-to-right order whatever is around them. Without this the
 * algorithm reverses phone numbers and ranges and moves the signs of "C++" to the other side.
 */
export function isolates(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(isolated)) {
    let [start, end] = [match.index, match.index + match[0].length];
    // A pair of brackets around the whole part looks the same from both sides, and belongs to it; half of a pair does
    // not.
    for (const [open, close] of Object.entries(brackets)) {
      const inside = text.slice(start, end);
      if (open !== close && inside.includes(open) && !inside.includes(close) && text[end] === close) end += 1;
      else if (inside.endsWith(close) && !inside.slice(0, -1).includes(open)) end -= text[start - 1] === open ? 0 : 1;
      if (
        text[start - 1] === open &&
        (text[end] === close ||
          (open !== close && text.slice(start, end).endsWith(close) && !text.slice(start, end - 1).includes(open)))
      ) {
        if (text[end] === close) end += 1;
        start -= 1;
      }
    }
    if (end > start) found.push({ start, end });
  }
  return found;
}

/** The embedding level of every UTF-16 unit (UAX #9): even ones run left to right. */
export function bidiLevels(text: string, direction: Direction): Uint8Array {
  if (!hasRightToLeft(text) && direction === 'ltr') return new Uint8Array(text.length);
  let marked = '';
  let from = 0;
  const kept: number[] = [];
  const take = (to: number) => {
    for (; from < to; from += 1) {
      kept.push(marked.length);
      marked += text[from] ?? '';
    }
  };
  for (const { start, end } of isolates(text)) {
    take(start);
    marked += '\u2066';
    take(end);
    marked += '\u2069';
  }
  take(text.length);
  const { levels } = bidi.getEmbeddingLevels(marked, direction);
  const own = Uint8Array.from(kept, (index) => levels[index] ?? 0);
  // Joiners and marks, which the algorithm ignores, stay with the character before them.
  for (let index = 1; index < own.length; index += 1)
    if (/[\u200b-\u200f\u061c\u2060-\u2064]/.test(text[index] ?? '')) own[index] = own[index - 1] ?? 0;
  return own;
}

/** The character whose glyph replaces this one in right-to-left text: a closing bracket for an opening one. */
export const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;

/**
 * The order of stretches on a line from left to right (UAX #9, L2).
 * @returns indices into `levels`.
 */
export function visualOrder(levels: readonly number[]): number[] {
  let order = levels.map((_, index) => index);
  for (let level = Math.max(0, ...levels); level >= 1; level -= 1) {
    const next: number[] = [];
    let reversed: number[] = [];
    for (const index of order) {
      if ((levels[index] ?? 0) >= level) {
        reversed.unshift(index);
      } else {
        next.push(...reversed, index);
        reversed = [];
      }
    }
    order = [...next, ...reversed];
  }
  return order;
}
