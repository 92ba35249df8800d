import { listSign, type RichBlock } from '@vitae/domain';

/** Rich text as lines of plain text, entries of lists with their bullet or number. */
export const plainBody = (blocks: readonly RichBlock[]): string[] =>
  blocks.map((block) => `${listSign(block)}${block.spans.map((span) => span.text).join('')}`);
