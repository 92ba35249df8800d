import { Link, Svg, Text, TextInstance } from '@react-pdf/primitives';
import type { TreeNode } from '../tree/node.ts';
import { TooLongError } from './too-long-error.ts';

/** The most that a document may have to be laid out; the time for less is bounded. A page has some 5,000 characters. */
export const mostText = {
  /** Characters of all texts. */
  characters: 300_000,
  /** Stretches of one style: a line with a bold word in it has three. */
  stretches: 8_000,
  /** Those of one paragraph, where each takes time by the number of the others. */
  stretchesOfOne: 4_000,
} as const;

const tooLong = () => new TooLongError('The document has more text than is laid out');

/**
 * Counts the text of a composed tree before it is laid out.
 * @throws {TooLongError} if it has more than `mostText`
 */
export function boundText(root: TreeNode): void {
  let [characters, stretches] = [0, 0];
  const count = (node: TreeNode, isInText: boolean): number => {
    if (node.type === TextInstance) {
      characters += node.value?.length ?? 0;
      stretches += 1;
      return 1;
    }
    if (node.type === Svg) return 0;
    const isText = node.type === Text || node.type === Link;
    let inside = 0;
    for (const child of node.children) inside += count(child, isText);
    if (isText && !isInText && inside > mostText.stretchesOfOne) throw tooLong();
    return inside;
  };
  count(root, false);
  if (characters > mostText.characters || stretches > mostText.stretches) throw tooLong();
}
