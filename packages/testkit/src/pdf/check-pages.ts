import type { PdfItem, PdfPage } from './read-pdf.ts';

/** Height of ink above and below the baseline as a share of the size: capitals and descenders of text faces. */
const ASCENT = 0.74;
const DESCENT = 0.22;

/** Adjacent items on one baseline. */
export interface PdfLine {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
}

/**
 * The lines of each page in the order of the file. Items that are far apart (a date at the right edge, another column)
 * are separate lines.
 */
export function linesOf(pages: readonly PdfPage[]): PdfLine[] {
  return pages.flatMap(({ items }, page) => {
    const lines: PdfLine[] = [];
    for (const item of items) {
      const last = lines.at(-1);
      if (last && continues(last, item)) {
        last.text += (item.left - last.right > item.size * 0.12 ? ' ' : '') + item.text;
        last.right = item.right;
        last.top = Math.min(last.top, item.baseline - item.size * ASCENT);
        last.bottom = Math.max(last.bottom, item.baseline + item.size * DESCENT);
      } else {
        const { text, left, right, baseline, size } = item;
        lines.push({
          page,
          text,
          left,
          right,
          baseline,
          size,
          top: baseline - size * ASCENT,
          bottom: baseline + size * DESCENT,
        });
      }
    }
    return lines;
  });
}

const continues = (line: PdfLine, item: PdfItem) =>
  Math.abs(line.baseline - item.baseline) < 0.5 &&
  item.left > line.right - item.size * 0.5 &&
  item.left - line.right < item.size;

/** Pairs of lines whose ink boxes overlap by more than `tolerance` points in both dimensions. */
export function overlappingLines(pages: readonly PdfPage[], tolerance = 1): [PdfLine, PdfLine][] {
  const lines = linesOf(pages);
  const overlaps: [PdfLine, PdfLine][] = [];
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1)) {
      if (a.page !== b.page) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > tolerance && down > tolerance) overlaps.push([a, b]);
    }
  });
  return overlaps;
}

/** Lines that extend beyond their page. */
export function linesOutside(pages: readonly PdfPage[]): PdfLine[] {
  return linesOf(pages).filter(({ page, left, right, top, bottom }) => {
    const { width, height } = pages[page] ?? { width: 0, height: 0 };
    return left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5;
  });
}

/** Headings (given by their text, as drawn) at the end of their column: none of their content is on the same page. */
export function orphanedHeadings(pages: readonly PdfPage[], headings: readonly string[]): PdfLine[] {
  const wanted = new Set(headings.map((heading) => heading.toLocaleLowerCase()));
  const lines = linesOf(pages);
  return lines.filter((line) => {
    if (!wanted.has(line.text.trim().toLocaleLowerCase())) return false;
    const below = lines.some(
      (other) =>
        other.page === line.page &&
        other.top > line.bottom - 1 &&
        other.left < line.right + 40 &&
        other.right > line.left - 20 &&
        !isFoot(other, pages[other.page]),
    );
    return !below;
  });
}

/** The running footer is in the bottom margin. */
const isFoot = (line: PdfLine, page: PdfPage | undefined) =>
  page !== undefined && line.size < 8.5 && line.baseline > page.height - 40;

/** Code points that no page may contain: ligatures, private use, U+FFFD. */
export function forbiddenCodePoints(text: string): string[] {
  const found = text.match(/[\uFB00-\uFB06\uE000-\uF8FF\uFFFD]|[\u{F0000}-\u{10FFFF}]/gu) ?? [];
  return [...new Set(found)].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/**
 * The first word of `expected` that `extracted` does not contain in the same order, or `null`. A word broken at the end
 * of a line counts as whole: white space is not compared.
 */
export function firstWordLost(expected: readonly string[], extracted: string): string | null {
  const haystack = squeeze(extracted);
  let from = 0;
  for (const word of expected) {
    const needle = squeeze(word);
    const at = haystack.indexOf(needle, from);
    if (at === -1) return word;
    from = at + needle.length;
  }
  return null;
}

const squeeze = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
