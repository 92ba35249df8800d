import { diff, type Hunk, type Work } from './diff.ts';

/**
 * Words with the space before them, numbers written in groups (`+49 170 1234567` is one), and single characters of
 * scripts that put no space between words. Space is not a separate word.
 */
const words =
  /\s*(?:[+(]?\d\S*(?:[ \u00a0\u202f][+(]?\d\S*)+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+)|\s+/gu;

/** The cost of a line or a word in addition to comparisons: it is split off and numbered. */
const workPerPart = 16;

/**
 * Merges two texts made from the same one, or returns `undefined` if both changed the same part: line by line, and word
 * by word where both changed the same or neighbouring lines. Adjacent changed words are one change. A text that would
 * take more work than is left is not merged either.
 */
export function mergeText(base: string, mine: string, theirs: string, work: Work): string | undefined {
  const { start, end } = sameLines([base, mine, theirs]);
  const between = (text: string) => cut(text.slice(start, text.length - end), /[^\n]*\n|[^\n]+$/g, work);
  const [before, one, other] = [between(base), between(mine), between(theirs)];
  if (!before || !one || !other) return undefined;
  const middle = joined(before, one, other, work, (...sides) => {
    const [was, ours, others] = sides.map((side) => cut(side, words, work));
    return was && ours && others && joined(was, ours, others, work, () => undefined);
  });
  return middle === undefined ? undefined : mine.slice(0, start) + middle + mine.slice(mine.length - end);
}

/** The length of the whole lines that all texts start with, and that they end with. */
function sameLines(texts: readonly [string, ...string[]]): { start: number; end: number } {
  const [first, ...others] = texts;
  const shortest = Math.min(...texts.map(({ length }) => length));
  let start = 0;
  const sameAt = (index: number) => others.every((text) => text.charCodeAt(index) === first.charCodeAt(index));
  while (start < shortest && sameAt(start)) start += 1;
  start = start === 0 ? 0 : first.lastIndexOf('\n', start - 1) + 1;
  let end = 0;
  const sameFromEnd = (index: number) =>
    others.every((text) => text.charCodeAt(text.length - index) === first.charCodeAt(first.length - index));
  while (end < shortest - start && sameFromEnd(end + 1)) end += 1;
  const line = first.indexOf('\n', first.length - end);
  return { start, end: line === -1 ? 0 : first.length - line - 1 };
}

/** The parts of a text; `undefined` if splitting it would take more work than is left. */
function cut(text: string, parts: RegExp, work: Work): string[] | undefined {
  const found: string[] = [];
  parts.lastIndex = 0;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    work.left -= workPerPart;
    if (work.left <= 0) return undefined;
    found.push(part[0]);
  }
  return found;
}

/** The merge of both sides of a run of the base; `undefined` if they cannot be merged. */
type Settle = (base: string, mine: string, theirs: string) => string | undefined;

function joined(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  work: Work,
  settle: Settle,
): string | undefined {
  const [ours, others] = [diff(base, mine, work), diff(base, theirs, work)];
  const parts: string[] = [];
  const textOf = (list: readonly string[], from: number, to: number) => list.slice(from, to).join('');
  let done = 0;
  for (const { from, to, own, other } of regions(ours, others)) {
    parts.push(textOf(base, done, from));
    done = to;
    const [one, two] = [textOf(mine, ...spanOf(own, from, to)), textOf(theirs, ...spanOf(other, from, to))];
    if (other.hunks.length === 0 || one === two) parts.push(one);
    else if (own.hunks.length === 0) parts.push(two);
    else {
      const settled = settle(textOf(base, from, to), one, two);
      if (settled === undefined) return undefined;
      parts.push(settled);
    }
  }
  return [...parts, textOf(base, done, base.length)].join('');
}

/** The hunks of one side in a region, and how far this side's positions are from the base's before it. */
interface Part {
  hunks: Hunk[];
  ahead: number;
}

interface Region {
  from: number;
  to: number;
  own: Part;
  other: Part;
}

/** The regions where either side changed the base: hunks that overlap or touch are one. */
function regions(ours: readonly Hunk[], others: readonly Hunk[]): Region[] {
  const found: Region[] = [];
  const ahead = { own: 0, other: 0 };
  const all = [
    ...ours.map((hunk) => ({ hunk, side: 'own' as const })),
    ...others.map((hunk) => ({ hunk, side: 'other' as const })),
  ].sort((a, b) => a.hunk.from - b.hunk.from || a.hunk.to - b.hunk.to);
  for (const { hunk, side } of all) {
    let region = found.at(-1);
    if (region === undefined || hunk.from > region.to) {
      region = {
        from: hunk.from,
        to: hunk.to,
        own: { hunks: [], ahead: ahead.own },
        other: { hunks: [], ahead: ahead.other },
      };
      found.push(region);
    }
    region.to = Math.max(region.to, hunk.to);
    region[side].hunks.push(hunk);
    ahead[side] = hunk.otherTo - hunk.to;
  }
  return found;
}

/** The position of a base region in one side. */
function spanOf({ hunks, ahead }: Part, from: number, to: number): [from: number, to: number] {
  const last = hunks.at(-1);
  return [from + ahead, to + (last === undefined ? ahead : last.otherTo - last.to)];
}
