import { lettersIn, type Continuation } from '@vitae/templates';
import type { LaidOutDocument } from '../react-pdf.ts';

interface PlacedNode {
  identity?: number;
  props?: Readonly<Record<string, unknown>>;
  lines?: readonly { string?: string }[];
  image?: unknown;
  children?: readonly PlacedNode[] | null;
}

/** A text with the nodes around it, innermost last. */
interface Found {
  text: PlacedNode;
  around: readonly PlacedNode[];
}

/**
 * Where a view that is next to another (`beside`) continues on the first page after the last on which that other has
 * content; `null` if it does not.
 */
export function continuationOf(document: LaidOutDocument): Continuation | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a laid-out page holds, as far as it is read here
  const pages = (document.children ?? []) as unknown as readonly PlacedNode[];
  const isMain = ({ props }: PlacedNode) => typeof props?.['beside'] === 'string';
  const name = pages.flatMap((page) => nodesOf(page)).find(isMain)?.props?.['beside'];
  if (name === undefined) return null;
  const isOther = (node: PlacedNode) => node.props?.['named'] === name && nodesOf(node).some(isDrawn);
  const last = pages.findLastIndex((page) => nodesOf(page).some(isOther));
  const next = last === -1 ? undefined : pages[last + 1];
  const first =
    next &&
    nodesOf(next)
      .filter(isMain)
      .map((node) => firstText(node, []))[0];
  if (!first) return null;
  const before = pages.slice(0, last + 1).flatMap(nodesOf);
  const torn = before.filter(({ identity }) => identity === first.text.identity).flatMap(({ lines }) => lines ?? []);
  return {
    anchors: first.around.flatMap(({ props }) => (typeof props?.['anchor'] === 'string' ? [props['anchor']] : [])),
    blocks: blocksBefore(before, first),
    lines: torn.length,
    letters: torn.reduce((sum, { string = '' }) => sum + lettersIn(string), 0),
  };
}

const isDrawn = ({ lines, image }: PlacedNode) => (lines?.length ?? 0) > 0 || image !== undefined;

/** A node and everything in it. */
const nodesOf = (node: PlacedNode): PlacedNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

function firstText(node: PlacedNode, around: readonly PlacedNode[]): Found | undefined {
  if (node.lines?.length) return { text: node, around: [...around, node] };
  for (const child of node.children ?? []) {
    const found = firstText(child, [...around, node]);
    if (found) return found;
  }
  return undefined;
}

/** How many children of the innermost field around a text are on earlier pages, without the one that it is part of. */
function blocksBefore(before: readonly PlacedNode[], { around }: Found): number {
  const at = around.findLastIndex(({ props }) => typeof props?.['anchor'] === 'string');
  const field = around[at];
  const earlier = new Set(
    before
      .filter(({ identity }) => identity === field?.identity)
      .flatMap(({ children }) => children ?? [])
      .map(({ identity }) => identity),
  );
  earlier.delete(around[at + 1]?.identity);
  return earlier.size;
}
