import { Text } from '@react-pdf/primitives';
import type { TreeNode } from './node.ts';

/**
 * Which ends of a text's lines are free in a document that runs from right to left: nothing on the page would be read
 * together with them, so that they need no mark of direction.
 */
export interface LineEnds {
  /** On the right: there is nothing, or something that does not run from left to right. */
  start: boolean;
  /** On the left: there is nothing. */
  end: boolean;
}

export const bothFree: LineEnds = { start: true, end: true };
const noneFree: LineEnds = { start: false, end: false };

/** The line ends that `mirrorTree` gave a text as a property; without any, neither end is free. */
export const lineEndsOf = (value: unknown): LineEnds => {
  if (typeof value !== 'object' || value === null) return noneFree;
  return { start: 'start' in value && value.start === true, end: 'end' in value && value.end === true };
};

/** The line ends of each child of a node whose own are `own`. */
export function lineEndsOfChildren({ children }: TreeNode, own: LineEnds, direction: unknown): LineEnds[] {
  const isRow = direction === 'row' || direction === 'row-reverse';
  const written = children.filter((child) => textsOf(child).length > 0);
  // Columns are read one after the other.
  if (written.length < 2 || (isRow && written.every(isColumn))) return children.map(() => own);
  if (!isRow) return children.map((child, index) => besideDot(child, children[index - 1], children[index + 1], own));
  const ordered = direction === 'row' ? written : written.toReversed();
  return children.map((child) => {
    const at = ordered.indexOf(child);
    const [before, after] = [ordered[at - 1], ordered[at + 1]];
    return { start: before ? !isOpen(before) : own.start, end: own.end && !after };
  });
}

/** The dot between two texts is in the gap after the first of them. */
function besideDot(
  child: TreeNode,
  before: TreeNode | undefined,
  after: TreeNode | undefined,
  own: LineEnds,
): LineEnds {
  if (child.props['between']) return { start: before ? !isOpen(before) : own.start, end: true };
  return after?.props['between'] ? { ...own, end: false } : own;
}

/** More texts than the parts of a line have. */
const isColumn = (node: TreeNode) => textsOf(node).length > 2;

const textsOf = (node: TreeNode): string[] =>
  node.type === Text ? [wordsOf(node)] : node.children.flatMap((child) => textsOf(child));
const wordsOf = ({ value = '', children }: TreeNode): string =>
  value + children.map((child) => wordsOf(child)).join('');

/** Whether a node ends in a word or number that runs from left to right, or with a sign of a number. */
function isOpen(node: TreeNode): boolean {
  const last = textsOf(node).at(-1) ?? '';
  const [sign] = last.match(/[\p{L}\p{N}.,:/+\-%#$€£°](?=[^\p{L}\p{N}.,:/+\-%#$€£°]*$)/u) ?? [];
  return sign !== undefined && !/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(sign);
}
