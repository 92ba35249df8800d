import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. It may run again after a crash half-way. */
export const printedReceipts: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const columnsOf = (table: string) => tables.find(({ name }) => name === table)?.columns ?? [];
    if (columnsOf('invoice_buyer').every(({ name }) => name !== 'printed'))
      await sql`alter table invoice_buyer add column printed text`.execute(db);
    if (columnsOf('outbox').every(({ name }) => name !== 'html'))
      await sql`alter table outbox add column html text`.execute(db);
  },
};
