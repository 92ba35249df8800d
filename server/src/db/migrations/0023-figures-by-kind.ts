import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen: it imports nothing that can change. Every statement may run again after a crash half-way. */
const statements = [
  // New documents are counted under the key of their kind.
  sql`update tally set name = 'resume' where name = 'resumes'
    and not exists (select 1 from tally other where other.name = 'resume' and other.at = tally.at)`,
  sql`update tally set name = 'coverletter' where name = 'letters'
    and not exists (select 1 from tally other where other.name = 'coverletter' and other.at = tally.at)`,
];

export const figuresByKind: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
