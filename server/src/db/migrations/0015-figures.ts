import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  // How many of something there were in each quarter of an hour: every time zone is a multiple of that from UTC.
  sql`create table if not exists tally (
    name text not null,
    at text not null,
    count integer not null,
    constraint tally_key primary key (name, at)
  )`,
  // Who was here on a day, until that day is counted.
  sql`create table if not exists activity (
    day text not null,
    account_id text not null references account (id) on delete cascade,
    constraint activity_key primary key (day, account_id)
  )`,
  sql`create index if not exists activity_account on activity (account_id)`,
  sql`create index if not exists evaluation_saved on evaluation (saved_at)`,
  sql`create index if not exists review_requested on expert_review (requested_at)`,
];

export const figures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
