import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const auditAndJobs: Migration = {
  async up(db: Kysely<unknown>) {
    // Without a reference to the account: an entry outlives it.
    await db.schema
      .createTable('audit')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('job')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text')
      .addColumn('outcome', 'text')
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('next_at', 'text')
      .execute();
  },
};
