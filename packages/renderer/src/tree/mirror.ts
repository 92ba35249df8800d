import { Link, Page, Svg, Text } from '@react-pdf/primitives';
import { bothFree, lineEndsOfChildren, type LineEnds } from './line-ends.ts';
import type { NodeStyle, TreeNode } from './node.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a node has to know about its parent: how it lays out its children. */
interface Parent {
  isRow: boolean;
  alignItems: unknown;
}

/**
 * The mirror image of a tree, for documents that run from right to left: templates are written once, from left to
 * right. Sides swap, rows run the other way, and text runs from right to left. Pictures and drawings stay as they are.
 * Mirroring again gives the first layout.
 */
export function mirrorTree(node: TreeNode): TreeNode {
  return mirrorNode(node, { isRow: false, alignItems: undefined }, bothFree);
}

function mirrorNode(node: TreeNode, parent: Parent, lineEnds: LineEnds): TreeNode {
  const effective = effectiveStyle(node.style);
  const isRow = effective['flexDirection'] === 'row' || effective['flexDirection'] === 'row-reverse';
  const own: Parent = { isRow, alignItems: effective['alignItems'] };
  const render = isRender(node.props['render']) ? node.props['render'] : undefined;
  const ends = lineEndsOfChildren(node, lineEnds, effective['flexDirection']);
  return {
    ...node,
    props: render
      ? { ...node.props, render: (page: unknown) => render(page).map((child) => mirrorNode(child, own, lineEnds)) }
      : node.type === Text
        ? { ...node.props, lineEnds }
        : node.props,
    style: mirroredStyle(node, effective, own, parent),
    children:
      node.type === Svg
        ? node.children
        : node.children.map((child, index) => mirrorNode(child, own, ends[index] ?? lineEnds)),
  };
}

const isRender = (render: unknown): render is (page: unknown) => TreeNode[] => typeof render === 'function';

const styles = (style: TreeNode['style']): NodeStyle[] => (Array.isArray(style) ? style.flat() : [style]);
const effectiveStyle = (style: TreeNode['style']): Values =>
  Object.fromEntries(styles(style).flatMap((one) => Object.entries(one)));

function mirroredStyle({ type, style }: TreeNode, effective: Values, own: Parent, parent: Parent): NodeStyle[] {
  const swapped = styles(style).map((one) =>
    styleFrom(Object.entries(one).map(([name, value]) => mirroredEntry(name, value, own, parent))),
  );
  if (type === Text || type === Link) swapped.push({ direction: effective['direction'] === 'rtl' ? 'ltr' : 'rtl' });
  // Unless specified, text begins on the other side; inherited from here.
  if (type === Page && effective['textAlign'] === undefined) swapped.unshift({ textAlign: 'right' });
  // A box with its own width is where its column begins: that is now its other side.
  const isStretched = parent.alignItems === undefined || parent.alignItems === 'stretch';
  const isUnaligned =
    effective['alignSelf'] === undefined || effective['alignSelf'] === 'auto' || effective['alignSelf'] === 'stretch';
  const isHeld =
    (effective['position'] === 'absolute' && ['left', 'right'].some((side) => effective[side] !== undefined)) ||
    ['marginLeft', 'marginRight'].some((side) => effective[side] === 'auto');
  const hasOwnWidth =
    effective['width'] !== undefined || effective['maxWidth'] !== undefined || effective['position'] === 'absolute';
  if (!parent.isRow && isStretched && isUnaligned && hasOwnWidth && !isHeld) swapped.push({ alignSelf: 'flex-end' });
  return swapped;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a style's own entries, sides exchanged
const styleFrom = (entries: [string, unknown][]) => Object.fromEntries(entries) as NodeStyle;

function mirroredEntry(name: string, value: unknown, own: Parent, parent: Parent): [string, unknown] {
  switch (name) {
    case 'textAlign':
    case 'float':
    case 'clear':
      return [name, exchanged(value, 'left', 'right')];
    case 'flexDirection':
      return [name, exchanged(value, 'row', 'row-reverse')];
    case 'alignItems':
      return [name, own.isRow ? value : exchanged(value, 'flex-start', 'flex-end')];
    case 'alignSelf':
      return [name, parent.isRow ? value : exchanged(value, 'flex-start', 'flex-end')];
    case 'margin':
    case 'padding':
      return [name, mirroredSides(value)];
    default:
      return [name.replace(/^left$|^right$|Left|Right/, (side) => OTHER_SIDE[side] ?? side), value];
  }
}

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' };

const exchanged = (value: unknown, one: string, other: string) =>
  value === one ? other : value === other ? one : value;

/** The four sides of a shorthand; with fewer values, two sides share one. */
function mirroredSides(value: unknown): unknown {
  const [top, right, bottom, left] = typeof value === 'string' ? value.trim().split(/\s+/u) : [];
  return left === undefined ? value : [top, left, bottom, right].join(' ');
}
