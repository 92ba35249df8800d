import type { AnchorBox, PageGeometry } from '../types.ts';
import type { LaidOutDocument } from '../react-pdf.ts';

/** The part of a laid-out node that gives its position. */
interface PlacedNode {
  box?: { left?: number; top?: number; width?: number; height?: number };
  props?: object;
  children?: readonly PlacedNode[] | null;
}

/** The position of each field on each page. */
export function pageGeometry(document: LaidOutDocument): PageGeometry[] {
  return (document.children ?? []).map((page, index) => {
    const node = page as PlacedNode;
    const boxes: AnchorBox[] = [];
    for (const child of node.children ?? []) collect(child, 0, 0, boxes);
    return { index, width: node.box?.width ?? 0, height: node.box?.height ?? 0, boxes };
  });
}

function collect(node: PlacedNode, left: number, top: number, boxes: AnchorBox[]): void {
  const { box, props } = node;
  if (!box) return;
  const x = left + (box.left ?? 0);
  const y = top + (box.top ?? 0);
  const path = props && 'anchor' in props ? props.anchor : undefined;
  const { width = 0, height = 0 } = box;
  if (typeof path === 'string' && path && width > 0 && height > 0) boxes.push({ path, x, y, width, height });
  for (const child of node.children ?? []) collect(child, x, y, boxes);
}

/** Paths of the fields that overflow their page. */
export function overflowingPaths(pages: readonly PageGeometry[]): string[] {
  const isOutside = ({ x, y, width, height }: AnchorBox, page: PageGeometry) =>
    x < -0.5 || y < -0.5 || x + width > page.width + 0.5 || y + height > page.height + 0.5;
  return [
    ...new Set(pages.flatMap((page) => page.boxes.filter((box) => isOutside(box, page)).map(({ path }) => path))),
  ];
}
