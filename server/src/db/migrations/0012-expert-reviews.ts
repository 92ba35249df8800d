import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  sql`create table if not exists expert_review (
    id text not null primary key,
    account_id text not null,
    evaluation_id text not null,
    state text not null,
    funding text not null,
    payment text,
    expert_id text,
    question text not null,
    letter text not null default '',
    notes text not null default '[]',
    requested_at text not null,
    changed_at text not null,
    foreign key (account_id, evaluation_id) references evaluation (account_id, id) on delete cascade
  )`,
  // An evaluation has one review under way at most.
  sql`create unique index if not exists expert_review_open on expert_review (account_id, evaluation_id)
    where state in ('requested', 'paid', 'covered', 'in-review')`,
  sql`create index if not exists expert_review_of on expert_review (account_id, evaluation_id, id)`,
  sql`create index if not exists expert_review_queue on expert_review (state, id)`,
];

export const expertReviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
