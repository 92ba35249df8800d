import { formatRichText, parseRichText, type RichBlock, type RichSpan } from '@vitae/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeToRichText, richTextToNode } from './rich-text-node.ts';

const words = fc.stringMatching(/^[A-Za-zé0-9*_[\]()•-]{1,8}( [A-Za-zé0-9*_[\]()•-]{1,8}){0,2}$/);
const span: fc.Arbitrary<RichSpan> = fc.record(
  { text: words, bold: fc.constant(true as const), italic: fc.constant(true as const), href: fc.webUrl().filter((url) => !/[\s)]/.test(url)) },
  { requiredKeys: ['text'] },
);
const block: fc.Arbitrary<RichBlock> = fc.record({
  kind: fc.constantFrom<RichBlock['kind']>('paragraph', 'bullet'),
  spans: fc.array(span, { minLength: 1, maxLength: 3 }),
});

describe('rich text in the editor', () => {
  it('loses no word and no mark of any text', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const markdown = formatRichText(blocks);
        expect(joined(parseRichText(nodeToRichText(richTextToNode(markdown))))).toEqual(joined(parseRichText(markdown)));
      }),
      { numRuns: 200000 },
    );
  });
});

/** The blocks with neighbouring spans of one style joined: the editor keeps no seam between them. */
function joined(blocks: RichBlock[]): RichBlock[] {
  return blocks.map(({ kind, spans }) => {
    const merged: RichSpan[] = [];
    for (const { text, ...style } of spans) {
      const last = merged.at(-1);
      if (last && last.bold === style.bold && last.italic === style.italic && last.href === style.href) merged[merged.length - 1] = { ...last, text: last.text + text };
      else merged.push({ text, ...style });
    }
    return { kind, spans: merged };
  });
}
