import type { RichBlock } from '@vitae/domain';
import { element, link, type Markup } from './markup.ts';

/** Rich text as paragraphs and lists; bullets that follow each other are one list. */
export function richBody(blocks: readonly RichBlock[]): Markup[] {
  const parts: Markup[] = [];
  let bullets: Markup[] = [];
  const close = () => {
    if (bullets.length > 0) parts.push(element('ul', {}, bullets));
    bullets = [];
  };
  for (const { kind, spans } of blocks) {
    if (kind === 'bullet') bullets.push(element('li', {}, spans.map(span)));
    else {
      close();
      parts.push(element('p', {}, spans.map(span)));
    }
  }
  close();
  return parts;
}

function span({ text, bold, italic, href }: RichBlock['spans'][number]) {
  const slanted = italic ? element('em', {}, text) : text;
  return link(bold ? element('strong', {}, slanted) : slanted, href ?? null);
}
