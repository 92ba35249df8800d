import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Frozen: it imports nothing that can change. It may run again after a crash half-way. Of sessions from before, nobody
 * knows how they began. Admins look for a document by its id alone, as the record names it.
 */
export const signInsAndIds: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'session')?.columns ?? [];
    if (columns.every(({ name }) => name !== 'signed_in_by'))
      await sql`alter table session add column signed_in_by text`.execute(db);
    await sql`create index if not exists document_by_id on document (id)`.execute(db);
  },
};
