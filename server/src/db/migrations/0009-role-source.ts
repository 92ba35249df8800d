import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const roleSource: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const account = tables.find(({ name }) => name === 'account');
    // Nobody recorded where earlier roles came from: they stay null.
    if (!account?.columns.some(({ name }) => name === 'role_from'))
      await sql`alter table account add column role_from text`.execute(db);
  },
};
