import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const initial: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('account')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email_verified_at', 'text')
      .addColumn('password_hash', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('theme', 'text', (column) => column.notNull())
      .addColumn('totp_secret', 'text')
      .addColumn('totp_confirmed_at', 'text')
      .addColumn('totp_last_step', 'integer')
      .addColumn('sync_seq', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('document_limit', 'integer')
      .addColumn('delete_after', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('identity')
      .ifNotExists()
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identity_key', ['provider', 'subject'])
      .execute();
    await schema
      .createTable('session')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
    await schema
      .createTable('refresh_token')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull().references('session.id').onDelete('cascade'))
      .addColumn('rotated_at', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('challenge')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('recovery_code')
      .ifNotExists()
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'hash'])
      .execute();
    await schema
      .createTable('outbox')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('failed_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('document')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('head_rev', 'integer', (column) => column.notNull())
      .addColumn('schema_version', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('change_seq', 'integer', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .addColumn('purged_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('document_revision')
      .ifNotExists()
      .addColumn('document_id', 'text', (column) => column.notNull().references('document.id').onDelete('cascade'))
      .addColumn('rev', 'integer', (column) => column.notNull())
      .addColumn('doc', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('push_id', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_revision_key', ['document_id', 'rev'])
      .execute();
    await schema
      .createTable('asset')
      .ifNotExists()
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('asset_key', ['account_id', 'sha256'])
      .execute();
    await schema
      .createTable('setting')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const indexes = [
      ['identity_account', 'identity', ['account_id'], false],
      ['session_account', 'session', ['account_id'], false],
      ['refresh_token_session', 'refresh_token', ['session_id'], false],
      ['challenge_account', 'challenge', ['account_id'], false],
      ['document_changes', 'document', ['account_id', 'change_seq'], true],
      ['document_revision_push', 'document_revision', ['document_id', 'push_id'], true],
    ] as const;
    for (const [name, table, columns, unique] of indexes) {
      const index = schema
        .createIndex(name)
        .ifNotExists()
        .on(table)
        .columns([...columns]);
      await (unique ? index.unique() : index).execute();
    }
    await sql`create index if not exists outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null`.execute(
      db,
    );
  },
};
