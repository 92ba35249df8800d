import { Document, Page, Text, TextInstance } from '@react-pdf/primitives';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFontBook } from '../fonts/font-book.ts';
import { nodeFonts } from '../node.ts';
import { composeText } from '../text/compose-text.ts';
import type { TreeNode } from '../tree/node.ts';
import { createLayout } from './lay-out.ts';

const book = createFontBook(nodeFonts);
const layOut = createLayout(book);

interface Line {
  string: string;
  box: { width: number };
  runs: {
    attributes: { fontSize: number };
    glyphs: { advanceWidth: number; codePoints: number[] }[];
    positions: { xAdvance: number }[];
  }[];
}

const node = (
  type: string,
  style: TreeNode['style'],
  children: TreeNode[],
  props: TreeNode['props'] = {},
): TreeNode => ({ type, props, style, children, box: {} });
const text = (value: string): TreeNode => ({ ...node(TextInstance, {}, []), value });

/** The lines of some words, every third of them bold. */
async function linesOf(words: readonly string[], width: number): Promise<Line[]> {
  const spans = words.map((word, index) =>
    node(Text, index % 3 === 2 ? { fontWeight: 700 } : {}, [text(`${word}${index < words.length - 1 ? ' ' : ''}`)]),
  );
  const page = node(
    Page,
    { fontFamily: 'source-serif', fontSize: 10, lineHeight: 1.3 },
    [node(Text, { width }, spans)],
    { size: 'A4' },
  );
  for (;;) {
    const root = structuredClone(node(Document, {}, [page], { language: 'en' }));
    composeText(root, book);
    if (await book.loadWanted()) continue;
    const pages = (await layOut(root)).children ?? [];
    return pages.flatMap((laid) => (laid.children as unknown as { lines: Line[] }[]).flatMap(({ lines }) => lines));
  }
}

it('draws every line at its natural width: it fits, and its spaces are as wide as in the font', async () => {
  const word = fc.constantFrom(
    'a',
    'changeover',
    'on',
    'the',
    'yogurt',
    'line,',
    'Łódź',
    'night-shift',
    '2019',
    'النور',
    'हिन्दी',
    'cross-functionally',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 100, max: 500 }),
      async (words, width) => {
        const lines = await linesOf(words, width);
        expect(lines.map(({ string }) => string.trimEnd()).join(' ')).toBe(words.join(' '));
        for (const line of lines) {
          const glyphs = line.runs.flatMap(({ attributes, glyphs: own, positions }) =>
            own.map((glyph, index) => ({ glyph, size: attributes.fontSize, advance: positions[index]?.xAdvance ?? 0 })),
          );
          const inked = glyphs.slice(0, glyphs.findLastIndex(({ glyph }) => glyph.codePoints[0] !== 0x20) + 1);
          expect(inked.reduce((sum, { advance }) => sum + advance, 0)).toBeLessThanOrEqual(width + 0.011);
          const spaces = inked.filter(({ glyph }) => glyph.codePoints.length === 1 && glyph.codePoints[0] === 0x20);
          for (const { glyph, size, advance } of spaces)
            expect(advance).toBeCloseTo((glyph.advanceWidth * size) / 1000, 1);
        }
      },
    ),
    { numRuns: 60 },
  );
});
