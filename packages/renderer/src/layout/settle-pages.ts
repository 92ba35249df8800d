import type { LaidOutDocument } from '../react-pdf.ts';

interface PlacedNode {
  props?: Readonly<Record<string, unknown>>;
  box?: { top?: number };
  lines?: readonly unknown[];
  image?: unknown;
  children?: readonly PlacedNode[] | null;
}

/** Tops of one line differ by at most this, in points. */
const LEVEL = 0.5;

/**
 * Removes what turns out to be superfluous only in the finished layout: dots between texts that ended up on two lines
 * (`between`), and surfaces that belong on other pages (`shownWith`, `shownWithout`). Moves nodes marked `last` to the
 * end of their page.
 */
export function settlePages(document: LaidOutDocument): LaidOutDocument {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a laid-out page holds, as far as it is read here
  const pages = (document.children ?? []) as unknown as readonly PlacedNode[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same nodes, some of them left out
  return { ...document, children: pages.map(settlePage) } as unknown as LaidOutDocument;
}

function settlePage(page: PlacedNode): PlacedNode {
  const filled = new Set<unknown>();
  noteFilled(page, filled);
  const settled = settle(page, (name) => filled.has(name));
  const last = settled.children?.filter(({ props }) => props?.['last'] === true) ?? [];
  if (last.length === 0) return settled;
  const others = settled.children?.filter((child) => !last.includes(child)) ?? [];
  return { ...settled, children: [...others, ...last] };
}

/** Records the names of the nodes that contain a text or a picture on this page. */
function noteFilled(node: PlacedNode, filled: Set<unknown>): boolean {
  let isFilled = (node.lines?.length ?? 0) > 0 || node.image !== undefined;
  for (const child of node.children ?? []) isFilled = noteFilled(child, filled) || isFilled;
  if (isFilled && node.props?.['named'] !== undefined) filled.add(node.props['named']);
  return isFilled;
}

function settle(node: PlacedNode, isFilled: (name: unknown) => boolean): PlacedNode {
  const { children, props = {} } = node;
  if (!children?.length || node.lines) return node;
  const isFlow = props['flow'] === true;
  let hasChanged = false;
  const settled: PlacedNode[] = [];
  children.forEach((child, index) => {
    const { shownWith, shownWithout } = child.props ?? {};
    if ((shownWith !== undefined && !isFilled(shownWith)) || (shownWithout !== undefined && isFilled(shownWithout))) {
      hasChanged = true;
      return;
    }
    const next = isFlow ? children[index + 1] : undefined;
    const isLast = isFlow && (!next || Math.abs((next.box?.top ?? 0) - (child.box?.top ?? 0)) > LEVEL);
    const kept = isLast ? withoutBetween(child) : child;
    const made = settle(kept, isFilled);
    hasChanged ||= made !== child;
    settled.push(made);
  });
  return hasChanged ? { ...node, children: settled } : node;
}

function withoutBetween(item: PlacedNode): PlacedNode {
  const children = item.children?.filter((child) => child.props?.['between'] !== true);
  return children && children.length !== item.children?.length ? { ...item, children } : item;
}
