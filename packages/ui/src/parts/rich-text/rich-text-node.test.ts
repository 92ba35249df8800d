import { parseRichText } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { nodeToRichText, richTextToNode } from './rich-text-node.ts';
import { richTextSchema } from './rich-text-schema.ts';

describe('rich text in the editor', () => {
  it.each([
    '',
    'One line',
    'One paragraph\n\nand another',
    '- one\n- two',
    'Before\n\n- one\n- two\n\nAfter',
    'With **bold**, *italic* and ***both***',
    'A [link](https://example.com/a?b=c) and [**bold link**](mailto:me@example.com)',
    'Stars \\* and brackets \\[not a link\\](x)',
    '- **Bold** lead, then more\n- C\\* and 5 * 3',
  ])('comes back as it was: %j', (markdown) => {
    const there = richTextToNode(markdown);
    there.check();
    expect(parseRichText(nodeToRichText(there))).toEqual(parseRichText(markdown));
  });

  it('gives the same text for the same words, so that opening a field changes nothing', () => {
    const markdown = 'Before **x**\n\n- one\n- two [y](https://example.com)\n\nAfter';
    expect(nodeToRichText(richTextToNode(markdown))).toBe(markdown);
  });

  it('drops marks that Markdown cannot express, but never text', () => {
    const touching = richTextSchema.nodeFromJSON({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'bo', marks: [{ type: 'bold' }] },
            { type: 'text', text: 'ld', marks: [{ type: 'italic' }] },
          ],
        },
      ],
    });
    expect(nodeToRichText(touching)).toBe('**bo**ld');
  });

  it('leaves out what is empty', () => {
    expect(nodeToRichText(richTextToNode('\n\n-  \n\n'))).toBe('');
  });
});
