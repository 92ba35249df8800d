/**
 * The only file that imports the pinned `@react-pdf` internals. Their declarations describe calls from their own
 * renderer; ours pass the same shapes as plain data, which their types do not allow for.
 */
import layoutEngine, { type SafeDocumentNode } from '@react-pdf/layout';
import draw from '@react-pdf/render';
import type { TreeNode } from './tree/node.ts';

/** A document that is split into pages, with every box positioned. */
export type LaidOutDocument = SafeDocumentNode;

/** Lays out a tree; fonts and text layout come from the store. */
export const layOutTree: (root: TreeNode, fontStore: object) => Promise<LaidOutDocument> =
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared without its second argument
  layoutEngine as unknown as (root: TreeNode, fontStore: object) => Promise<LaidOutDocument>;

/**
 * Draws a laid-out document by calling the drawing methods of `context`, a pdfkit document or something with the same
 * methods.
 */
export function drawPages(context: object, document: LaidOutDocument): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared with pdfkit's private parts, which only form fields need
  draw(context as Parameters<typeof draw>[0], document);
}
