import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. It may run again after a crash half-way. */
export const mailUnsubscribe: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'outbox')?.columns ?? [];
    if (columns.every(({ name }) => name !== 'unsubscribe'))
      await sql`alter table outbox add column unsubscribe text`.execute(db);
  },
};
