import { inked } from './squeeze.ts';

/** The words and marks of a text; a mark is a word of its own, so that one on the wrong side of its word counts. */
export const wordsOf = (text: string): string[] =>
  inked(text).match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}•·]/gu) ?? [];

/** How much of a text a reader gives. */
export interface WordScore {
  /** Words given in order, of `total`. */
  read: number;
  total: number;
  /** The position in the reader's words at which the text was found. */
  at: number;
  /** The words at that position. */
  found: readonly string[];
}

/**
 * How many words of a text a reader gives in order: the maximum over all stretches of what it read, which are slightly
 * longer than the text. `from` is where to look first: of equally good stretches, the first one from there counts.
 */
export function scoreWords(text: string, read: readonly string[], from = 0): WordScore {
  const words = wordsOf(text);
  const total = words.length;
  const whole = indexOfRun(read, words, from);
  if (whole !== -1) return { read: total, total, at: whole, found: words };
  const length = total + Math.ceil(total / 2) + 6;
  const wanted = new Set(words);
  let best: WordScore = { read: 0, total, at: from, found: [] };
  const starts = read.flatMap((word, at) => (wanted.has(word) ? [at] : []));
  for (const at of starts) {
    const stretch = read.slice(at, at + length);
    const score = commonInOrder(words, stretch);
    if (score > best.read || (score === best.read && best.at < from && at >= from))
      best = { read: score, total, at, found: stretch.slice(0, total) };
  }
  return best;
}

function indexOfRun(read: readonly string[], words: readonly string[], from: number): number {
  const matches = (at: number) => words.every((word, index) => read[at + index] === word);
  const found = (start: number, end: number) => {
    for (let at = start; at <= end - words.length; at += 1) if (matches(at)) return at;
    return -1;
  };
  const ahead = found(from, read.length);
  return ahead === -1 ? found(0, read.length) : ahead;
}

/** Length of the longest common subsequence of words. */
function commonInOrder(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const next = [0];
    for (let index = 0; index < b.length; index += 1) {
      next.push(b[index] === word ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
