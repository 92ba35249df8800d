import { formatRichText, parseRichText, type RichBlock } from '@vitae/domain';
import { findDates } from '../../language/dates.ts';

/** Data of unknown shape, parsed from JSON or YAML. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys. */
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a string or number; `''` for everything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The items of a list; none of everything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An address from a string or from `{ href }`, `{ url }`, `{ link }`. */
export const urlOf = (value: unknown): string => {
  const text = textOf(value);
  // A DOI is an address without its beginning (ISO 26324).
  if (/^10\.\d{4,9}\/\S+$/u.test(text)) return `https://doi.org/${text}`;
  if (!isData(value)) return text;
  return textOf(value['href']) || textOf(value['url']) || textOf(value['link']);
};

/** The first date in free text or an ISO date, as a partial date. */
export const partialDateOf = (value: unknown, asOf: string): string => {
  const text = textOf(value);
  const exact = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2})?(?:T.*)?$/u.exec(text);
  if (exact?.[1]) return exact[2] ? `${exact[1]}-${exact[2]}` : exact[1];
  const [found] = findDates(text, asOf);
  return found ? found.start || found.end : '';
};

const LINK = /\[([^[\]]+)\]\(((?:https?:|mailto:)[^\s)[]+)\)/gu;

/** Text of a field without formatting: of a Markdown link, only its text. */
export const plainOf = (value: unknown): string => textOf(value).replace(LINK, '$1');

/** The items of a list; items of nested lists come after their parent and are marked as nested. */
export const itemsOf = (value: unknown, depth = 0): string[] =>
  listOf(value).flatMap((item) => {
    if (Array.isArray(item)) return itemsOf(item, depth + 1);
    const text = isData(item) ? textOf(item['text']) : textOf(item);
    const inner = isData(item) ? LISTS_WITHIN.flatMap((key) => itemsOf(item[key], depth + 1)) : [];
    // Some programs write the nested list into the lines of the item.
    const [first = '', ...lines] = text.split(/\n(?=[^\S\n]*[-*•]\s)/u).map((line) => line.trimEnd());
    const nested = lines.map((line) => `– ${line.replace(/^\s*[-*•]\s+/u, '').trim()}`);
    return [depth > 0 && first ? `– ${first}` : first, ...nested, ...inner].filter(Boolean);
  });

const LISTS_WITHIN = ['highlights', 'items', 'children', 'bullets'];

/** Spans of a line that may contain links and emphasis in Markdown's notation. */
const spansOf = (text: string): RichBlock['spans'] =>
  /\]\((?:https?:|mailto:)|\*\*\S/u.test(text) ? (parseRichText(text)[0]?.spans ?? []) : [{ text }];

/** Rich text from HTML, Markdown's links and emphasis, or plain text. */
export const richTextFrom = (value: unknown): string => {
  const text = textOf(value);
  return formatRichText(
    /<\/?(?:p|ul|ol|li|br|div|strong|em|b|i|a|span|h\d)\b/iu.test(text) ? blocksFromHtml(text) : blocksFromText(text),
  );
};

/** A list in rich text with the texts that are not empty. */
export const bulletsFrom = (items: readonly string[]): string =>
  formatRichText(
    items.filter(Boolean).map((text): RichBlock => ({ kind: 'bullet', spans: spansOf(text.replace(/\s+/gu, ' ')) })),
  );

const blocksFromText = (text: string): RichBlock[] =>
  text.split(/\n+/u).flatMap((line): RichBlock[] => {
    const item = /^\s*[-*•]\s/u.exec(line);
    const content = line.slice(item?.[0].length).trim();
    return content ? [{ kind: item ? 'bullet' : 'paragraph', spans: spansOf(content) }] : [];
  });

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)/giu;

/** The tags and texts of a page. What follows its last tag is not searched for the end of one from each sign. */
const partsOf = (html: string): RegExpExecArray[] => {
  const end = html.lastIndexOf('>') + 1;
  return [...html.slice(0, end).matchAll(TAG), ...html.slice(end).matchAll(/()()()([^<]+)/gu)];
};

const blocksFromHtml = (html: string): RichBlock[] => {
  const blocks: RichBlock[] = [];
  let open: RichBlock | undefined;
  let items = 0;
  let bold = 0;
  let italic = 0;
  const links: string[] = [];
  for (const [, closing, tag = '', attributes = '', text] of partsOf(html)) {
    const step = closing ? -1 : 1;
    const name = tag.toLowerCase();
    if (text !== undefined) {
      const plain = decodeEntities(text).replace(/\s+/gu, ' ');
      if (!plain.trim() && !open) continue;
      open ??= { kind: items > 0 ? 'bullet' : 'paragraph', spans: [] };
      const href = links.at(-1);
      open.spans.push({
        text: plain,
        ...(bold > 0 ? { bold: true as const } : {}),
        ...(italic > 0 ? { italic: true as const } : {}),
        ...(href ? { href } : {}),
      });
    } else if (name === 'strong' || name === 'b') bold += step;
    else if (name === 'em' || name === 'i') italic += step;
    else if (name === 'a') {
      if (closing) links.pop();
      else links.push(/href\s*=\s*["']?([^"'\s>]+)/iu.exec(attributes)?.[1] ?? '');
    } else if (/^(?:p|li|ul|ol|div|br|h\d)$/u.test(name)) {
      if (open && open.spans.some((span) => span.text.trim())) blocks.push(open);
      open = undefined;
      if (name === 'li') items += step;
    }
  }
  if (open?.spans.some((span) => span.text.trim())) blocks.push(open);
  return blocks.map(trimEnds);
};

const trimEnds = ({ kind, spans }: RichBlock): RichBlock => ({
  kind,
  spans: spans
    .map((span, index) => ({
      ...span,
      text: index === 0 ? span.text.trimStart() : index === spans.length - 1 ? span.text.trimEnd() : span.text,
    }))
    .filter((span) => span.text),
});

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/giu, (whole, name: string) => {
    if (/^#x/iu.test(name)) return String.fromCodePoint(Number.parseInt(name.slice(2), 16) || 32);
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)) || 32);
    return NAMED[name.toLowerCase()] ?? whole;
  });
