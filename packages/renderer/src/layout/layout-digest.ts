import type { AnyDocument } from '@vitae/domain';
import type { Layout } from '../engine.ts';
import { layoutLines, type LaidOutLine } from './lines.ts';

/** Hexadecimal digits per line. */
const LINE_DIGITS = 6;

/** How this renderer's pages differ from those with which a document was marked as final. */
export interface LayoutChange {
  /** How many pages there were, and how many there are now. */
  before: number;
  after: number;
  /** Indexes of the pages on which something differs, including new and removed pages. */
  pages: number[];
  /**
   * Positions of lines that were elsewhere or did not exist: only the leftmost at each height, since a bullet and its
   * text are one line to a reader.
   */
  lines: LaidOutLine[];
}

/**
 * Where each line is on its page, to half a point: six hexadecimal digits per line, a dot between pages. Equal as long
 * as no line moves, breaks elsewhere or changes.
 */
export function layoutDigest(layout: Layout): string {
  return digestedPages(layout)
    .map((lines) => lines.map(({ digest }) => digest).join(''))
    .join('.');
}

/**
 * What this renderer changes in a document that was marked as final with another one; `null` if nothing, and for a
 * draft.
 */
export function layoutChange({ final }: Pick<AnyDocument, 'final'>, layout: Layout): LayoutChange | null {
  if (final === null || final.layout === layoutDigest(layout)) return null;
  const before = final.layout
    .split('.')
    .map((page): string[] => page.match(new RegExp(`.{${LINE_DIGITS}}`, 'g')) ?? []);
  const after = digestedPages(layout);
  const isSame = (page: number) => after[page]?.map(({ digest }) => digest).join() === before[page]?.join();
  const pages = Array.from({ length: Math.max(before.length, after.length) }, (_, page) => page).filter(
    (page) => !isSame(page),
  );
  const lines = after.flatMap((page, index) =>
    leftmost(page.filter(({ digest }) => !before[index]?.includes(digest)).map(({ line }) => line)),
  );
  return { before: before.length, after: after.length, pages, lines };
}

/** Lines whose tops differ by less than this, in points, look level. */
const SAME_HEIGHT = 2;

function leftmost(lines: readonly LaidOutLine[]): LaidOutLine[] {
  const isBeside = (one: LaidOutLine, other: LaidOutLine) => Math.abs(one.y - other.y) < SAME_HEIGHT;
  return lines.filter(
    (line, index) =>
      !lines.some((other, at) => isBeside(line, other) && (other.x < line.x || (other.x === line.x && at < index))),
  );
}

function digestedPages(layout: Layout): { line: LaidOutLine; digest: string }[][] {
  const pages: { line: LaidOutLine; digest: string }[][] = (layout.pages.children ?? []).map(() => []);
  const half = (points: number) => Math.round(points * 2);
  for (const line of layoutLines(layout))
    pages[line.page]?.push({ line, digest: digestOf(`${half(line.x)} ${half(line.y)} ${line.text}`) });
  return pages;
}

/**
 * The lower bits of 32-bit FNV-1a over UTF-16 units (http://www.isthe.com/chongo/tech/comp/fnv/): it distinguishes
 * lines and protects nothing.
 */
function digestOf(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0').slice(-LINE_DIGITS);
}
