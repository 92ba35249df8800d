import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkey')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute();
    // What a browser was asked to sign; valid once.
    await db.schema
      .createTable('passkey_ceremony')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.references('session.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('passkey_account').ifNotExists().on('passkey').column('account_id').execute();
    await db.schema
      .createIndex('passkey_ceremony_age')
      .ifNotExists()
      .on('passkey_ceremony')
      .column('expires_at')
      .execute();
    const tables = await db.introspection.getTables();
    for (const [table, column] of [
      ['challenge', 'session_id'],
      ['session', 'confirmed_at'],
    ] as const)
      if (!tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column))
        await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text`.execute(db);
  },
};
