import type { Resume } from '@vitae/domain';
import { applyEdits, edits, resumes } from '@vitae/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFarWrites } from './far-writes.ts';
import { createMemoryStore } from './memory/index.ts';
import type { DocumentStore } from './port.ts';
import { createSaver } from './saver.ts';

const histories = fc.array(
  fc.record({ window: fc.nat({ max: 1 }), edits, wait: fc.constantFrom('save', 'task', 'no') }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

/** The stores of two windows, both in the same process as the documents. */
const near = (store: DocumentStore): DocumentStore[] => [store, store];

/** The stores of two windows to which each answer, and news of each other, takes as long as `delays` say, in turn. */
const far =
  (delays: readonly number[]) =>
  (store: DocumentStore): DocumentStore[] => {
    let arrived = 0;
    const arrival = () =>
      new Promise<void>((resolve) => void setTimeout(resolve, delays[(arrived += 1) % delays.length]));
    const answered = async <Result>(write: Promise<Result>): Promise<Result> => {
      try {
        return await write;
      } finally {
        await arrival();
      }
    };
    return [0, 1].map(() => {
      const { save, saveNext } = createFarWrites(store);
      return {
        ...store,
        save: (base, doc) => answered(save(base, doc)),
        saveNext: (written, doc) => answered(saveNext(written, doc)),
        subscribe: (listener) => store.subscribe((change) => void arrival().then(() => listener(change))),
      };
    });
  };
const windows = fc.oneof(fc.constant(near), fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 9 }).map(far));

/** The text that the user sees or can choose; a conflict's record of the kept value is neither. */
const shown = (doc: Resume) =>
  JSON.stringify({ ...doc, conflicts: doc.conflicts.map(({ kept: _kept, ...rest }) => rest) });

it('two windows that edit one document end with the same text, and no word is lost (S5)', async () => {
  await fc.assert(
    fc.asyncProperty(resumes, histories, windows, async (doc, steps, windowsOf) => {
      const store = createMemoryStore();
      const opened = await store.create(doc);
      const savers = windowsOf(store).map((own) => createSaver(own, opened));
      const tokens = new Set<string>();
      for (const [index, step] of steps.entries()) {
        const saver = savers[step.window];
        if (!saver) continue;
        const before = shown(saver.current);
        const edit = applyEdits(saver.current, step.edits, `step${index}`);
        // Text that this window saw and removed itself is not lost.
        const after = shown(edit.doc);
        for (const token of tokens) if (before.includes(token) && !after.includes(token)) tokens.delete(token);
        edit.tokens.forEach((token) => tokens.add(token));
        saver.edit(edit.doc);
        if (step.wait === 'save') await saver.flush();
        if (step.wait === 'task') await new Promise((resolve) => setTimeout(resolve, 0));
      }
      for (let round = 0; round < 3; round++) for (const saver of savers) await saver.refresh();
      const stored = await store.get('resume', doc.id);
      for (const saver of savers) expect(saver.current).toEqual(stored.doc);
      const text = shown(stored.doc);
      expect([...tokens].filter((token) => !text.includes(token))).toEqual([]);
      await Promise.all(savers.map((saver) => saver.close()));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 150) },
  );
});
