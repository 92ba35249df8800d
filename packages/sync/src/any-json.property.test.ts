import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPaths } from './changed-paths.ts';
import { equal } from './json.ts';
import type { Conflict } from './conflicts.ts';
import { merge, type MergeOptions, type MergeRules } from './merge.ts';

interface Doc {
  conflicts: Conflict[];
  value: unknown;
}

const rules: MergeRules = { shapeOf: () => 'prose', mayStand: () => true, maxBytes: 512 * 1024 };
const options: MergeOptions<Doc> = { device: '', newId: () => 'id', parse: (merged) => merged as Doc, rules };
const doc = (value: unknown): Doc => ({ conflicts: [], value });

/** Few words, keys and ids, so that three documents have much in common; lists may repeat items and mix kinds. */
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 }).map((words) => words.join(' ')),
    fc.constantFrom(null, true, 1, 2),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'toString'), tie('value'), { maxKeys: 3 }),
    fc.array(
      fc.tuple(fc.constantFrom('1', '2', '3'), tie('value')).map(([id, text]) => ({ id, text })),
      { maxLength: 4 },
    ),
  ),
}));

/** The words in a document's texts. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : wordsOf(part)));
}

it('S4 and S5 hold for any JSON', () => {
  fc.assert(
    fc.property(json, json, json, (b, x, y) => {
      const [base, mine, theirs] = [doc(b), doc(x), doc(y)];
      expect(equal(merge(base, mine, base, options), mine)).toBe(true);
      expect(equal(merge(base, base, theirs, options), theirs)).toBe(true);
      expect(equal(merge(base, mine, structuredClone(mine), options), mine)).toBe(true);
      const known = new Set(wordsOf(b));
      const kept = new Set(wordsOf(merge(base, mine, theirs, options)));
      expect([...wordsOf(x), ...wordsOf(y)].filter((word) => !known.has(word) && !kept.has(word))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('changedPaths is empty for equal documents only', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(changedPaths(doc(before), doc(after)).length === 0).toBe(equal(before, after));
    }),
    { numRuns: 1_000 },
  );
});
