import type { PageGeometry } from './types.ts';

/** How much of the last page is used, 0–1; 1 for a document of one page. */
export function lastPageFill(pages: readonly PageGeometry[]): number {
  const last = pages.at(-1);
  return last && pages.length > 1 ? pageFill(last) : 1;
}

/** How far down a page its content reaches, 0–1. */
export function pageFill({ boxes, height }: PageGeometry): number {
  return Math.max(0, ...boxes.map((box) => box.y + box.height)) / height;
}
