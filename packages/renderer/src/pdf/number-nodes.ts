import type { TreeNode } from '../tree/node.ts';

/**
 * Numbers the nodes of a tree in order, so that fragments that page breaks make of one node can be recognised as one.
 */
export function numberNodes(root: TreeNode): void {
  let count = 0;
  const visit = (node: TreeNode) => {
    node.identity = count += 1;
    for (const child of node.children) visit(child);
  };
  visit(root);
}
