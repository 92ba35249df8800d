import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * All that an account ever subscribed to: what is bought begins after it, and old versions stay as plans kept them.
 */
export const subscriptionsOfAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index if not exists subscription_account on subscription (account_id, id)`.execute(db);
  },
};
