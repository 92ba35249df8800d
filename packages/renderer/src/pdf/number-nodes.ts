import type { TreeNode } from '../tree/node.ts';

/** Numbers the nodes of a tree in its order, so that the fragments that page breaks cut can be known for one. */
export function numberNodes(root: TreeNode): void {
  let count = 0;
  const visit = (node: TreeNode) => {
    node.identity = count += 1;
    for (const child of node.children) visit(child);
  };
  visit(root);
}
