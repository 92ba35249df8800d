import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
export const mailOfCodes: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const outbox = tables.find(({ name }) => name === 'outbox');
    if (!outbox?.columns.some(({ name }) => name === 'challenge_id'))
      await sql`alter table outbox add column challenge_id text`.execute(db);
    await sql`create index if not exists outbox_challenge on outbox (challenge_id) where sent_at is null and failed_at is null`.execute(
      db,
    );
  },
};
