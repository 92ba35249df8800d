import type { RichBlock } from '@vitae/domain';
import { parseRichText } from '@vitae/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeToRichText, richTextToNode } from './rich-text-node.ts';
import { richTextSchema } from './rich-text-schema.ts';

const words = fc.stringMatching(/^[A-Za-zé0-9*_[\]()•.<>/-]{1,8}( [A-Za-zé0-9*_[\]()•.<>/-]{1,8}){0,2}$/);
const mark = fc.oneof(
  fc.constantFrom({ type: 'bold' }, { type: 'italic' }, { type: 'underline' }),
  fc
    .webUrl()
    .filter((url) => !/[\s)]/.test(url))
    .map((href) => ({ type: 'link', attrs: { href } })),
);
const text = fc.record({
  type: fc.constant('text'),
  text: words,
  marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
});
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  content: fc.array(text, { minLength: 1, maxLength: 3 }),
});
const list = fc
  .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
  .map(([type, items]) => ({ type, content: items.map((item) => ({ type: 'listItem', content: [item] })) }));
const document = fc
  .array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 4 })
  .map((content) => richTextSchema.nodeFromJSON({ type: 'doc', content }));

describe('rich text in the editor', () => {
  it('loses no word of anything that can be typed, whatever marks are adjacent', () => {
    fc.assert(
      fc.property(document, (typed) => {
        typed.check();
        const lines: string[] = [];
        typed.descendants((node) => {
          if (node.isTextblock) lines.push(node.textContent);
        });
        expect(linesOf(parseRichText(nodeToRichText(typed)))).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('changes nothing when a text is opened again', () => {
    fc.assert(
      fc.property(document, (typed) => {
        const stored = nodeToRichText(typed);
        expect(nodeToRichText(richTextToNode(stored))).toBe(stored);
      }),
      { numRuns: 300 },
    );
  });
});

const linesOf = (blocks: readonly RichBlock[]): string[] =>
  blocks.map(({ spans }) => spans.map(({ text }) => text).join(''));
