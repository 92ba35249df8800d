/**
 * Rich text is stored as a Markdown subset: paragraphs, bullet and numbered lists, **bold**, *italic*, <u>underline</u>
 * and [links](https://…).
 * Everything else is plain text, so that any string is valid.
 */
export interface RichSpan {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  href?: string;
}

export interface RichBlock {
  kind: 'paragraph' | 'bullet' | 'number';
  /** Its position in a numbered list, from 1, which starts a list; if not given, the item follows the previous one. */
  number?: number;
  spans: RichSpan[];
}

const BULLET = /^\s*[-*•]\s+([^]*)$/;
/** A numbered list starts with 1: "3. Platz" and "9. Mai" are ordinary text. */
const NUMBER = /^\s*(\d{1,2})[.)]\s+([^]*)$/;
const ESCAPED = /\\([\\*_[\]()\-•.<])/g;
/** The text after the label of a link, up to where its address may end. */
const LINK_START = /\]\((?:https?:\/\/|mailto:|tel:)/y;

/** Reads the Markdown subset. Blank lines separate paragraphs; a line within a paragraph is joined with a space. */
export function parseRichText(markdown: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let open: { kind: RichBlock['kind']; number?: number; lines: string[] } | null = null;
  const close = () => {
    if (open) {
      const { lines, ...block } = open;
      blocks.push({ ...block, spans: parseSpans(lines.join(' ')) });
    }
    open = null;
  };
  let isParted = true;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const bullet = BULLET.exec(line);
    if (bullet) {
      close();
      if (bullet[1]?.trim()) open = { kind: 'bullet', lines: [bullet[1].trim()] };
    } else if (!line.trim()) {
      close();
    } else {
      const number = numberOf(line, open ?? blocks.at(-1), isParted);
      if (number) {
        close();
        open = number;
      } else if (open) (open as { lines: string[] }).lines.push(line.trim());
      else open = { kind: 'paragraph', lines: [line.trim()] };
    }
    isParted = !line.trim();
  }
  close();
  return blocks;
}

/**
 * The item of a numbered list that a line starts. Items continue counting whatever number is written; a blank line
 * followed by 1 starts a new list.
 */
function numberOf(line: string, before: Pick<RichBlock, 'kind' | 'number'> | undefined, isParted: boolean) {
  const [, digits, text = ''] = NUMBER.exec(line) ?? [];
  if (!text.trim() || (before?.kind === 'paragraph' && !isParted)) return null;
  const goesOn = before?.kind === 'number' && !(isParted && Number(digits) === 1);
  if (!goesOn && Number(digits) !== 1) return null;
  return { kind: 'number' as const, number: goesOn ? (before.number ?? 0) + 1 : 1, lines: [text.trim()] };
}

/** Nested marks are meaningful three levels deep: a link, bold, italic. Anything deeper is plain text. */
const MOST_MARKS = 8;

type Style = Omit<RichSpan, 'text'>;

/** A mark: where it starts and ends, and the text inside it. */
interface Mark {
  end: number;
  from: number;
  to: number;
  style: Style;
}

/**
 * Reads the marks of a line. Each character is read only a few times, whatever the text, because the positions at which
 * a mark may end are computed first.
 */
function parseSpans(text: string): RichSpan[] {
  // Most lines have no mark.
  const find = /[*[<]/.test(text) ? markFinder(text) : () => null;
  const spans: RichSpan[] = [];
  const add = (from: number, to: number, style: Style) => {
    if (from < to) spans.push({ text: text.slice(from, to).replace(ESCAPED, '$1'), ...style });
  };
  const read = (start: number, end: number, style: Style, depth: number) => {
    let plain = start;
    for (let at = start; at < end;) {
      const mark = depth < MOST_MARKS ? find(at, start, end) : null;
      if (mark === null) {
        at += 1;
        continue;
      }
      add(plain, at, style);
      read(mark.from, mark.to, { ...style, ...mark.style }, depth + 1);
      at = mark.end;
      plain = at;
    }
    add(plain, end, style);
  };
  read(0, text.length, {}, 0);
  return spans;
}

/** Finds the mark that starts at a position of a text, within a part of it. */
function markFinder(text: string): (at: number, start: number, end: number) => Mark | null {
  const { bracket, star, strong, stop, under } = closers(text);
  const link = (at: number, end: number): Mark | null => {
    const to = bracket[at + 1] ?? text.length;
    if (to <= at + 1 || to >= end) return null;
    LINK_START.lastIndex = to;
    const [opening] = LINK_START.exec(text) ?? [];
    if (opening === undefined) return null;
    const closing = stop[to + opening.length] ?? text.length;
    if (closing >= end || text[closing] !== ')' || closing === to + opening.length) return null;
    return { end: closing + 1, from: at + 1, to, style: { href: text.slice(to + 2, closing) } };
  };
  const bold = (at: number, end: number): Mark | null => {
    if (at + 2 >= end || isSpace(text[at + 2])) return null;
    const next = strong[at + 3] ?? text.length;
    // At the end of the part, two stars end it, whatever follows.
    const last = end - 2;
    const isLast = last >= at + 3 && text.startsWith('**', last) && star[last] === last;
    const to = next + 2 <= end ? next : isLast ? last : -1;
    return to < 0 ? null : { end: to + 2, from: at + 2, to, style: { bold: true } };
  };
  const italic = (at: number, start: number, end: number): Mark | null => {
    if (at + 1 >= end || isSpace(text[at + 1]) || (at > start && isWordOrStar(text[at - 1]))) return null;
    const to = star[at + 1] ?? text.length;
    if (to >= end || (to + 1 < end && isWordOrStar(text[to + 1]))) return null;
    return { end: to + 1, from: at + 1, to, style: { italic: true } };
  };
  const underlined = (at: number, end: number): Mark | null => {
    const to = under[at + 3] ?? text.length;
    if (!text.startsWith('<u>', at) || to <= at + 3 || to + 4 > end) return null;
    return { end: to + 4, from: at + 3, to, style: { underline: true } };
  };
  return (at, start, end) => {
    const sign = text[at];
    if ((sign !== '[' && sign !== '*' && sign !== '<') || (at > start && text[at - 1] === '\\')) return null;
    if (sign === '[') return link(at, end);
    if (sign === '<') return underlined(at, end);
    return text[at + 1] === '*' && at + 1 < end ? bold(at, end) : italic(at, start, end);
  };
}

const isSpace = (sign: string | undefined) => sign !== undefined && /\s/.test(sign);
const isWordOrStar = (sign: string | undefined) => sign !== undefined && /[\w*]/.test(sign);

/**
 * For every position in a text, the next one at which a link's label, italic, bold or an address may end; the text's
 * length if there is none.
 */
function closers(text: string): Record<'bracket' | 'star' | 'strong' | 'stop' | 'under', Uint32Array> {
  const { length } = text;
  const isEscaped = new Uint8Array(length + 1);
  for (let at = 0; at < length; at += 1)
    if (text[at] === '\\') {
      isEscaped[at + 1] = 1;
      at += 1;
    }
  const make = () => new Uint32Array(length + 1).fill(length);
  const [bracket, star, strong, stop] = [make(), make(), make(), make()];
  // Few texts contain any.
  const under = text.includes('</u>') ? make() : new Uint32Array();
  for (let at = length - 1; at >= 0; at -= 1) {
    const is = (sign: string) => text[at] === sign && isEscaped[at] === 0;
    bracket[at] = is(']') ? at : (bracket[at + 1] ?? length);
    star[at] = is('*') ? at : (star[at + 1] ?? length);
    stop[at] = text[at] === ')' || isSpace(text[at]) ? at : (stop[at + 1] ?? length);
    if (under.length > 0) under[at] = is('<') && text.startsWith('</u>', at) ? at : (under[at + 1] ?? length);
    strong[at] = is('*') && text[at + 1] === '*' && text[at + 2] !== '*' ? at : (strong[at + 1] ?? length);
  }
  return { bracket, star, strong, stop, under };
}

/** Writes blocks as the Markdown subset; `parseRichText` returns the same blocks. */
export function formatRichText(blocks: readonly RichBlock[]): string {
  let number = 0;
  return blocks
    .map((block, index) => {
      const previous = blocks[index - 1];
      const isOneList = block.kind !== 'paragraph' && block.kind === previous?.kind && block.number !== 1;
      const separator = !previous ? '' : isOneList ? '\n' : '\n\n';
      number = isOneList ? number + 1 : 1;
      return `${separator}${listSign({ kind: block.kind, number })}${block.spans.map(formatSpan).join('')}`;
    })
    .join('');
}

/** The prefix of a block in plain text and Markdown. */
export const listSign = ({ kind, number }: Pick<RichBlock, 'kind' | 'number'>): string =>
  kind === 'bullet' ? '- ' : kind === 'number' ? `${number ?? 1}. ` : '';

function formatSpan(span: RichSpan): string {
  // Marks must touch the words: Markdown does not read "** bold**" as bold.
  const core = span.text.trim();
  if (!core) return span.text;
  const lead = span.text.slice(0, span.text.length - span.text.trimStart().length);
  const trail = span.text.slice(span.text.trimEnd().length);
  let text = escapeRichText(core);
  if (span.italic) text = `*${text}*`;
  if (span.bold) text = `**${text}**`;
  if (span.underline) text = `<u>${text}</u>`;
  if (span.href) text = `[${text}](${span.href})`;
  return `${lead}${text}${trail}`;
}

/** Escapes plain text so that rich text shows it unchanged. */
export function escapeRichText(text: string): string {
  return text
    .replace(/\\(?=[\\*_[\]()\-•.<])/g, '\\\\')
    .replace(/[*[\]]|<(?=\/?u>)/g, '\\$&')
    .replace(/^(\s*\d{1,2})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(\s*)([-•])(?=\s)/, '$1\\$2');
}

/** Rich text as shown in a plain field: without the escapes that are not needed there. */
export function withoutNeedlessEscapes(markdown: string): string {
  const means = (text: string) => JSON.stringify(parseRichText(text));
  return markdown
    .split('\n')
    .map((line) => {
      const bare = line.replace(ESCAPED, '$1');
      return means(bare) === means(line) ? bare : line;
    })
    .join('\n');
}

/** The text of rich text without marks; bullets and paragraphs become lines. */
export function richTextToPlain(markdown: string): string {
  return parseRichText(markdown)
    .map((block) => block.spans.map((span) => span.text).join(''))
    .join('\n');
}
