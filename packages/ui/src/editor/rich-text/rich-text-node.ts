import type { Node } from '@tiptap/pm/model';
import { formatRichText, parseRichText, type RichBlock, type RichSpan } from '@vitae/domain';
import { richTextSchema } from './rich-text-schema.ts';

interface TextJson {
  type: 'text';
  text: string;
  marks: { type: 'bold' | 'italic' | 'link'; attrs?: { href: string } }[];
}

interface ParagraphJson {
  type: 'paragraph';
  content: TextJson[];
}

interface BulletListJson {
  type: 'bulletList';
  content: { type: 'listItem'; content: ParagraphJson[] }[];
}

/** Rich text as the editor's JSON: consecutive bullets are one list. */
export function richTextToJson(markdown: string): { type: 'doc'; content: (ParagraphJson | BulletListJson)[] } {
  const content: (ParagraphJson | BulletListJson)[] = [];
  for (const { kind, spans } of parseRichText(markdown)) {
    const paragraph: ParagraphJson = { type: 'paragraph', content: spans.filter(({ text }) => text !== '').map(textOf) };
    const last = content.at(-1);
    if (kind === 'paragraph') content.push(paragraph);
    else if (last?.type === 'bulletList') last.content.push({ type: 'listItem', content: [paragraph] });
    else content.push({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] });
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph', content: [] }] };
}

function textOf({ text, bold, italic, href }: RichSpan): TextJson {
  return {
    type: 'text',
    text,
    marks: [...(href ? [{ type: 'link' as const, attrs: { href } }] : []), ...(bold ? [{ type: 'bold' as const }] : []), ...(italic ? [{ type: 'italic' as const }] : [])],
  };
}

/** Rich text as the editor's document. */
export function richTextToNode(markdown: string): Node {
  return richTextSchema.nodeFromJSON(richTextToJson(markdown));
}

/** The editor's document as rich text; `richTextToNode` gives the same words and marks back. */
export function nodeToRichText(document: Node): string {
  const blocks: RichBlock[] = [];
  document.forEach((block) => {
    if (block.isTextblock) blocks.push({ kind: 'paragraph', spans: spansOf(block) });
    else block.forEach((item) => item.forEach((paragraph) => blocks.push({ kind: 'bullet', spans: spansOf(paragraph) })));
  });
  return formatRichText(blocks.filter(({ spans }) => spans.some(({ text }) => text.trim() !== '')));
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
      ...(typeof href === 'string' && href !== '' ? { href } : {}),
    });
  });
  return spans;
}
