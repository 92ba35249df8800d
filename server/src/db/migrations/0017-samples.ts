import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  // The long texts come last: SQLite then lists the rest without reading them.
  sql`create table if not exists sample (
    id text not null primary key,
    kind text not null,
    slug text not null,
    title text not null,
    job_title text not null,
    category text not null,
    level text not null,
    locale text not null,
    person text not null,
    family text not null,
    published_at text,
    revision integer not null default 1,
    seed text,
    edited_at text,
    deleted_at text,
    created_at text not null,
    updated_at text not null,
    digest text not null,
    points text not null,
    document text not null,
    draft text
  )`,
  sql`create unique index if not exists sample_slug on sample (kind, slug)`,
];

export const samples: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
