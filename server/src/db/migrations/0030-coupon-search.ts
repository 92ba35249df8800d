import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Coupons that are on, or off, by the beginning of their codes: of a hundred thousand, all that are on were read for it.
 */
export const couponSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index if not exists coupon_active_code on coupon (active, code_key)`.execute(db);
  },
};
