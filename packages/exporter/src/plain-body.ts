import type { RichBlock } from '@vitae/domain';

/** Rich text as lines of plain text, bullets as "- ". */
export const plainBody = (blocks: readonly RichBlock[]): string[] =>
  blocks.map(({ kind, spans }) => `${kind === 'bullet' ? '- ' : ''}${spans.map((span) => span.text).join('')}`);
