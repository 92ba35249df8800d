import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  sql`create table if not exists share_link (
    id text not null primary key,
    account_id text not null references account (id) on delete cascade,
    document_id text not null,
    token text not null,
    rev integer,
    password_hash text,
    expires_at text,
    views integer not null default 0,
    created_at text not null
  )`,
  sql`create unique index if not exists share_link_token on share_link (token)`,
  sql`create index if not exists share_link_of on share_link (account_id, document_id)`,
];

export const shareLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
