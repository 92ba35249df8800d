import { Document, Page, View } from '@react-pdf/primitives';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFontBook } from '../fonts/font-book.ts';
import { createLayout } from '../layout/lay-out.ts';
import { nodeFonts } from '../node.ts';
import { mirrorTree } from './mirror.ts';
import type { NodeStyle, TreeNode } from './node.ts';

const length = fc.integer({ min: 1, max: 6 });
/**
 * Large enough for its content: overflow sticks out at the end of its line, and its position depends on many things.
 */
const size = fc.integer({ min: 60, max: 90 });
const plain: fc.Arbitrary<NodeStyle> = fc.record(
  {
    width: size,
    height: size,
    marginLeft: length,
    marginRight: length,
    margin: fc.constantFrom(3, '1 2 3 4', '5 6'),
    paddingLeft: length,
    padding: fc.constantFrom(2, '4 3 2 1', '1 7 2'),
    borderLeftWidth: fc.integer({ min: 1, max: 5 }),
    borderTopRightRadius: length,
    flexDirection: fc.constantFrom('row', 'row-reverse', 'column'),
    alignItems: fc.constantFrom('flex-start', 'flex-end', 'center', 'stretch'),
    alignSelf: fc.constantFrom('flex-start', 'flex-end', 'center'),
    justifyContent: fc.constantFrom('flex-start', 'flex-end', 'space-between'),
    columnGap: length,
    textAlign: fc.constantFrom('left', 'right', 'center'),
  },
  { requiredKeys: [] },
);

/** Positioned on one side at most: of two contradicting sides, the left one wins in any layout. */
const style = fc
  .tuple(plain, fc.constantFrom('left', 'right', ''), length)
  .map(([own, side, by]): NodeStyle =>
    side ? { width: 60, height: 60, ...own, [side]: by, position: 'absolute' } : own,
  );

const node = (type: string, own: TreeNode['style'], children: TreeNode[], props: TreeNode['props'] = {}): TreeNode => ({
  type,
  props,
  style: own,
  children,
  box: {},
});

const view = fc.letrec<{ view: TreeNode }>((tie) => ({
  view: fc
    .tuple(
      fc.oneof(style, fc.tuple(style, plain)),
      fc.oneof({ maxDepth: 3 }, fc.constant<TreeNode[]>([]), fc.array(tie('view'), { maxLength: 3 })),
    )
    .map(([own, children]) => node(View, own, children)),
})).view;

const layOut = createLayout(createFontBook(nodeFonts));

/** The boxes of all nodes, relative to the page's edge. */
async function boxes(
  content: TreeNode[],
  isMirrored: boolean,
): Promise<{ left: number; top: number; width: number; height: number }[]> {
  const tree = node(Document, {}, [
    node(Page, { paddingLeft: 30, paddingRight: 50 }, content, { size: [595.28, 5000] }),
  ]);
  const laid = await layOut(isMirrored ? mirrorTree(tree) : tree);
  const found: Awaited<ReturnType<typeof boxes>> = [];
  const visit = (children: readonly object[] | undefined | null, x: number, y: number) => {
    for (const child of children ?? []) {
      const { box, children: inner } = child as {
        box?: { left?: number; top?: number; width?: number; height?: number };
        children?: object[];
      };
      const [left, top] = [x + (box?.left ?? 0), y + (box?.top ?? 0)];
      found.push({ left, top, width: box?.width ?? 0, height: box?.height ?? 0 });
      visit(inner, left, top);
    }
  };
  visit(laid.children?.[0]?.children, 0, 0);
  return found;
}

describe('the mirror image of a tree', () => {
  it('has every box as far from the right as it was from the left', async () => {
    const width = 595.28;
    await fc.assert(
      fc.asyncProperty(fc.array(view, { minLength: 1, maxLength: 3 }), async (content) => {
        const [plain, mirrored] = [await boxes(content, false), await boxes(content, true)];
        expect(mirrored).toHaveLength(plain.length);
        mirrored.forEach((box, index) => {
          const other = plain[index];
          expect(box.width).toBeCloseTo(other?.width ?? 0, 1);
          expect(box.top).toBeCloseTo(other?.top ?? 0, 1);
          expect(width - box.left - box.width).toBeCloseTo(other?.left ?? 0, 1);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('pushes to the other side what an automatic margin pushes', async () => {
    const content = [
      node(View, { flexDirection: 'row' }, [
        node(View, { width: 60 }, []),
        node(View, { width: 70, marginLeft: 'auto' }, []),
      ]),
    ];
    const [row, first, last] = await boxes(content, true);
    expect(first?.left).toBeCloseTo((row?.left ?? 0) + (row?.width ?? 0) - 60, 1);
    expect(last?.left).toBeCloseTo(row?.left ?? 0, 1);
  });
});
