import type { RichSpan } from '@vitae/domain';
import { startsWithSign, type PastedLine } from './pasted-lines.ts';
import { classStyles, styleAttribute, styleOfElement, withNamedStyles } from './pasted-styles.ts';
import { isLinkTarget } from './rich-text-schema.ts';

const left = new Set([
  'head',
  'style',
  'script',
  'title',
  'meta',
  'link',
  'template',
  'noscript',
  'svg',
  'img',
  'object',
]);
const blocks = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** The separator of a row's cells; a row is one line. */
const betweenCells = ' · ';

interface Around extends Omit<RichSpan, 'text'> {
  /** Whitespace is preserved: line breaks count, and so do spaces. */
  isPreformatted?: boolean;
  /** Blocks are not lines of their own: an entry of a list and a row of a table are one line. */
  isOneLine?: boolean;
  /** No list with typed markers is inside, so that nested entries need not be searched again. */
  hasNoSigns?: boolean;
}

/**
 * The lines of a pasted page: words with bold, italic and links, entries of lists, rows of tables as one line each.
 * Everything is read from the markup itself; see `pastedStyle` for why.
 */
export function linesOfHtml(html: string): PastedLine[] {
  const page = new DOMParser().parseFromString(withNamedStyles(html), 'text/html');
  const classes = classStyles(page);
  const lines: PastedLine[] = [];
  let open: PastedLine | null = null;
  /** What the next text starts. */
  let next: Pick<PastedLine, 'kind' | 'isSoft'> = { kind: 'paragraph', isSoft: false };

  const end = (isSoft = false) => {
    if (open) lines.push(open);
    open = null;
    next = { kind: 'paragraph', isSoft };
  };
  const add = (text: string, { bold, italic, underline, href }: Around) => {
    if (!open && text.trim() === '') return;
    open ??= { ...next, spans: [] };
    open.spans.push({
      text,
      ...(bold && { bold }),
      ...(italic && { italic }),
      // Links are underlined anyway.
      ...(underline && href === undefined && { underline }),
      ...(href !== undefined && { href }),
    });
  };
  const begin = (kind: PastedLine['kind']) => {
    end();
    next = { kind, isSoft: false };
  };
  const children = (node: Node, around: Around) => {
    for (const child of node.childNodes) {
      if (child instanceof Element) element(child, around);
      else if (child.nodeType === Node.TEXT_NODE) words(child.nodeValue ?? '', around);
    }
  };
  const words = (text: string, around: Around) => {
    const plain = text.replaceAll(styleAttribute, 'style').replace(/\u00a0/g, ' ');
    if (!around.isPreformatted) return add(plain.replace(/\s+/g, ' '), around);
    return plain.split('\n').forEach((line, index) => {
      if (index > 0) end(true);
      add(line, around);
    });
  };
  const row = (cells: readonly Element[], around: Around) => {
    end();
    const isOneLine = cells.every((cell) => !cell.querySelector('ul, ol, li, table, br, p + p, div + div'));
    const filled = cells.filter(({ textContent }) => textContent.trim() !== '');
    for (const [index, cell] of filled.entries()) {
      if (isOneLine && index > 0) add(betweenCells, {});
      element(cell, isOneLine ? { ...around, isOneLine } : around);
    }
    end();
  };
  const element = (one: Element, around: Around): void => {
    const { localName: tag } = one;
    const style = styleOfElement(one, classes);
    if (style.list === 'sign' && !open && /^\s*\d{1,2}[.)]/.test(one.textContent)) next.kind = 'number';
    if (left.has(tag) || style.isHidden || style.list === 'sign') return;
    if (tag === 'br') {
      if (around.isOneLine) add(' ', around);
      else end(true);
      return;
    }
    const inside: Around = { ...around };
    for (const mark of ['bold', 'italic', 'underline'] as const) {
      if (style[mark] === true) inside[mark] = true;
      else if (style[mark] === false) delete inside[mark];
    }
    const href = tag === 'a' ? (one.getAttribute('href') ?? '') : '';
    if (isLinkTarget(href)) inside.href = href;
    if (tag === 'pre' || /white-space:\s*(?:pre|break-spaces)/i.test(one.getAttribute(styleAttribute) ?? ''))
      inside.isPreformatted = tag === 'pre' || !one.querySelector('p, div, li, br');
    if (tag === 'tr') return row([...one.children], inside);
    if (tag === 'li' && (around.hasNoSigns || !hasOwnSigns(one))) {
      begin(one.parentElement?.localName === 'ol' ? 'number' : 'bullet');
      children(one, { ...inside, isOneLine: true, hasNoSigns: true });
      return end();
    }
    if (tag === 'ul' || tag === 'ol') {
      end();
      children(one, { ...inside, isOneLine: false });
      return end();
    }
    const isBlock = blocks.has(tag);
    if (isBlock && inside.isOneLine) {
      add(' ', inside);
      return children(one, inside);
    }
    if (isBlock) begin(style.list === 'item' ? 'bullet' : 'paragraph');
    children(one, inside);
    if (isBlock) end();
  };

  children(page.body, {});
  end();
  return lines;
}

/** Whether a list entry exists only for layout, and contains a list with typed markers. */
const hasOwnSigns = (entry: Element): boolean =>
  [...entry.querySelectorAll('br')].some(({ nextSibling }) => startsWithSign(nextSibling?.textContent ?? ''));
