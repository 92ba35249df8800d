import type { ViewEntry } from '@vitae/domain';
import type { Look } from './look.ts';
import { paper } from './paper.ts';
import { millimetres } from './tokens.ts';

/**
 * The `wrap` of an entry: `false` if it has to stay in one piece. An entry that might not fit on any page is split
 * after all, since the layout engine would let it run off the paper.
 */
export function wrapOf(entry: ViewEntry, look: Look): false | undefined {
  const room = paper[look.tokens.page].height - 2 * millimetres(look.tokens.margin);
  return entry.keepTogether && estimatedHeight(entry, look) < room * 0.7 ? false : undefined;
}

/** A rough height in points: half an em for a letter, a whole one for a Chinese, Japanese or Korean character. */
function estimatedHeight(entry: ViewEntry, look: Look): number {
  const lineOf = (text: string) => {
    const wide = text.match(/[\u2e80-\uffff]/g)?.length ?? 0;
    return Math.ceil(((text.length + wide) * look.tokens.fontSize * 0.52) / look.width);
  };
  const head = [entry.title, entry.subtitle, entry.url, entry.level].map((value) => lineOf(value?.text ?? ''));
  const body = entry.body.blocks.map((block) => lineOf(block.spans.map((span) => span.text).join('')));
  const lines = [...head, lineOf(entry.tags.text), ...body].reduce((sum, count) => sum + count, 0);
  return lines * look.line + entry.body.blocks.length * look.gap.block;
}
