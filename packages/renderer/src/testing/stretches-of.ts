import type { LaidOutDocument } from '../react-pdf.ts';

/** The part of a text that is on one page. */
export interface Stretch {
  page: number;
  /** The text's number in the order of the document. */
  text: number;
  tag: string;
  /** Its lines on this page, and where they begin and end, in points from the page's top. */
  lines: number;
  texts: readonly string[];
  top: number;
  bottom: number;
  left: number;
  /** Anchors around it, innermost last; the list item it is in. */
  anchors: readonly string[];
  item: number;
}

interface LaidNode {
  type?: string;
  identity?: number;
  props?: { tag?: unknown; anchor?: unknown; fixed?: unknown };
  box?: { left?: number; top?: number; width?: number; height?: number; paddingBottom?: number };
  lines?: readonly { box: { y: number; height: number }; string?: string }[];
  children?: readonly LaidNode[] | null;
}

const pagesOf = ({ children }: LaidOutDocument) => (children ?? []) as readonly LaidNode[];

/** Height of the pages in points. */
export const pageHeight = (document: LaidOutDocument) => pagesOf(document)[0]?.box?.height ?? 0;

/** The lowest end of the pages' content, in points from their top. */
export const contentEnd = (document: LaidOutDocument) =>
  pageHeight(document) - (pagesOf(document)[0]?.box?.paddingBottom ?? 0);

/** Every part of a text, page by page, except content repeated on every page. */
export function stretchesOf(document: LaidOutDocument): Stretch[] {
  const found: Stretch[] = [];
  const visit = (node: LaidNode, page: number, x: number, y: number, anchors: readonly string[], item: number) => {
    const { box = {}, props = {}, identity = 0, lines, children } = node;
    if (props.fixed) return;
    const [left, top] = [x + (box.left ?? 0), y + (box.top ?? 0)];
    const around = typeof props.anchor === 'string' ? [...anchors, props.anchor] : anchors;
    const within = props.tag === 'LI' ? identity : item;
    if (lines?.length) {
      const height = lines.reduce((sum, line) => sum + line.box.height, 0);
      const tag = typeof props.tag === 'string' ? props.tag : '';
      found.push({
        page,
        text: identity,
        tag,
        lines: lines.length,
        texts: lines.map(({ string = '' }) => string),
        top,
        bottom: top + height,
        left,
        anchors: around,
        item: within,
      });
    } else for (const child of children ?? []) visit(child, page, left, top, around, within);
  };
  pagesOf(document).forEach((page, index) => (page.children ?? []).forEach((node) => visit(node, index, 0, 0, [], 0)));
  return found;
}
