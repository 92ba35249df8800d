import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. It may run again after a crash half-way. */
export const sampleSchedule: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'sample')?.columns ?? [];
    if (columns.every(({ name }) => name !== 'draft_at'))
      await sql`alter table sample add column draft_at text`.execute(db);
  },
};
