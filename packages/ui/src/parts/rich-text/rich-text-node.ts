import type { Node } from '@tiptap/pm/model';
import { formatRichText, parseRichText, type RichBlock, type RichSpan } from '@vitae/domain';
import { richTextSchema } from './rich-text-schema.ts';

interface TextJson {
  type: 'text';
  text: string;
  marks: { type: 'bold' | 'italic' | 'underline' | 'link'; attrs?: { href: string } }[];
}

interface ParagraphJson {
  type: 'paragraph';
  content: TextJson[];
}

interface ListJson {
  type: 'bulletList' | 'orderedList';
  content: { type: 'listItem'; content: ParagraphJson[] }[];
}

/** Rich text as the editor's JSON: consecutive items are one list. */
export function richTextToJson(markdown: string): { type: 'doc'; content: (ParagraphJson | ListJson)[] } {
  const content: (ParagraphJson | ListJson)[] = [];
  for (const { kind, number, spans } of parseRichText(markdown)) {
    const paragraph: ParagraphJson = {
      type: 'paragraph',
      content: spans.filter(({ text }) => text !== '').map(textOf),
    };
    const last = content.at(-1);
    if (kind === 'paragraph') content.push(paragraph);
    else {
      const type = kind === 'number' ? 'orderedList' : 'bulletList';
      const item = { type: 'listItem' as const, content: [paragraph] };
      if (last?.type === type && number !== 1) last.content.push(item);
      else content.push({ type, content: [item] });
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph', content: [] }] };
}

function textOf({ text, bold, italic, underline, href }: RichSpan): TextJson {
  return {
    type: 'text',
    text,
    marks: [
      ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
      ...(bold ? [{ type: 'bold' as const }] : []),
      ...(italic ? [{ type: 'italic' as const }] : []),
      ...(underline ? [{ type: 'underline' as const }] : []),
    ],
  };
}

/** Rich text as the editor's document. */
export function richTextToNode(markdown: string): Node {
  return richTextSchema.nodeFromJSON(richTextToJson(markdown));
}

/**
 * The editor's document as rich text; `richTextToNode` returns the same text, and the same marks except those that the
 * Markdown subset cannot express: marks that touch each other inside a word.
 */
export function nodeToRichText(document: Node): string {
  const blocks: RichBlock[] = [];
  document.forEach((block) => {
    if (block.isTextblock) blocks.push(...blockOf(block, 'paragraph'));
    else if (block.type.name === 'orderedList') {
      const items: RichBlock[] = [];
      block.forEach((item) => item.forEach((paragraph) => items.push(...blockOf(paragraph, 'number'))));
      blocks.push(...items.map((item, index) => ({ ...item, number: index + 1 })));
    } else block.forEach((item) => item.forEach((paragraph) => blocks.push(...blockOf(paragraph, 'bullet'))));
  });
  return formatRichText(blocks);
}

/** Paragraphs never change, they are replaced: a key recomputes only the one it was typed into. */
const known: Record<RichBlock['kind'], WeakMap<Node, readonly RichBlock[]>> = {
  paragraph: new WeakMap(),
  bullet: new WeakMap(),
  number: new WeakMap(),
};

/** The content of a paragraph, nothing if it is blank. */
function blockOf(paragraph: Node, kind: RichBlock['kind']): readonly RichBlock[] {
  const found = known[kind].get(paragraph);
  if (found) return found;
  const spans = spansOf(paragraph);
  // Text without marks is escaped, and comes back as it was.
  const isPlain = spans.every((span) => !span.bold && !span.italic && !span.underline && !span.href);
  const blocks = spans.some(({ text }) => text.trim() !== '')
    ? [isPlain ? { kind, spans } : expressible({ kind, spans })]
    : [];
  known[kind].set(paragraph, blocks);
  return blocks;
}

/** A block that Markdown can express: marks that would be read as stars and brackets are dropped, the text stays. */
function expressible(block: RichBlock): RichBlock {
  const tries = [
    block.spans,
    joined(
      block.spans.map(({ text, bold, italic, href }) => ({
        text,
        ...(bold ? { bold } : {}),
        ...(italic ? { italic } : {}),
        ...(href ? { href } : {}),
      })),
    ),
    joined(block.spans.map(({ text, bold, href }) => ({ text, ...(bold ? { bold } : {}), ...(href ? { href } : {}) }))),
    joined(block.spans.map(({ text, href }) => ({ text, ...(href ? { href } : {}) }))),
  ];
  const spans = tries.find((spans) => isSame(parseRichText(formatRichText([{ ...block, spans }])), spans));
  return { ...block, spans: spans ?? joined(block.spans.map(({ text }) => ({ text }))) };
}

/** Spans with adjacent ones of the same style merged. */
function joined(spans: readonly RichSpan[]): RichSpan[] {
  return spans.reduce<RichSpan[]>((merged, span) => {
    const last = merged.at(-1);
    const isAlike =
      last &&
      last.bold === span.bold &&
      last.italic === span.italic &&
      last.underline === span.underline &&
      last.href === span.href;
    return isAlike ? [...merged.slice(0, -1), { ...last, text: last.text + span.text }] : [...merged, span];
  }, []);
}

/**
 * Whether a parsed text has the characters of some spans, each with its own marks; space around marks and lines is
 * ignored.
 */
function isSame(blocks: readonly RichBlock[], spans: readonly RichSpan[]): boolean {
  const marked = (parts: readonly RichSpan[]) =>
    joined(
      parts.map((span) => ({ ...span, text: span.text.replaceAll(/\s+/g, '') })).filter(({ text }) => text !== ''),
    ).map(({ text, bold, italic, underline, href }) => [
      text,
      bold === true,
      italic === true,
      underline === true,
      href ?? '',
    ]);
  return blocks.length <= 1 && JSON.stringify(marked(blocks[0]?.spans ?? [])) === JSON.stringify(marked(spans));
}

function spansOf(paragraph: Node): RichSpan[] {
  const spans: RichSpan[] = [];
  paragraph.forEach((inline) => {
    const marked = (name: string) => inline.marks.find((mark) => mark.type.name === name);
    const href: unknown = marked('link')?.attrs['href'];
    spans.push({
      text: inline.text ?? '',
      ...(marked('bold') ? { bold: true as const } : {}),
      ...(marked('italic') ? { italic: true as const } : {}),
      ...(marked('underline') ? { underline: true as const } : {}),
      ...(typeof href === 'string' && href !== '' ? { href } : {}),
    });
  });
  return spans;
}
