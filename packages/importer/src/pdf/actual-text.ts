import { normalized } from '@vitae/domain';
import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Tag } from './tags.ts';

type Content = Awaited<ReturnType<PdfJs.PDFPageProxy['getTextContent']>>;
/** A text as pdf.js reads it. */
export type TextItem = Extract<Content['items'][number], { str: string }> & {
  /** What it is drawn in, as `#rgb`, if that is known; `''` for patterns. */
  colour?: string;
  /** Where it stands in the structure that the file declares, if it is tagged. */
  tag?: Tag;
};
/** A text, or a mark around texts. */
export type Item = TextItem | Exclude<Content['items'][number], { str: string }>;

/** A piece of text as drawn, and what the file says that it reads. */
export type DrawnText = { item: TextItem; text: string };

/** A text for a glyph or a word is never much longer than what is drawn; a longer one is no transcript. */
const mostFor = (drawn: number): number => 16 + 8 * drawn;

/**
 * The pieces of text of a page. Where the file gives the words of a marked stretch (`ActualText`), as Chromium and
 * Word do for letters whose glyphs have no code of their own, the first piece of the stretch reads those words, and
 * the others are dropped.
 */
export const drawnTexts = (items: readonly Item[]): DrawnText[] => {
  const texts: DrawnText[] = [];
  /** Per open mark: the words of its stretch, if it is the outermost that has some. */
  const open: (string | undefined)[] = [];
  let words: string | undefined;
  let stretch: DrawnText[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (words === undefined) texts.push({ item, text: item.str });
      else stretch.push({ item, text: item.str });
      continue;
    }
    if (item.type === 'endMarkedContent') {
      const closed = open.pop();
      if (closed === undefined) continue;
      texts.push(...spoken(stretch, closed));
      [words, stretch] = [undefined, []];
      continue;
    }
    const own = words === undefined ? actualTextOf(item) : undefined;
    open.push(own);
    words ??= own;
  }
  return [...texts, ...stretch];
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const bare = (text: string): string => normalized(text, 'NFKC').replace(/[\s\p{Cf}]/gu, '');

const actualTextOf = (item: object): string | undefined => {
  const text: unknown = 'actualText' in item ? item.actualText : undefined;
  return typeof text === 'string' ? text : undefined;
};

const spoken = (stretch: readonly DrawnText[], words: string): DrawnText[] => {
  const [first, ...others] = stretch.filter(({ item }) => item.str.trim() !== '');
  const drawn = stretch.reduce((sum, { text }) => sum + text.length, 0);
  if (!first || words.length > mostFor(drawn)) return [...stretch];
  const shown = stretch.map(({ text }) => text).join('');
  // pdf.js reads right-to-left text in the order of the page, which the rest of the reader expects.
  if (bare(shown) === bare(words) || RIGHT_TO_LEFT.test(words)) return [...stretch];
  // Stretches over several lines keep what is drawn: their words cannot be told apart.
  const baseline = Number(first.item.transform[5]);
  if (others.some(({ item }) => Math.abs(Number(item.transform[5]) - baseline) > 0.5 * (item.height || 10)))
    return [...stretch];
  const right = Math.max(...[first, ...others].map(({ item }) => Number(item.transform[4]) + item.width));
  return [{ item: { ...first.item, width: right - Number(first.item.transform[4]) }, text: words }];
};
