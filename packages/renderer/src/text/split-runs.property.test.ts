import { fontFamilies } from '@vitae/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '../fonts/covers.ts';
import { createFontBook } from '../fonts/font-book.ts';
import { nodeFonts } from '../node.ts';
import { normalizeText } from './normalize-text.ts';
import { splitRuns } from './split-runs.ts';

const stretches = [
  [0x20, 0x17f],
  [0x180, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2190, 0x21ff],
  [0x25a0, 0x27bf],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff01, 0xff60],
  [0x13000, 0x130ff],
  [0x1f300, 0x1faff],
  [0x20000, 0x20100],
] as const;
const character = fc.oneof(
  ...stretches.map(([min, max]) => fc.integer({ min, max }).map((codePoint) => String.fromCodePoint(codePoint))),
);
const emoji = fc.constantFrom('👩🏽‍💻', '🏳️‍🌈', '🇩🇪', '1️⃣', '❤️', '👨‍👩‍👧');
const text = fc
  .array(fc.oneof({ arbitrary: character, weight: 12 }, { arbitrary: emoji, weight: 1 }), { maxLength: 40 })
  .map((parts) => normalizeText(parts.join('')));
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const INKLESS = /[\n\u061C\u200C-\u200F\u202A-\u202E\u2066-\u2069]|\uFE0F/gu;

describe('any text in any script', () => {
  const book = createFontBook(nodeFonts);

  it('draws every grapheme with a face that has it, or replaces and reports it', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...fontFamilies),
        fc.boolean(),
        fc.constantFrom('en', 'ar', 'zh', 'zh-TW', 'ja', 'ko'),
        async (given, family, bold, language) => {
          const request = { family, bold, italic: false, language };
          let missing: string[] = [];
          let runs = splitRuns(given, request, book, () => undefined);
          while (await book.loadWanted()) {
            missing = [];
            runs = splitRuns(given, request, book, (grapheme) => missing.push(grapheme));
          }
          missing = [];
          runs = splitRuns(given, request, book, (grapheme) => missing.push(grapheme));
          const left = [...missing];
          const drawn = Array.from(segmenter.segment(given), ({ segment }) => {
            if (left[0] !== segment) return segment;
            left.shift();
            return '\uFFFD';
          });
          expect(runs.map((run) => run.text).join('')).toBe(drawn.join(''));
          for (const run of runs) {
            const face = book.face({ ...request, family: run.family });
            for (const part of run.text.replace(INKLESS, ''))
              expect([run.family, part, face?.covers(part.codePointAt(0) ?? 0)]).toEqual([run.family, part, true]);
          }
          // Nothing is reported that the text's own fonts have.
          for (const grapheme of missing)
            expect([...grapheme].some((part) => covers(family, part.codePointAt(0) ?? 0) !== 'yes')).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
