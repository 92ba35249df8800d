import type { AnchorBox, PageGeometry } from '@vitae/renderer';

/** A box and its page. */
export interface PlacedBox {
  pageIndex: number;
  box: AnchorBox;
}

/** The boxes of a field; if the field itself is not drawn, those of the nearest enclosing part that is. */
export function boxesOfField(pages: readonly PageGeometry[], path: string): PlacedBox[] {
  const all = pages.flatMap((page) => page.boxes.map((box) => ({ pageIndex: page.index, box })));
  for (let around = path; around; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
    const found = all.filter(({ box }) => box.path === around);
    if (found.length > 0) return found;
  }
  return [];
}

/** The smallest box that contains a point of a page, both in points. */
export function boxAt(page: PageGeometry, x: number, y: number): AnchorBox | null {
  const holds = (box: AnchorBox) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return page.boxes
    .filter(holds)
    .reduce<AnchorBox | null>((least, box) => (least && areaOf(least) <= areaOf(box) ? least : box), null);
}

const areaOf = ({ width, height }: AnchorBox): number => width * height;
