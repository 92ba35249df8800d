import { setImmediate as breathe } from 'node:timers/promises';
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
