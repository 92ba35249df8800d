import { directionOf, normalized } from '@vitae/domain';
import type { Passage } from '../input.ts';
import { hasWords, lowerWords } from './words.ts';

/** Words split at the end of a line are one. */
const rejoined = (text: string): string => text.replaceAll(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2');

/** Words, or letters where words cannot be recognised: files draw what is written from the right in either order. */
const piecesOf = (text: string, language: string): string[] =>
  hasWords(language) && directionOf(language) === 'ltr'
    ? lowerWords(rejoined(normalized(text, 'NFKC')))
    : [...normalized(text, 'NFKC').matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => letter);

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

/** A letter that has no code in the file: what it was is unknown. */
const LOST = '\uFFFD';

/** Fonts whose letters have no names leave control characters for some of them, above all ligatures: these are lost as well. */
const withLost = (text: string): string => text.replaceAll(/[\p{Cc}--[\t\n\r]]/gv, LOST);

/** The letters and digits of a text alone: where programs see spaces and hyphens differs, and is no fault of the file. */
const lettersOf = (text: string): string =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\uFFFD]/gu, '');

/**
 * Latin letters without their accents: old fonts of TeX draw an accent as a sign of its own, which readers join to its
 * letter, leave out, or keep beside it.
 */
const withoutAccents = (text: string): string =>
  normalized(text.replaceAll(/[´`¨ˆ˜¸˚˝ˇ]/gu, ''), 'NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '');

/** How many missing words, words with lost letters and passages are looked for: each is compared with all of a text. */
const most = { missing: 1000, torn: 100, passages: 1000 };
/** Words that lost letters in more places than these are not read at all: there are too many ways to read them. */
const mostPlacesLost = 3;
const longestTorn = 60;

/**
 * How much of some text another reading of the same file has: like `recovered`, but words that are only parted or joined
 * differently count as read, and so do those with a lost letter, which is a fault of its own (ATS-02).
 */
export function agreed(text: string, otherText: string, language: string): { share: number; missing: string[] } {
  const other = withoutAccents(withLost(otherText));
  const { share, missing } = recovered(withoutAccents(text).replaceAll(LOST, ''), other.replaceAll(LOST, ''), language);
  const letters = lettersOf(other);
  const torn = [...new Set(other.split(/\s+/u).filter((word) => word.includes(LOST)))]
    .slice(0, most.torn)
    .flatMap((word) => patternOf(lettersOf(word)));
  const isLost = (word: string) => !letters.includes(lettersOf(word)) && !torn.some((pattern) => pattern.test(word));
  const lost = missing.filter((word, index) => index >= most.missing || isLost(word));
  return { share: missing.length === 0 ? 1 : 1 - ((1 - share) * lost.length) / missing.length, missing: lost };
}

/** The words that a word with lost letters may have been; none if it may have been almost any. */
function patternOf(letters: string): RegExp[] {
  const places = letters.match(/\uFFFD+/gu) ?? [];
  if (places.length > mostPlacesLost || letters.length > longestTorn) return [];
  return [new RegExp(`^${letters.replaceAll(/\uFFFD+/gu, ({ length }) => `.{${length},${3 * length}}`)}$`, 'u')];
}

/** A single sign, as an icon before a number; a time or an address at the end of a line, as at the margin beside an entry; the number of an item, "[1]" of a reference, too; and a page's number. */
const BETWEEN =
  /(?<=^|\s)[^\s\d](?=\s)|\s{2,}|^(?:\(?\d{1,3}[.)]|\[[\p{L}\d+]{1,8}\])(?=\s)|(?:[\p{L}.]+ )?\d{4} ?[–—-] ?(?:(?:[\p{L}.]+ )?\d{4}|\d\d|\p{L}+)$|(?:\p{L}{3,9}\.? )?\d{4}$|(?<=\s)(?:https?:\/\/|www\.)\S+$|(?<=\s)\d{1,2} ?(?:\/|of|von|de|sur) ?\d{1,2}$/u;

/** Names of icons, which some programs read as words, and what stands raised behind a number. */
const BESIDE_WORDS =
  /(?<!\S)(?:(?:map-marker|map-marked|mobile|phone|calendar|trophy|envelope|globe|link|home|file|user|square|pencil|external-link|location)(?:-(?:alt|o|square|open|check|day|plus|altern))+|phone|mobile|calendar|trophy|envelope|globe|instagram|behance|linkedin|github|gitlab|twitter|facebook|map|location|home|link|skype|telegram|whatsapp|stack-overflow|stackoverflow|orcid|researchgate|google-scholar)(?!\S)|(?<=\d)\s?(?:st|nd|rd|th)(?!\p{L})/giu;

/** The parts of a line that need not follow each other. */
const partsOf = (line: string): string[] => line.split(BETWEEN).filter((part) => lowerWords(part).length > 0);

/** Passages of some words whose letters do not follow each other in a text as they do in the passage. */
export function outOfOrder(passages: readonly Passage[], text: string): { long: Passage[]; broken: Passage[] } {
  const hasLost = (one: string) => withLost(one).includes(LOST);
  const lettersIn = (one: string) => lettersOf(withoutAccents(one));
  const whole = lettersIn(text);
  const bare = lettersIn(text.replaceAll(BESIDE_WORDS, ' '));
  const isIn = (part: string) =>
    whole.includes(lettersIn(part)) || bare.includes(lettersIn(part.replaceAll(BESIDE_WORDS, ' ')));
  // Files draw what is written from the right in either order: that of the letters says nothing.
  const isFromRight = (one: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(normalized(one, 'NFKC'));
  const long = passages
    .filter((passage) => lowerWords(passage.text).length >= 4 && !hasLost(passage.text) && !isFromRight(passage.text))
    .slice(0, most.passages);
  // A word that one of them reads with another letter says nothing of the order.
  const known = new Set(lowerWords(withoutAccents(text)));
  const hasWordsOf = (one: string) =>
    lowerWords(withoutAccents(one)).every((word) => known.has(word) || whole.includes(lettersOf(word)));
  const lastOf = new Map<string, number>();
  const broken = long.filter(({ text: one, path }) => {
    // What is said twice in the document is looked for after its first place.
    const after = path ? (lastOf.get(path) ?? 0) : 0;
    const at = whole.indexOf(lettersIn(one), after);
    if (at >= 0) lastOf.set(path, at + 1);
    return at < 0 && !isIn(one) && !partsOf(one).every(isIn) && hasWordsOf(one);
  });
  return { long, broken };
}
