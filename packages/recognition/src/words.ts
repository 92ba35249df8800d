import type { FoundLine } from './core.ts';
import { strokeIn, type Ink } from './ink.ts';
import { markBefore, type FoundMark } from './marks.ts';
import type { RecognisedWord } from './page.ts';

type Found = RecognisedWord & { top: number; bottom: number; stroke: number; isFirst: boolean };

/** The words of lines as the engine found them, without list marks and icons that it took for letters; and list marks. */
export function wordsOf(lines: readonly FoundLine[], ink: Ink): { words: RecognisedWord[]; marks: FoundMark[] } {
  const found = lines.map((line) => foundIn(line, ink)).filter((words) => words.length > 0 && !isNoise(words));
  const marks: FoundMark[] = [];
  const isRepeated = repeatedStarts(found);
  const kept = found.map((words) => {
    const shown = withSeparators(withoutIcons(withoutDecoration(words)));
    const [first, second] = shown;
    if (!first) return [];
    if (isMisreadMark(first, second, isRepeated)) return [{ ...first, text: '•', confidence: 100 }, ...shown.slice(1)];
    const mark = markBefore(ink, first.x, first.baseline, first.size);
    if (mark) marks.push(mark);
    return shown;
  });
  const usual = median(kept.flatMap((words) => words.map(({ stroke, size }) => stroke / size)));
  const words = kept.flatMap((line) => {
    const bold = boldIn(line, usual);
    return line.map(({ text, x, width, baseline, size, confidence }, index): RecognisedWord => ({
      text,
      x,
      width,
      baseline,
      size,
      confidence,
      isBold: bold[index] ?? false,
      isFollowed: index + 1 < line.length,
    }));
  });
  return { words, marks };
}

/** How much wider strokes of bold letters are than the usual ones of a page. */
const BOLD = 1.45;
/** Words whose strokes differ by less are in one style. */
const ALIKE = 1.3;

/** Which words of a line are bold: neighbours with strokes of about one width are judged together. */
function boldIn(line: readonly Found[], usual: number): boolean[] {
  const groups: Found[][] = [];
  for (const word of line) {
    const group = groups.at(-1);
    const own = word.stroke / word.size;
    const others = group ? weightOf(group) : 0;
    const isAlike = own < others * ALIKE && others < own * ALIKE;
    // Strokes of a word or two letters say little.
    if (group && word.text !== '•' && (isAlike || word.text.length < 3)) group.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => {
    const isBold = group[0]?.text !== '•' && weightOf(group) > BOLD * usual;
    return group.map(() => isBold);
  });
}

/** The width of strokes of some words, in shares of their size. */
function weightOf(words: readonly Found[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, stroke, size }) => sum + (text.length * stroke) / size, 0) / Math.max(1, letters);
}

function foundIn({ words, baseline, rowAttributes }: FoundLine, ink: Ink): Found[] {
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  return words
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, confidence, bbox }, index) => ({
      text: withoutRating(text.trim()),
      x: bbox.x0,
      width: bbox.x1 - bbox.x0,
      top: bbox.y0,
      bottom: bbox.y1,
      baseline: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
      size: rowAttributes.rowHeight,
      confidence,
      stroke: strokeIn(ink, { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 }),
      isBold: false,
      isFollowed: false,
      isFirst: index === 0,
    }));
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Signs as which list marks are read, and letters that are no words where a list begins. */
const MARK = /^(?:[oO0e¢*+°«»•·■□▪●○◦©®@&=~^>¤§.:;,'"_‘’“”-]|[-=~eo0]{2}|[*°'"«»]{2})$/u;
/** Words of one letter, and numbers. */
const WORD = /^(?:[aAIiyYeEoOuàÀéèóÓÉêou&@]|\d+[.)]?|[A-Za-z][.)])$/u;

/** How far apart starts of lines may be that are at one edge, in pixels per height of a line. */
const edgeOf = (x: number, size: number): number => Math.round(x / Math.max(4, size * 0.3));

/** Whether several lines begin with a short word at the same edge. */
function repeatedStarts(lines: readonly Found[][]): (word: Found) => boolean {
  const counts = new Map<string, number>();
  const keysOf = ({ text, x, size }: Found): string[] => [-1, 0, 1].map((by) => `${edgeOf(x, size) + by} ${text}`);
  for (const [first] of lines)
    if (first && first.text.length <= 2) for (const key of keysOf(first)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (word) => (counts.get(keysOf(word)[1] ?? '') ?? 0) > 1;
}

/** Whether the first word of a line is a list mark that was read as letters. */
function isMisreadMark(word: Found, next: Found | undefined, isRepeated: (word: Found) => boolean): boolean {
  if (word.text.length > 2 || !next) return false;
  const height = word.bottom - word.top;
  const isRound = height < 1.7 * word.width && word.width < 1.7 * height;
  const isApart = next.x - word.x - word.width > 0.2 * word.size;
  // Letters stand on the line.
  const isAbove = word.baseline - word.bottom > 0.08 * word.size && height < 0.55 * word.size;
  if (isApart && isRound && isAbove) return true;
  if (!MARK.test(word.text)) return isApart && isRepeated(word) && !WORD.test(word.text) && word.confidence < 80;
  return !WORD.test(word.text) || (isApart && isRepeated(word));
}

const CONTACT = /@|^(?:https?:|www\.)|^\(?\+?\d[\d()\s.-]{5,}$|^(?:linkedin|github)\.com/iu;

/** Words without the icons before mail addresses, telephone numbers and the like, which were read as a letter or two. */
const withoutIcons = (words: readonly Found[]): Found[] =>
  words.filter((word, index) => {
    const next = words[index + 1];
    if (!next || word.text.length > 2 || /^[+(]|\d/u.test(word.text)) return true;
    const isSign = !/[\p{L}\p{N}]/u.test(word.text) && !/^[|•·–—-]$/u.test(word.text);
    return !(CONTACT.test(next.text) && (isSign || word.confidence < 70));
  });

/** A line with the dots between its texts that were read as other signs. */
const withSeparators = (words: readonly Found[]): Found[] =>
  words.map((word, index) => {
    const isBetween =
      index > 0 && index + 1 < words.length && word.text.length === 1 && !/[\p{N}|–—,.:;/-]/u.test(word.text);
    const height = word.bottom - word.top;
    const isDot = Math.max(height, word.width) < 0.4 * word.size && word.baseline - word.bottom > 0.08 * word.size;
    return isBetween && isDot ? { ...word, text: '·' } : word;
  });

/** Whether a line is a picture or a pattern that was read as letters: a few short words, all of them doubted. */
const isNoise = (words: readonly Found[]): boolean =>
  words.length <= 4 &&
  words.every(
    ({ text, confidence }) => text.length <= 4 && confidence < (text.length < 2 ? 75 : 50) && !/\p{N}{2}/u.test(text),
  );

/** A word without the circles behind it that rate a skill. */
const withoutRating = (text: string): string => text.replace(/(?<=\p{L}{2})[0O®©@]{5,}$/u, '');

/** Whether a word is what an icon, a bar or an ornament was read as: a few signs that are doubted. */
const isDecoration = ({ text, confidence, width, size }: Found): boolean =>
  !/\p{N}{2}/u.test(text) &&
  ((text.length <= 3 && confidence < 55 && width > 0.3 * size) ||
    (/^[^\p{L}\p{N}]+$/u.test(text) && /[©®¥€£§¢@=~_^{}[\]\\]/u.test(text) && text.length <= 3));

/** A line without the ornaments at its ends and without the circles that rate a skill. */
function withoutDecoration(words: readonly Found[]): readonly Found[] {
  const [first, second] = words;
  const isMark = first !== undefined && second !== undefined && isMarkShaped(first);
  const last = words.at(-1);
  const isFramed =
    words.length > 2 && first !== undefined && last?.text === first.text && /^[^\p{L}\p{N}]$|^[oO0]$/u.test(first.text);
  return words.filter(
    (word, index) =>
      !(index === 0 && !isMark && words.length > 1 && isDecoration(word)) &&
      !(index > 0 && /^[®©]+$/u.test(word.text)) &&
      !(isFramed && (word === first || word === last)),
  );
}

/** Whether a word has the shape of a list mark: small and round, or a dash, in the middle of the height of letters. */
function isMarkShaped({ top, bottom, width, baseline, size }: Found): boolean {
  const height = bottom - top;
  return Math.max(height, width) < 0.55 * size && baseline - bottom > 0.08 * size;
}
