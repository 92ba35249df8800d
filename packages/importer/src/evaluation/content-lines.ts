import { normalized } from '@vitae/domain';
import type { Glyph } from './drawn-page.ts';

/** A line of a page in the order of the file: what a program reads that does not look at the layout. */
export type ContentLine = Glyph[];

/** A gap between letters that is a space, as a share of the size: words of set text are no closer. */
const SPACE = 0.17;
/** How far a letter may be from the line of the one before, and behind its end, as shares of the size. */
const OFF_LINE = 0.45;
const BACK = 0.9;

/** Puts characters into lines as they follow each other, with the spaces that are only seen as gaps. */
export function contentLines(glyphs: readonly Glyph[]): ContentLine[] {
  const lines: ContentLine[] = [];
  let last: Glyph | undefined;
  for (const glyph of withoutDoubles(glyphs).map(readable)) {
    const line = lines.at(-1);
    if (line && last) {
      const size = Math.max(glyph.size, last.size, 1);
      const gap = gapBetween(last, glyph);
      if (Math.abs(glyph.y - last.y) < OFF_LINE * size && gap > -BACK * size) {
        const isApart = gap - Math.max(0, last.letterSpacing) > SPACE * size;
        if (isApart && !/\s$/u.test(last.text) && !/^\s/u.test(glyph.text))
          line.push({ ...last, text: ' ', x: last.x + last.width, width: Math.max(0, gap) });
        line.push(glyph);
        last = glyph;
        continue;
      }
    }
    lines.push([glyph]);
    last = glyph;
  }
  return lines.map(inReadingOrder);
}

/** From the end of a character to the next, in the direction of writing; less than 0 where it goes back. */
function gapBetween(before: Glyph, glyph: Glyph): number {
  const forward = glyph.x - before.x - before.width;
  const backward = before.x - glyph.x - glyph.width;
  return backward > forward && (isRightToLeft(glyph.text) || isRightToLeft(before.text)) ? backward : forward;
}

const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(normalized(text, 'NFKC'));

/** Files draw Arabic and Hebrew from the left: each such stretch of a line is turned round. */
function inReadingOrder(line: ContentLine): ContentLine {
  const read: ContentLine = [];
  let stretch: ContentLine = [];
  /** Spaces and marks after the stretch, which belong to it if it goes on behind them. */
  let between: ContentLine = [];
  const flush = () => {
    const rises = stretch.filter(({ x }, index) => index > 0 && x > (stretch[index - 1]?.x ?? 0)).length;
    read.push(...(2 * rises > stretch.length - 1 ? stretch.toReversed() : stretch), ...between);
    [stretch, between] = [[], []];
  };
  for (const glyph of line) {
    if (isRightToLeft(glyph.text)) {
      stretch.push(...between, glyph);
      between = [];
    } else if (stretch.length > 0 && /^[\s\p{P}\p{M}]*$/u.test(glyph.text)) between.push(glyph);
    else {
      flush();
      read.push(glyph);
    }
  }
  flush();
  return read;
}

/** Hyphens are soft ones in some files; a letter without a code is lost, and an icon may have a name for a code. */
const readable = (glyph: Glyph): Glyph => {
  const text = glyph.text.replaceAll('\u00AD', '-').replaceAll('\u0000', '\uFFFD');
  return { ...glyph, text: /^[a-z][a-z-]{3,}$/iu.test(text) ? ' ' : text };
};

/** Shadows and fake bold draw the same letter twice, nearly at the same place: what is drawn last is seen, whatever was painted over the first. */
function withoutDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, number>();
  const kept: Glyph[] = [];
  const keyOf = ({ text, x, y }: Glyph, step: number) => `${text} ${Math.floor(2 * x) + step} ${Math.round(y)}`;
  for (const glyph of glyphs) {
    const { text, x, width, depth, isTransparent } = glyph;
    const twin =
      isTransparent || text.trim() === ''
        ? undefined
        : [-2, -1, 0, 1, 2].map((step) => seen.get(keyOf(glyph, step))).find((at) => isAt(kept[at ?? -1], x, width));
    const other = kept[twin ?? -1];
    if (twin !== undefined && other) {
      kept[twin] = { ...other, depth };
      continue;
    }
    if (!isTransparent && text.trim() !== '') seen.set(keyOf(glyph, 0), kept.length);
    kept.push(glyph);
  }
  return kept;
}

const isAt = (glyph: Glyph | undefined, x: number, width: number): boolean =>
  glyph !== undefined && Math.abs(glyph.x - x) < 0.3 * width;

/** The text of a line. */
export const lineText = (line: ContentLine): string =>
  line
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
