import { trashDays } from '@vitae/domain';
import * as z from 'zod/mini';
import type { DocumentSummary } from './port.ts';
import type { Backend, Table } from './tables.ts';

const dayMilliseconds = 86_400_000;
/** At most this much time is assumed to have passed between two starts, since a clock may be wrong. */
const longestStep = 7 * dayMilliseconds;

/**
 * How long an asset is kept that no document names. The document may be saved after it; and a clock that is set to another
 * year once must not be enough.
 */
const unnamedMilliseconds = longestStep + dayMilliseconds;

const key = 'tidy:time';
/** The value of `passed` when each was first seen. */
const firstSeenSchema = z.record(z.string(), z.number());
const timeSchema = z.object({
  /** Milliseconds that are assumed to have passed. */
  passed: z.number(),
  /** The clock's time at the last check, ISO 8601. */
  seenAt: z.iso.datetime(),
  /** Documents in the trash. */
  since: firstSeenSchema,
  /** Assets that no document names. */
  unnamed: z._default(firstSeenSchema, {}),
});

/** The documents without an account that have been in the trash for `trashDays`. */
export async function expiredDocuments(
  backend: Backend,
  documents: readonly DocumentSummary[],
  now: Date,
): Promise<string[]> {
  const oldest = new Date(now.getTime() - trashDays * dayMilliseconds).toISOString();
  const trashed = documents.filter(({ trashedAt, sync }) => sync === null && trashedAt !== null);
  const ids = trashed.map(({ id }) => id);
  const isExpired = await backend.transact('write', ['meta'], ({ meta }) =>
    seenFor(meta, now, 'since', ids, trashDays * dayMilliseconds),
  );
  return trashed.flatMap(({ id, trashedAt }) =>
    isExpired.has(id) && trashedAt !== null && trashedAt < oldest ? [id] : [],
  );
}

/** Removes assets that no document has named for a while, whether intact, damaged or being uploaded. */
export async function tidyAssets(backend: Backend, now: Date): Promise<void> {
  await backend.transact(
    'write',
    ['assets', 'documents', 'damaged', 'replicas', 'meta'],
    async ({ assets, documents, damaged, replicas, meta }) => {
      const names = await assets.keys();
      if (names.length === 0) return;
      let text = '';
      for (const table of [documents, damaged, replicas])
        for (const [, row] of await table.entries()) text += JSON.stringify(row);
      const unnamed = names.filter((name) => !text.includes(name));
      for (const name of await seenFor(meta, now, 'unnamed', unnamed, unnamedMilliseconds)) await assets.delete(name);
    },
  );
}

/**
 * Which of these have been seen for so long, by the time that this device has measured: a clock that is set to another
 * year makes them at most a week older, however often it is set there and back. Called at each start; if the program is
 * started less than once a week, everything is kept longer.
 */
async function seenFor(
  meta: Table,
  now: Date,
  what: 'since' | 'unnamed',
  names: readonly string[],
  milliseconds: number,
): Promise<Set<string>> {
  const known = timeSchema.safeParse(await meta.get(key)).data ?? {
    passed: 0,
    seenAt: now.toISOString(),
    since: {},
    unnamed: {},
  };
  const step = now.getTime() - Date.parse(known.seenAt);
  // A step back takes away what the one forward had added.
  const passed = known.passed + Math.min(Math.max(step, -longestStep), longestStep);
  const seen = Object.fromEntries(names.map((name) => [name, known[what][name] ?? passed]));
  await meta.put(key, { ...known, passed, seenAt: now.toISOString(), [what]: seen });
  return new Set(names.filter((name) => passed - (seen[name] ?? passed) >= milliseconds));
}
