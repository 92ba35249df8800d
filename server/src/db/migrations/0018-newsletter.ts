import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  sql`create table if not exists newsletter (
    id text not null primary key,
    email text not null,
    email_key text not null,
    confirmed_at text,
    created_at text not null
  )`,
  sql`create unique index if not exists newsletter_email on newsletter (email_key)`,
  sql`create table if not exists contact_message (
    id text not null primary key,
    name text not null,
    email text not null,
    message text not null,
    created_at text not null
  )`,
];

export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
