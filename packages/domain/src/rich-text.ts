/**
 * Rich text is stored as a Markdown subset: paragraphs, bullet lists, **bold**, *italic* and [links](https://…).
 * Everything else is plain text, so that any string is valid.
 */
export interface RichSpan {
  text: string;
  bold?: true;
  italic?: true;
  href?: string;
}

export interface RichBlock {
  kind: 'paragraph' | 'bullet';
  spans: RichSpan[];
}

const BULLET = /^\s*[-*•]\s+(.*)$/;
const ESCAPED = /\\([\\*_[\]()\-•])/g;
const INLINE =
  /(?<!\\)\[((?:\\.|[^\]\\])+)\]\((https?:\/\/[^\s)]+|mailto:[^\s)]+|tel:[^\s)]+)\)|(?<!\\)\*\*(?=\S)((?:\\.|[^\\])+?)\*\*(?!\*)|(?<![\w*\\])\*(?=[^\s*])((?:\\.|[^*\\])+?)\*(?![\w*])/;

/** Reads the Markdown subset. Blank lines separate paragraphs; a line within a paragraph is joined with a space. */
export function parseRichText(markdown: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let open: { kind: RichBlock['kind']; lines: string[] } | null = null;
  const close = () => {
    if (open) blocks.push({ kind: open.kind, spans: parseSpans(open.lines.join(' ')) });
    open = null;
  };
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const bullet = BULLET.exec(line);
    if (bullet) {
      close();
      if (bullet[1]?.trim()) open = { kind: 'bullet', lines: [bullet[1].trim()] };
    } else if (!line.trim()) {
      close();
    } else if (open) {
      (open as { lines: string[] }).lines.push(line.trim());
    } else {
      open = { kind: 'paragraph', lines: [line.trim()] };
    }
  }
  close();
  return blocks;
}

function parseSpans(text: string, style: Omit<RichSpan, 'text'> = {}): RichSpan[] {
  const match = INLINE.exec(text);
  if (!match) return text ? [{ text: text.replace(ESCAPED, '$1'), ...style }] : [];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const [, label, href, bold, italic] = match;
  const inner =
    label !== undefined && href !== undefined
      ? parseSpans(label, { ...style, href })
      : bold !== undefined
        ? parseSpans(bold, { ...style, bold: true })
        : parseSpans(italic ?? '', { ...style, italic: true });
  return [...(before ? [{ text: before.replace(ESCAPED, '$1'), ...style }] : []), ...inner, ...parseSpans(after, style)];
}

/** Writes blocks as the Markdown subset; `parseRichText` gives the same blocks back. */
export function formatRichText(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block, index) => {
      const previous = blocks[index - 1];
      const separator = !previous ? '' : block.kind === 'bullet' && previous.kind === 'bullet' ? '\n' : '\n\n';
      return `${separator}${block.kind === 'bullet' ? '- ' : ''}${block.spans.map(formatSpan).join('')}`;
    })
    .join('');
}

function formatSpan(span: RichSpan): string {
  // Marks hug the words: Markdown does not read "** bold**" as bold.
  const [, lead = '', core = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(span.text) ?? [];
  if (!core) return span.text;
  let text = escapeRichText(core);
  if (span.italic) text = `*${text}*`;
  if (span.bold) text = `**${text}**`;
  if (span.href) text = `[${text}](${span.href})`;
  return `${lead}${text}${trail}`;
}

/** Escapes plain text so that rich text shows it unchanged. */
export function escapeRichText(text: string): string {
  return text.replace(/\\(?=[\\*_[\]()\-•])/g, '\\\\').replace(/[*[\]]/g, '\\$&').replace(/^(\s*)([-•])(?=\s)/, '$1\\$2');
}

/** The words of rich text without any mark; bullets and paragraphs become lines. */
export function richTextToPlain(markdown: string): string {
  return parseRichText(markdown)
    .map((block) => block.spans.map((span) => span.text).join(''))
    .join('\n');
}
