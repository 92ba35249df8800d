import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  // What the ledger says was taken, given back and lost in each quarter of an hour, in minor units.
  sql`create table if not exists money_tally (
    currency text not null,
    name text not null,
    at text not null,
    amount bigint not null,
    constraint money_tally_key primary key (currency, name, at)
  )`,
  sql`create index if not exists subscription_created on subscription (created_at)`,
  sql`create index if not exists subscription_over on subscription (changed_at) where state = 'ended'`,
  sql`create index if not exists subscription_plan on subscription (plan_key, plan_version) where state <> 'ended'`,
];

export const moneyFigures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
