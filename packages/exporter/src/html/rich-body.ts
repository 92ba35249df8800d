import type { RichBlock } from '@vitae/domain';
import { element, link, type Markup } from './markup.ts';

/** Rich text as paragraphs and lists; consecutive entries are one list. */
export function richBody(blocks: readonly RichBlock[]): Markup[] {
  const parts: Markup[] = [];
  let items: Markup[] = [];
  let list: 'ul' | 'ol' = 'ul';
  const close = () => {
    if (items.length > 0) parts.push(element(list, {}, items));
    items = [];
  };
  for (const { kind, number, spans } of blocks) {
    const wanted = kind === 'number' ? 'ol' : 'ul';
    if (kind === 'paragraph' || wanted !== list || number === 1) close();
    list = wanted;
    if (kind === 'paragraph') parts.push(element('p', {}, spans.map(span)));
    else items.push(element('li', {}, spans.map(span)));
  }
  close();
  return parts;
}

function span({ text, bold, italic, underline, href }: RichBlock['spans'][number]) {
  const slanted = italic ? element('em', {}, text) : text;
  const strong = bold ? element('strong', {}, slanted) : slanted;
  return link(underline ? element('u', {}, strong) : strong, href ?? null);
}
