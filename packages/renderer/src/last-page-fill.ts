import type { PageGeometry } from './types.ts';

/** How much of the last page is used, 0–1; 1 for a document of one page. */
export function lastPageFill(pages: readonly PageGeometry[]): number {
  const last = pages.at(-1);
  if (!last || pages.length < 2) return 1;
  return Math.max(0, ...last.boxes.map((box) => box.y + box.height)) / last.height;
}
