import { trashDays } from '@vitae/domain';
import * as z from 'zod/mini';
import type { DocumentSummary } from './port.ts';
import { assetRowSchema } from './records.ts';
import type { Backend } from './tables.ts';

const dayMilliseconds = 86_400_000;
/** At most this much time is assumed to have passed between two starts, since a clock may be wrong. */
const longestStep = 7 * dayMilliseconds;

/** Long enough for the document that names an asset to be saved after it. */
const graceMilliseconds = dayMilliseconds;

const key = 'tidy:time';
const timeSchema = z.object({
  /** Milliseconds that are assumed to have passed. */
  passed: z.number(),
  /** The clock's time at the last check, ISO 8601. */
  seenAt: z.iso.datetime(),
  /** The value of `passed` when a document was first seen in the trash. */
  since: z.record(z.string(), z.number()),
});

/** The documents without an account that have been in the trash for `trashDays`. */
export async function expiredDocuments(
  backend: Backend,
  documents: readonly DocumentSummary[],
  now: Date,
): Promise<string[]> {
  const oldest = new Date(now.getTime() - trashDays * dayMilliseconds).toISOString();
  const trashed = documents.filter(({ trashedAt, sync }) => sync === null && trashedAt !== null);
  const isExpired = await expiredInTrash(
    backend,
    trashed.map(({ id }) => id),
    now,
  );
  return trashed.flatMap(({ id, trashedAt }) =>
    isExpired.has(id) && trashedAt !== null && trashedAt < oldest ? [id] : [],
  );
}

/** Removes old assets that no document names, whether intact, damaged or being uploaded. */
export async function tidyAssets(backend: Backend, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - graceMilliseconds).toISOString();
  await backend.transact(
    'write',
    ['assets', 'documents', 'damaged', 'replicas'],
    async ({ assets, documents, damaged, replicas }) => {
      const names = await assets.keys();
      if (names.length === 0) return;
      let text = '';
      for (const table of [documents, damaged, replicas])
        for (const [, row] of await table.entries()) text += JSON.stringify(row);
      for (const name of names) {
        const stored = assetRowSchema.safeParse(await assets.get(name)).data;
        if (!text.includes(name) && (!stored || stored.storedAt < oldest)) await assets.delete(name);
      }
    },
  );
}

/**
 * Which of the documents in the trash have been there for `trashDays`, by the time that this device has measured: a
 * clock that was set to another year, once or many times, purges nothing early. Called at each start; if the program is
 * started less than once a week, the trash is kept longer.
 */
async function expiredInTrash(backend: Backend, trashed: readonly string[], now: Date): Promise<Set<string>> {
  return backend.transact('write', ['meta'], async ({ meta }) => {
    const known = timeSchema.safeParse(await meta.get(key)).data ?? { passed: 0, seenAt: now.toISOString(), since: {} };
    const step = now.getTime() - Date.parse(known.seenAt);
    const passed = known.passed + Math.min(Math.max(step, 0), longestStep);
    const since = Object.fromEntries(trashed.map((id) => [id, known.since[id] ?? passed]));
    await meta.put(key, { passed, seenAt: now.toISOString(), since });
    return new Set(trashed.filter((id) => passed - (since[id] ?? passed) >= trashDays * dayMilliseconds));
  });
}
