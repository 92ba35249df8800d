import { setImmediate as breathe } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * How many rows one statement removes, of half a megabyte each at most: the server answers other requests in between.
 */
export const rowsAtOnce = 20;

/** Removes all rows of an account from a table, a few at a time. */
export async function removeRows(db: Database, table: 'document' | 'evaluation', accountId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('account_id', '=', accountId)
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom(table).where('account_id', '=', accountId).where('id', 'in', ids).execute();
    await breathe();
  }
}

/** How many small rows one statement removes. */
const smallRowsAtOnce = 500;

/**
 * Removes rows that are old, a part at a time, and resolves to how many there were. Their ids follow their times: only
 * those of before `until` are looked at, which the index of the ids finds.
 */
export async function removeOldRows(
  db: Database,
  table: 'audit' | 'outbox',
  until: Date,
  isOld: RawBuilder<boolean>,
): Promise<number> {
  const hex = until.getTime().toString(16).padStart(12, '0');
  // Behind every id of that millisecond: an id of its kind goes on with a 7.
  const end = `${hex.slice(0, 8)}-${hex.slice(8)}-8`;
  for (let removed = 0; ;) {
    const old = db
      .selectFrom(table)
      .select('id')
      .where('id', '<', end)
      .where(isOld)
      .orderBy('id')
      .limit(smallRowsAtOnce);
    const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', old).executeTakeFirst();
    removed += Number(numDeletedRows);
    if (numDeletedRows < smallRowsAtOnce) return removed;
    await breathe();
  }
}
