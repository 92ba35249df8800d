import type { Resume } from '@vitae/domain';
import { applyEdits, edits, resumes } from '@vitae/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryStore } from './memory/index.ts';
import { createSaver } from './saver.ts';

const histories = fc.array(fc.record({ window: fc.nat({ max: 1 }), edits, wait: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

/** The text that the user sees or can choose; a conflict's record of the kept value is neither. */
const shown = (doc: Resume) =>
  JSON.stringify({ ...doc, conflicts: doc.conflicts.map(({ kept: _kept, ...rest }) => rest) });

it('two windows that edit one document end with the same text, and no word is lost (S5)', async () => {
  await fc.assert(
    fc.asyncProperty(resumes, histories, async (doc, steps) => {
      const store = createMemoryStore();
      const opened = await store.create(doc);
      const savers = [createSaver(store, opened), createSaver(store, opened)] as const;
      const tokens = new Set<string>();
      for (const [index, step] of steps.entries()) {
        const saver = step.window === 0 ? savers[0] : savers[1];
        const before = shown(saver.current);
        const edit = applyEdits(saver.current, step.edits, `step${index}`);
        // Text that this window saw and removed itself is not lost.
        const after = shown(edit.doc);
        for (const token of tokens) if (before.includes(token) && !after.includes(token)) tokens.delete(token);
        edit.tokens.forEach((token) => tokens.add(token));
        saver.edit(edit.doc);
        if (step.wait) await saver.flush();
      }
      for (let round = 0; round < 3; round++) for (const saver of savers) await saver.refresh();
      const stored = await store.get('resume', doc.id);
      expect(savers[0].current).toEqual(stored.doc);
      expect(savers[1].current).toEqual(stored.doc);
      const text = shown(stored.doc);
      expect([...tokens].filter((token) => !text.includes(token))).toEqual([]);
      await Promise.all(savers.map((saver) => saver.close()));
    }),
    { numRuns: 150 },
  );
});
