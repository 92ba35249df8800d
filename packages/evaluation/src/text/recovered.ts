import type { Passage } from '../input.ts';
import { hasWords, lowerWords } from './words.ts';

/** Words split at the end of a line are one. */
const rejoined = (text: string): string => text.replaceAll(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2');

const piecesOf = (text: string, language: string): string[] =>
  hasWords(language)
    ? lowerWords(rejoined(text.normalize('NFKC')))
    : [...text.normalize('NFKC').matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => letter);

/** The share of the words of some text that another has too, each as often, 0 to 1; and the first that are missing. */
export function recovered(text: string, from: string, language: string): { share: number; missing: string[] } {
  const left = new Map<string, number>();
  for (const piece of piecesOf(from, language)) left.set(piece, (left.get(piece) ?? 0) + 1);
  const pieces = piecesOf(text, language);
  const missing = pieces.filter((piece) => {
    const count = left.get(piece) ?? 0;
    left.set(piece, count - 1);
    return count <= 0;
  });
  return { share: pieces.length === 0 ? 1 : 1 - missing.length / pieces.length, missing };
}

/** Passages of some words that do not stand as one in a text, or not in their order. */
export function outOfOrder(passages: readonly Passage[], text: string): { long: Passage[]; broken: Passage[] } {
  const whole = ` ${lowerWords(rejoined(text.normalize('NFKC'))).join(' ')} `;
  const long = passages.filter((passage) => lowerWords(passage.text).length >= 4);
  const lastOf = new Map<string, number>();
  const broken = long.filter(({ text: one, path }) => {
    const sought = ` ${lowerWords(one.normalize('NFKC')).join(' ')} `;
    // What is said twice in the document is looked for after its first place.
    const after = path ? (lastOf.get(path) ?? 0) : 0;
    const at = whole.indexOf(sought, after);
    if (at >= 0) lastOf.set(path, at + 1);
    return at < 0;
  });
  return { long, broken };
}
