import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const limitsAndMail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rate_limit')
      .ifNotExists()
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
    const tables = await db.introspection.getTables();
    const outbox = tables.find(({ name }) => name === 'outbox');
    if (!outbox?.columns.some(({ name }) => name === 'useless_after'))
      await db.schema.alterTable('outbox').addColumn('useless_after', 'text').execute();
    // Trash and mail are searched every hour.
    await sql`create index if not exists document_trash on document (deleted_at) where deleted_at is not null and purged_at is null`.execute(
      db,
    );
  },
};
