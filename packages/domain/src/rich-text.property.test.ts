import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  escapeRichText,
  formatRichText,
  parseRichText,
  richTextToPlain,
  type RichBlock,
  type RichSpan,
} from './rich-text.ts';

const word = fc.stringMatching(/^[A-Za-z0-9ąéЖ中*_[\]()\\#+.,!?%&<>/u-]{1,8}$/);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const mark = fc.constantFrom<Omit<RichSpan, 'text'>>(
  {},
  { bold: true },
  { italic: true },
  { underline: true },
  { underline: true, bold: true },
  { href: 'https://example.com/a' },
);
const letters = fc
  .array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

it('shows any escaped line unchanged', () => {
  fc.assert(
    fc.property(line, (text) => {
      expect(richTextToPlain(escapeRichText(text))).toBe(text);
    }),
  );
});

/** Blocks with the numbers that their lists give them. */
const numbered = (blocks: readonly RichBlock[]): RichBlock[] =>
  blocks.reduce<RichBlock[]>((before, block) => {
    const last = before.at(-1);
    return [...before, block.kind === 'number' ? { ...block, number: (last?.number ?? 0) + 1 } : block];
  }, []);

it('reads back the same blocks after writing them', () => {
  const block = fc.record({
    kind: fc.constantFrom<RichBlock['kind']>('paragraph', 'bullet', 'number'),
    // Marked and plain words alternate, so that adjacent spans are not merged into one.
    spans: fc
      .array(fc.tuple(letters, mark), { minLength: 1, maxLength: 4 })
      .map((pairs) =>
        pairs.flatMap(([text, marks], index): RichSpan[] => [
          ...(index ? [{ text: ' and ' }] : []),
          { text, ...(Object.keys(marks).length ? marks : { bold: true as const }) },
        ]),
      ),
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      expect(parseRichText(formatRichText(blocks))).toEqual(numbered(blocks));
    }),
  );
});

/** Text without the markup that is not part of its words: list numbers and underline. */
const unsigned = fc.string({ unit: 'grapheme' }).filter((text) => !/^\s*1[.)]\s|<u>/m.test(text));

it('never throws and never loses a letter, whatever the text', () => {
  fc.assert(
    fc.property(unsigned, (text) => {
      const kept = richTextToPlain(text).replace(/[^\p{L}\p{N}]/gu, '');
      const given = text.replace(/\]\((https?:\/\/|mailto:|tel:)[^\s)]+\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
      expect(kept).toBe(given);
    }),
  );
});
