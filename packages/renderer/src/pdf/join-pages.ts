import type { LaidOutDocument } from '../react-pdf.ts';

/** The part of a laid-out node that tells which fragments belong together. */
interface Numbered {
  identity?: number;
  children?: readonly Numbered[] | undefined;
}

const highest = ({ identity = 0, children = [] }: Numbered): number =>
  children.reduce((most, child) => Math.max(most, highest(child)), identity);

const shifted = <Node extends Numbered>(node: Node, by: number): Node => ({
  ...node,
  ...(node.identity === undefined ? {} : { identity: node.identity + by }),
  ...(node.children ? { children: node.children.map((child) => shifted(child, by)) } : {}),
});

/** The pages of documents one after another, as one document; no node of one is taken for a fragment of another's. */
export function joinPages(documents: readonly LaidOutDocument[]): LaidOutDocument {
  return documents.reduce((all, next) => ({
    ...all,
    children: [...(all.children ?? []), ...(shifted(next, highest(all)).children ?? [])],
  }));
}
