import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { removeRows, rowsAtOnce } from '../../db/remove-rows.ts';

/** Removes all versions of an account, or of one of its documents, a few at a time. */
export async function removeVersions(db: Database, accountId: string, documentId?: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('document_revision')
      .select(['document_id', 'rev'])
      .where('account_id', '=', accountId)
      .$if(documentId !== undefined, (query) => query.where('document_id', '=', documentId ?? ''))
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return;
    const keys = sql.join(rows.map(({ document_id, rev }) => sql`(${document_id}, cast(${rev} as integer))`));
    await sql`delete from document_revision
      where account_id = ${accountId} and (document_id, rev) in (values ${keys})`.execute(db);
    await breathe();
  }
}

/** Removes all documents of an account with their versions, a few at a time. */
export async function removeDocuments(db: Database, accountId: string): Promise<void> {
  await removeVersions(db, accountId);
  await removeRows(db, 'document', accountId);
}

const purging = 'purging';
const keyOf = (accountId: string, documentId: string) => `${purging} ${accountId} ${documentId}`;

/** Records, in the transaction that permanently deletes a document, that its versions must still be removed. */
export async function notePurge(db: Database, accountId: string, documentId: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key: keyOf(accountId, documentId), value: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Removes the versions of a permanently deleted document. */
export async function finishPurge(db: Database, accountId: string, documentId: string): Promise<void> {
  await removeVersions(db, accountId, documentId);
  await db.deleteFrom('setting').where('key', '=', keyOf(accountId, documentId)).execute();
}

/** Removes what an interrupted process left of permanently deleted documents. */
export async function finishPurges(db: Database): Promise<void> {
  const rows = await db.selectFrom('setting').select('key').where('key', 'like', `${purging} %`).execute();
  for (const { key } of rows) {
    const [, accountId = '', documentId = ''] = key.split(' ');
    await finishPurge(db, accountId, documentId);
  }
}
