import type { Style } from '@react-pdf/types';

export type NodeStyle = Style;

/** A node of the tree that the layout engine expects: what React would have made of an element. */
export interface TreeNode {
  /** One of `@react-pdf/primitives`. */
  type: string;
  props: Record<string, unknown>;
  style: NodeStyle | NodeStyle[];
  children: TreeNode[];
  box: object;
  /** Creates the children page by page, during pagination. */
  render?: (page: unknown) => TreeNode[];
  /** The string of a text instance. */
  value?: string;
  /** Its number in the order of the tree; equal for the fragments of one node on several pages. */
  identity?: number;
  /** A picture, decoded before layout. */
  image?: TreeImage;
}

export interface TreeImage {
  data: Uint8Array;
  format: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
  /** Equal for equal pictures; the file embeds each only once. */
  key: string;
}
