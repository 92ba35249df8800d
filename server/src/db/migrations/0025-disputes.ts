import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Disputes of a payment, each with its own amount. Until now a payment had one at most, of all that had not been given
 * back: its amount is in the posting that was made when it was opened. What the provider calls it was not kept.
 */
const statements = [
  sql`create table if not exists dispute (
    id text not null primary key,
    payment_id text not null references payment (id),
    provider_ref text,
    state text not null,
    amount bigint not null check (amount >= 0),
    lost bigint not null default 0,
    held bigint not null default 0,
    created_at text not null,
    changed_at text not null,
    constraint dispute_adds_up check (0 <= lost and lost <= amount and 0 <= held and held <= amount)
  )`,
  sql`create unique index if not exists dispute_ref on dispute (payment_id, provider_ref) where provider_ref is not null`,
  sql`create index if not exists dispute_of on dispute (payment_id)`,
  sql`insert into dispute (id, payment_id, state, amount, lost, created_at, changed_at)
    select id, id, dispute, amount, case when dispute = 'lost' then amount else 0 end, created_at, created_at
    from (
      select payment.id, dispute, created_at, coalesce((
        select sum(ledger_entry.amount) from ledger_entry
        join ledger_posting on ledger_posting.id = ledger_entry.posting_id
        where ledger_posting.key = 'dispute ' || payment.id and from_account = 'disputed'
      ), 0) as amount
      from payment where dispute <> 'none'
    ) known
    where not exists (select 1 from dispute where dispute.payment_id = known.id)`,
  sql`update payment set disputed_charge = coalesce((
      select sum(case when dispute.state = 'open' then dispute.amount else dispute.lost end)
      from dispute where dispute.payment_id = payment.id
    ), 0) where payment.dispute in ('open', 'lost')`,
];

export const disputes: Migration = {
  async up(db: Kysely<unknown>) {
    const payment = (await db.introspection.getTables()).find(({ name }) => name === 'payment');
    if (!payment?.columns.some(({ name }) => name === 'disputed_charge'))
      await sql`alter table payment add column disputed_charge bigint not null default 0`.execute(db);
    for (const statement of statements) await statement.execute(db);
  },
};
