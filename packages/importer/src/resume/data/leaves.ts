import { normalized } from '@vitae/domain';
import { isData, partialDateOf } from './values.ts';
import { isPresent } from '../../language/dates.ts';

/** A text value somewhere in a program's data. */
export interface Leaf {
  /** The keys on the path to it, without list indexes. */
  path: readonly string[];
  text: string;
}

/** Data about a program's own screens and files, not about the person. */
const TECHNICAL = new Set([
  'id',
  'hidden',
  'visible',
  'section',
  'columns',
  'separateLinks',
  'icon',
  'iconColor',
  'hideIcon',
  'showLinkInTitle',
  'target',
  '$schema',
]);

/** A link in Markdown's notation. Neither part goes on to the next bracket, where another one may begin. */
const MARKDOWN_LINK = /\[([^[\]]*)\]\(([^\s)[]+)\)/gu;

/** Every text and number in some data, with links split into text and address. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => leavesOf(item, path));
  if (isData(value))
    return Object.entries(value).flatMap(([key, inner]) => (TECHNICAL.has(key) ? [] : leavesOf(inner, [...path, key])));
  if (typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'string' || !value.trim()) return [];
  const links = [...value.matchAll(MARKDOWN_LINK)].flatMap(([, words = '', address = '']) => [words, address]);
  return [value.replace(MARKDOWN_LINK, ' '), ...links].filter((text) => text.trim()).map((text) => ({ path, text }));
}

/** Only letters and digits: the part of a text that formatting does not change. */
const bare = (text: string): string =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Texts split into pieces that may be separated: lines, list items, the content of tags. */
const piecesOf = (text: string): string[] => text.replace(/<[^<>]+>|&[#\w]+;/gu, '\n').split(/\n+|\s-\s|,\s/u);

/** Characters of a result that are searched for parts in the end; what is not found by then counts as lost. */
const MOST_SEARCHED = 10_000_000;

/**
 * Lists the parts of some data that a result contains nowhere. A date counts as contained if its month and year are, a
 * word for today if anything is ongoing.
 */
export function lostFrom(leaves: readonly Leaf[], result: unknown, asOf: string): Leaf[] {
  const texts = leavesOf(result).map(({ text }) => text);
  const kept = bare(texts.join('\n'));
  // Most parts stand alone, and need not be searched for among all others.
  const whole = new Set(texts.flatMap(piecesOf).map(bare));
  let left = MOST_SEARCHED;
  const isKept = (piece: string): boolean => {
    if (piece === '' || whole.has(piece)) return true;
    left -= kept.length;
    return left > 0 && kept.includes(piece);
  };
  const goesOn = JSON.stringify(result)?.includes('"current":true') ?? false;
  return leaves.filter(({ text }) => {
    if (isPresent(text.trim())) return !goesOn;
    const date = /\d{4}/u.test(text) && text.length < 30 ? partialDateOf(text, asOf) : '';
    if (date && isKept(bare(date))) return false;
    return piecesOf(text).some((piece) => !isKept(bare(piece)));
  });
}

/** A name in a program's data as a person would write it: "release_date" → "Release date". */
export function wordsOf(key: string): string {
  const words = key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_-]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (['doi', 'isbn', 'issn', 'gpa', 'url'].includes(words)) return words.toUpperCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
