import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const replicas: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('replicas')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('row', 'text', (column) => column.notNull())
      .modifyEnd(sql`strict`)
      .execute();
  },
};
