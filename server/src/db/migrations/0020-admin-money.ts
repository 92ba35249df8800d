import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * What the lists of payments and coupons are found by, and which payment an event of a provider was about.
 */
const indexes = [
  sql`create index if not exists provider_event_of on provider_event (payment_id, at) where payment_id is not null`,
  sql`create index if not exists ledger_posting_of on ledger_posting (payment_id, id) where payment_id is not null`,
  sql`create index if not exists ledger_posting_at on ledger_posting (at)`,
  sql`create index if not exists payment_state on payment (state, id)`,
  sql`create index if not exists payment_kind on payment (kind, id)`,
  sql`create index if not exists payment_dispute on payment (dispute, id) where dispute <> 'none'`,
  sql`create index if not exists payment_coupon on payment (coupon_id, id) where coupon_id is not null`,
  sql`create index if not exists coupon_batch on coupon (batch, id)`,
  sql`create index if not exists coupon_active on coupon (active, id)`,
];

export const adminMoney: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const has = (table: string, column: string) =>
      tables.find(({ name }) => name === table)?.columns.some(({ name }) => name === column) ?? false;
    if (!has('provider_event', 'payment_id'))
      await sql`alter table provider_event add column payment_id text`.execute(db);
    if (!has('provider_event', 'name'))
      await sql`alter table provider_event add column name text not null default ''`.execute(db);
    for (const index of indexes) await index.execute(db);
  },
};
