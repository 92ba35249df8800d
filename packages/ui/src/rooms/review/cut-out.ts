/** A text of more words is looked for as it is. */
const mostWords = 300;
const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * A text without a part of it, whatever signs and spaces stand between the words; `null` if it does not contain it.
 * What was around the part is joined, without the separators that would stand alone.
 */
export function cutOut(text: string, part: string): string | null {
  const words = wordsOf(part);
  if (words.length === 0 || words.length > mostWords) return text.trim() === part.trim() ? '' : null;
  // A line that ends within a word has the first half of it.
  const end = /\p{L}[-\u00ad]$/u.test(part.trim()) ? '' : String.raw`(?![\p{L}\p{N}])`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]+`)}${end}`, 'iu');
  const whole = text.normalize('NFKC');
  const found = pattern.exec(whole);
  if (!found) return null;
  const before = whole.slice(0, found.index).replace(/[(["“„«\s]+$/u, '');
  const after = whole.slice(found.index + found[0].length).replace(/^[)\]"”“»\s]+/u, '');
  return `${before.replace(/[\s,;:|·•–—-]+$/u, '')}${joint(before, after)}${after.replace(/^[\s,;:|·•–—-]+/u, '')}`.trim();
}

/** What stands between two texts when the one between them is gone: the separator they had, or a space. */
function joint(before: string, after: string): string {
  if (!before || !after) return '';
  const sign = /[,;|·•–—]$/u.exec(before)?.[0] ?? /^[,;|·•–—]/u.exec(after)?.[0];
  return sign === undefined ? ' ' : /[,;]/u.test(sign) ? `${sign} ` : ` ${sign} `;
}

/** Whether all of `part` is in a text, as whole words. */
export const holds = (text: string, part: string): boolean => cutOut(text, part) !== null;
