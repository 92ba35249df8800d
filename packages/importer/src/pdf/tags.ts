import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Item } from './actual-text.ts';

/** Where a text stands in the structure that its file declares (ISO 32000-1, 14.7). */
export type Tag = {
  /** Its place in the order of reading. */
  order: number;
  /** The level of the heading that it is a part of, 1 to 6; 0 outside of headings. */
  heading: number;
  /** The elements around it, from the outermost inwards. */
  path: readonly number[];
  /** Which paragraph, heading, item or cell it is a part of; undefined where only divisions and spans are around it. */
  block: number | undefined;
  /** Whether it is in a cell of a table. */
  isInCell: boolean;
  /** Whether one element has its whole text and nothing else, as browsers write it. */
  isElement: boolean;
};

type Node = Awaited<ReturnType<PdfJs.PDFPageProxy['getStructTree']>>;
type Leaf = { id: string; type: string };

const isLeaf = (node: Node | Leaf): node is Leaf => 'id' in node;

const HEADING = /^H([1-6])$/u;

/** Structure elements whose lines are one text, however they wrap (ISO 32000-1, 14.8.4). */
const BLOCK = /^(?:P|H[1-6]?|LI|LBody|TD|TH|Caption|DT|DD)$/u;

const CELL = /^T[DH]$/u;

/** The tags of a page's marked stretches of text, by their ids; none if it is not tagged. */
export const tagsOf = (tree: Node | null | undefined): Map<string, Tag> => {
  const tags = new Map<string, Tag>();
  let elements = 0;
  type Around = Pick<Tag, 'heading' | 'block' | 'isElement' | 'isInCell' | 'path'>;
  const visit = (node: Node | Leaf, around: Around): void => {
    if (isLeaf(node)) {
      if (node.type === 'content') tags.set(node.id, { ...around, order: tags.size });
      return;
    }
    const own = (elements += 1);
    const within: Around = {
      heading: Number(HEADING.exec(node.role)?.[1] ?? around.heading),
      block: BLOCK.test(node.role) ? own : around.block,
      isInCell: around.isInCell || CELL.test(node.role),
      isElement: node.role === 'NonStruct' && node.children.length === 1,
      path: [...around.path, own],
    };
    for (const child of node.children) visit(child, within);
  };
  if (tree) visit(tree, { heading: 0, block: undefined, isInCell: false, isElement: false, path: [] });
  return tags;
};

/** The texts of a page with their tags. */
export const withTags = (items: readonly Item[], tags: ReadonlyMap<string, Tag>): Item[] => {
  const open: (Tag | undefined)[] = [];
  return items.map((item) => {
    if ('str' in item) {
      const tag = open.findLast((each) => each !== undefined);
      return tag ? { ...item, tag } : item;
    }
    if (item.type === 'endMarkedContent') open.pop();
    else open.push(tags.get(item.id));
    return item;
  });
};

/** Whether texts are the rest of those above them, as one element that wraps; undefined if their tags do not tell. */
export const wrapsOf = (above: readonly Tag[], tags: readonly Tag[]): boolean | undefined => {
  const [first] = tags;
  if (!first || above.length === 0) return undefined;
  if (above.includes(first)) return first.isElement ? true : undefined;
  const isApart = first.block !== undefined && above.every(({ block }) => block !== undefined && block !== first.block);
  return isApart ? false : undefined;
};
