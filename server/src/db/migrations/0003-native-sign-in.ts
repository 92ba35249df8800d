import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const nativeSignIn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('native_grant')
      .ifNotExists()
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('code_challenge', 'text', (column) => column.notNull())
      .addColumn('granted_by', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (column) => column.references('session.id').onDelete('set null'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema.createIndex('native_grant_account').ifNotExists().on('native_grant').column('account_id').execute();
  },
};
