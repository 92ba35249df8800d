import type { Paragraph } from '@react-pdf/textkit';
import { isBold, type FontBook } from '../fonts/font-book.ts';
import { layOutTree, type LaidOutDocument } from '../react-pdf.ts';
import { lineEndsOf } from '../tree/line-ends.ts';
import type { TreeNode } from '../tree/node.ts';
import type { Surroundings } from './lay-out-line.ts';
import { alignBaselines } from './align-baselines.ts';
import { createParagraphCache, type ParagraphNode } from './paragraph-cache.ts';
import { textEngine, type TextEngine } from './text-engine.ts';

export type LayOut = (root: TreeNode) => Promise<LaidOutDocument>;

/**
 * Creates a layout function; it caches the paragraphs of earlier calls. The tree's text must have been processed by
 * `composeText` with the same book.
 */
export function createLayout(book: FontBook): LayOut {
  const paragraphs = createParagraphCache<Paragraph>();
  const fontOf = ({
    fontFamily,
    fontWeight,
    fontStyle,
  }: {
    fontFamily?: unknown;
    fontWeight?: unknown;
    fontStyle?: unknown;
  }) =>
    typeof fontFamily === 'string'
      ? book.face({
          family: fontFamily,
          bold: isBold(fontWeight),
          italic: fontStyle !== undefined && fontStyle !== 'normal',
        })?.font
      : undefined;
  const fontStore = {
    getFont: (style: { fontFamily: string; fontWeight?: unknown; fontStyle?: unknown }) => {
      const font = fontOf(style);
      return font && { data: font };
    },
    getEmojiSource: () => null,
    getHyphenationCallback: () => null,
    layoutText: (node: ParagraphNode, width: number, height: number, lay: (engine: TextEngine) => Paragraph) => {
      const own = fontOf(node.style ?? {});
      const engine = textEngine(surroundingsOf(node));
      // Without the text's own face its lines have other positions: such lines must not be reused.
      if (!own) return filling(lay(engine), width);
      return paragraphs.lines(node, width, height, () => alignBaselines(filling(lay(engine), width), own));
    },
  };
  return (root) => layOutTree(root, fontStore);
}

/** What a text is, and what is around it; the key of the paragraph cache has it too. */
const surroundingsOf = ({ props = {} }: ParagraphNode): Surroundings => ({
  ...lineEndsOf(props['lineEnds']),
  isName: props['tag'] === 'H1',
});

/**
 * A text of several lines takes all available width: next to a narrower box, the next text would be read between its
 * lines.
 */
const filling = (lines: Paragraph, width: number): Paragraph =>
  lines.length > 1 && Number.isFinite(width)
    ? lines.map((line) => ({ ...line, xAdvance: Math.max(width, line.xAdvance ?? 0) }))
    : lines;
