import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. It may run again after a crash half-way. */
export const accountLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'account')?.columns ?? [];
    if (columns.every(({ name }) => name !== 'language'))
      await sql`alter table account add column language text`.execute(db);
  },
};
