import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. It may run again after a crash half-way. */
export const reconciliations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table if not exists reconciliation (
      id text primary key,
      is_open integer unique,
      audit_id text not null,
      reason text not null,
      since text not null,
      begun_at text not null,
      finished_at text,
      looked integer not null default 0,
      changed integer not null default 0,
      found integer not null default 0,
      changes text not null default '[]',
      differences text not null default '[]'
    )`.execute(db);
  },
};
