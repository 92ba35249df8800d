import { elementsOf, type PdfElement } from '@vitae/testkit/pdf';
import { expect } from 'vitest';
import { normalizeText } from '../text/normalize-text.ts';
import type { TreeNode } from '../tree/node.ts';

/** Expects no empty element in a structure tree, lists of items, headings without a gap, and links with their areas. */
export function expectSoundElements(root: PdfElement): void {
  expect(root.type).toBe('Document');
  expect(elementsOf(root).filter(({ type, text }) => type !== 'Figure' && !text.trim())).toEqual([]);
  let level = 0;
  for (const { type, kids, text, annotations } of elementsOf(root)) {
    const within = kids.map((kid) => kid.type);
    if (type === 'L') expect(new Set(within)).toEqual(new Set(['LI']));
    else expect(within).not.toContain('LI');
    if (type === 'LI') expect(within).toEqual(['Lbl', 'LBody']);
    if (type === 'Link') expect(annotations, text).toBeGreaterThan(0);
    else expect(annotations, text).toBe(0);
    const heading = Number(/^H(\d)$/.exec(type)?.[1] ?? 0);
    if (heading > 0) {
      expect(heading, text).toBeLessThanOrEqual(level + 1);
      level = heading;
    }
  }
}

interface Stretch {
  part: unknown;
  children: readonly TreeNode[];
}

/**
 * Text of nodes in their order, without artifacts and content repeated on every page; the parts of a section that a
 * page break splits are joined.
 */
export function contentOf(nodes: readonly TreeNode[]): string {
  const partsIn = ({ props, children }: TreeNode): Stretch[] => [
    ...(props['part'] ? [{ part: props['part'], children }] : []),
    ...children.flatMap(partsIn),
  ];
  const stretches = nodes.flatMap(partsIn);
  const visited = new Set<unknown>();
  const textOf = ({ props, value, children }: TreeNode): string => {
    const { part, fixed, tag } = props;
    if (fixed || tag === 'Artifact' || visited.has(part)) return '';
    if (!part) return normalizeText(value ?? '') + children.map(textOf).join('');
    visited.add(part);
    return stretches
      .filter((stretch) => stretch.part === part)
      .flatMap((stretch) => stretch.children.map(textOf))
      .join('');
  };
  return nodes.map(textOf).join('');
}
