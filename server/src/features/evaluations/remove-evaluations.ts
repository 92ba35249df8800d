import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { rowsAtOnce } from '../../db/remove-rows.ts';

/** What a deleted evaluation leaves: that it was there, so that no device brings it back. */
export const deletedAt = (time: string) =>
  ({ deleted_at: time, state: 'done', ruleset_version: null, slug: '', name: '', findings: '[]', body: '' }) as const;

/** Deletes the reports of a document that is deleted permanently: they have its text. */
export async function forgetReportsOf(
  db: Database,
  accountId: string,
  documentId: string,
  time: string,
): Promise<void> {
  const ofDocument = db
    .selectFrom('evaluation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null);
  await db
    .deleteFrom('evaluation_task')
    .where('account_id', '=', accountId)
    .where('evaluation_id', 'in', ofDocument)
    .execute();
  await db
    .updateTable('evaluation')
    .set(deletedAt(time))
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Removes evaluations that failed before a time, with the files and documents that they were of. */
export async function removeFailedTasks(db: Database, before: string): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await db
      .selectFrom('evaluation')
      .select(['account_id', 'id'])
      // Literally, as the index has it: SQLite uses it for nothing else.
      .where('state', '=', sql.lit('failed' as const))
      .where('saved_at', '<=', before)
      .limit(rowsAtOnce)
      .execute();
    for (const { account_id, id } of rows)
      await db.deleteFrom('evaluation').where('account_id', '=', account_id).where('id', '=', id).execute();
    removed += rows.length;
    if (rows.length < rowsAtOnce) return removed;
    await breathe();
  }
}
