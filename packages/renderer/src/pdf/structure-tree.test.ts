import { Image, Link, Text, View } from '@react-pdf/primitives';
import { describe, expect, it } from 'vitest';
import { createStructureBuilder, isPart, type StructureElement, type StructureNode } from './structure-tree.ts';

interface Drawing extends StructureNode {
  kids?: Drawing[];
  /** Draws content of its own. */
  isDrawn?: boolean;
}

let mcid = 0;
const text = (tag?: string, identity?: number): Drawing => ({
  type: Text,
  props: tag ? { tag } : {},
  isDrawn: true,
  ...(identity ? { identity } : {}),
});
const view = (props: Record<string, unknown>, ...kids: Drawing[]): Drawing => ({ type: View, props, kids });

/** The tree of pages that draw these, as nested names. */
function treeOf(...pages: Drawing[][]): unknown {
  const builder = createStructureBuilder();
  const draw = (node: Drawing, page: number) => {
    builder.open(node);
    if (node.isDrawn && !builder.artifact) builder.part.kids.push({ page, mcid: (mcid += 1) });
    for (const kid of node.kids ?? []) draw(kid, page);
    builder.close();
  };
  pages.forEach((drawings, page) => drawings.forEach((drawing) => draw(drawing, page)));
  const names = (element: StructureElement): unknown[] => [
    element.type,
    ...element.kids.map((kid) => (isPart(kid) ? names(kid) : '·')),
  ];
  const root = builder.finish();
  return root && names(root);
}

describe('the structure of drawn content', () => {
  it('makes paragraphs of texts without a tag, and omits boxes without meaning', () => {
    expect(treeOf([view({}, text(), view({}, text('H1')))])).toEqual(['Document', ['P', '·'], ['H1', '·']]);
  });

  it('assigns a text to the tagged box around it', () => {
    expect(treeOf([view({ tag: 'H1' }, text(), text())])).toEqual(['Document', ['H1', '·', '·']]);
    expect(treeOf([{ type: Link, kids: [text()] }])).toEqual(['Document', ['Link', '·']]);
  });

  it('puts consecutive items into a list, and those of another body into another', () => {
    const item = () => view({ tag: 'LI' }, text('Lbl'), text('LBody'));
    const listed = ['L', ['LI', ['Lbl', '·'], ['LBody', '·']], ['LI', ['Lbl', '·'], ['LBody', '·']]];
    expect(treeOf([view({ tag: 'Sect' }, view({}, item(), item()), view({}, item(), item()))])).toEqual([
      'Document',
      ['Sect', listed, listed],
    ]);
    expect(treeOf([view({ tag: 'L' }, view({}, item()), item())])).toEqual(['Document', listed]);
  });

  it('makes one element from the fragments of a node, and from the nodes of a part', () => {
    expect(treeOf([text('P', 7)], [text('P', 7), text('P', 8)])).toEqual(['Document', ['P', '·', '·'], ['P', '·']]);
    const section = () => view({ tag: 'Sect', part: 'sections.award' }, text());
    expect(treeOf([section()], [text(), section()])).toEqual([
      'Document',
      ['Sect', ['P', '·'], ['P', '·']],
      ['P', '·'],
    ]);
  });

  it('keeps the order of the tree if columns continue on the next page', () => {
    const column = (identity: number, ...kids: Drawing[]): Drawing => ({ ...view({}, ...kids), identity });
    expect(
      treeOf([column(1, text('H1')), column(2, text('P'))], [column(1, text('H2')), column(2, text('P'))]),
    ).toEqual(['Document', ['H1', '·'], ['H2', '·'], ['P', '·'], ['P', '·']]);
  });

  it('omits content repeated on every page, artifacts and nodes that draw nothing', () => {
    expect(
      treeOf([view({ fixed: true }, text()), view({ tag: 'Artifact' }, text()), view({ tag: 'Sect' }), text()]),
    ).toEqual(['Document', ['P', '·']]);
    expect(treeOf([view({ tag: 'Sect' }), { type: Image }])).toBeNull();
  });

  it('skips no heading level', () => {
    expect(treeOf([text('H2'), text('H4'), text('H2'), text('H3'), text('H1')])).toEqual([
      'Document',
      ['H1', '·'],
      ['H2', '·'],
      ['H2', '·'],
      ['H3', '·'],
      ['H1', '·'],
    ]);
  });
});
