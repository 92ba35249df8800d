import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['documents', 'summaries', 'damaged', 'meta']) {
      await db.schema
        .createTable(table)
        .ifNotExists()
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('row', 'text', (column) => column.notNull())
        .modifyEnd(sql`strict`)
        .execute();
    }
    await db.schema
      .createTable('assets')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('bytes', 'blob', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .modifyEnd(sql`strict`)
      .execute();
  },
};
