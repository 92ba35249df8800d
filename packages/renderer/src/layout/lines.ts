import type { Layout } from '../engine.ts';

/** A line of text and its position on its page, in points from the page's top left corner. */
export interface LaidOutLine {
  page: number;
  x: number;
  y: number;
  text: string;
}

/** The parts of a laid-out node that determine the positions of its lines. */
interface TextNode {
  box?: { left?: number; top?: number; paddingLeft?: number; paddingTop?: number };
  /** How far the lines are moved to the left, for alignment. */
  alignOffset?: number;
  lines?: readonly { string?: string; box?: { x: number; y: number } }[];
  children?: readonly TextNode[] | null;
}

/** Every line of a layout in drawing order. */
export function layoutLines({ pages }: Layout): LaidOutLine[] {
  return (pages.children ?? []).flatMap((page, index) => {
    const lines: LaidOutLine[] = [];
    for (const child of (page as TextNode).children ?? []) collect(child, index, 0, 0, lines);
    return lines;
  });
}

function collect(node: TextNode, page: number, left: number, top: number, found: LaidOutLine[]): void {
  const { box = {}, lines = [], alignOffset = 0 } = node;
  const x = left + (box.left ?? 0);
  const y = top + (box.top ?? 0);
  // What a page break moved to this page starts at its top.
  const first = lines[0]?.box?.y ?? 0;
  for (const { string = '', box: at } of lines) {
    const text = string.trim();
    if (text && at)
      found.push({
        page,
        x: x + (box.paddingLeft ?? 0) - alignOffset + at.x,
        y: y + (box.paddingTop ?? 0) - first + at.y,
        text,
      });
  }
  for (const child of node.children ?? []) collect(child, page, x, y, found);
}
