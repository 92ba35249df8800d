import type { Squeezed } from './squeeze.ts';

/** A stretch of a page: a number of characters of a part, from a position on. */
interface Stretch {
  part: number;
  from: number;
  length: number;
}

/**
 * Where pages differ from what was drawn; empty if they contain all of it in order with its spaces. Adjacent parts
 * continue from page to page, each page giving the next stretch of every part, one part after the other.
 */
export function misreadings(pages: readonly Squeezed[], parts: readonly Squeezed[]): string[] {
  const done = parts.map(() => 0);
  const torn: string[] = [];
  for (const [index, page] of pages.entries()) {
    const stretches = stretchesOf(page.text, parts, done);
    if (!stretches) return [`page ${index + 1} ${whereItParts(page.text, parts, done)}`];
    let at = 0;
    for (const { part, from, length } of stretches) {
      torn.push(...gapErrors(page, at, parts[part], from, length).map((error) => `page ${index + 1} ${error}`));
      done[part] = from + length;
      at += length;
    }
  }
  const lost = parts.map(({ text }, part) => text.slice(done[part])).filter(Boolean);
  return [
    ...lost.map((text) => `the pages end before "${text}"`),
    ...torn.slice(0, 5),
    ...(torn.length > 5 ? [`and ${torn.length - 5} more`] : []),
  ];
}

/**
 * Splits a page into the next stretch of each part in turn; each takes as much as the others leave possible. `null` if
 * there is no way.
 */
function stretchesOf(
  page: string,
  parts: readonly Squeezed[],
  done: readonly number[],
  part = 0,
  at = 0,
): Stretch[] | null {
  const { text = '' } = parts[part] ?? {};
  if (part === parts.length) return at === page.length ? [] : null;
  const from = done[part] ?? 0;
  for (let length = agreement(page, at, text, from); length >= 0; length -= 1) {
    const rest = stretchesOf(page, parts, done, part + 1, at + length);
    if (rest) return [{ part, from, length }, ...rest];
  }
  return null;
}

/** The position in the parts after a page that does not match: each in turn takes as much as it can. */
function whereItParts(page: string, parts: readonly Squeezed[], done: readonly number[]): string {
  let at = 0;
  const wanted = parts.map(({ text }, part) => {
    const from = done[part] ?? 0;
    const length = agreement(page, at, text, from);
    at += length;
    return text.slice(from + length, from + length + 40);
  });
  return `reads "${page.slice(Math.max(0, at - 20), at)}|${page.slice(at, at + 40)}", wanted after the bar: ${wanted
    .filter(Boolean)
    .map((text) => `"${text}"`)
    .join(' or ')}`;
}

/** How many characters of a part a page gives from a position on. */
function agreement(page: string, at: number, part: string, from: number): number {
  let length = 0;
  while (from + length < part.length && page[at + length] === part[from + length]) length += 1;
  return length;
}

/**
 * Where words are joined or split in a stretch. A line may end between words, inside one that no line can hold, and
 * anywhere in text without spaces.
 */
function gapErrors(page: Squeezed, at: number, part: Squeezed | undefined, from: number, length: number): string[] {
  if (!part) return [];
  const errors: string[] = [];
  for (let index = 1; index < length; index += 1) {
    const [read, drawn] = [page.gaps[at + index], part.gaps[from + index]];
    const place = `${page.text.slice(at + Math.max(0, index - 12), at + index)}|${page.text.slice(at + index, at + index + 12)}`;
    if (drawn === 'space' && read === 'none') errors.push(`lost the space in "${place}"`);
    if (drawn === 'none' && read === 'line' && isInShortWord(part, from + index))
      errors.push(`broke the word in "${place}"`);
    if (drawn === 'none' && read === 'space') errors.push(`tore "${place}"`);
  }
  return errors;
}

/** Letters of scripts that put spaces between words. */
const LETTER =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}]/u;

/** Letters of a word that any line can hold. */
const SHORT = 18;

/** Whether a position is between two letters of a word that any line can hold. */
function isInShortWord({ text, gaps }: Squeezed, at: number): boolean {
  const isLetter = (index: number) => LETTER.test(text[index] ?? '');
  let [start, end] = [at, at];
  while (start > 0 && isLetter(start - 1) && gaps[start] === 'none') start -= 1;
  while (end < text.length && isLetter(end) && (end === at || gaps[end] === 'none')) end += 1;
  // Characters that are joined to the word form one unbreakable stretch with it, for instance an address.
  const isFree =
    (start === 0 || gaps[start] !== 'none') &&
    (end === text.length || gaps[end] !== 'none' || /\p{P}/u.test(text[end] ?? ''));
  return start < at && end > at && isFree && end - start <= SHORT;
}
