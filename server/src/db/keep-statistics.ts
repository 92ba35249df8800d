import { sql, SqliteAdapter } from 'kysely';
import type { Database } from './open-database.ts';

/** How many rows of an index are looked at: so it takes no longer however large a table is. */
const rowsLookedAt = 1000;
/** Analyse what needs it, also tables that nobody has asked since the start (https://www.sqlite.org/pragma.html). */
const everyTable = 0x10002;

/**
 * Lets the embedded database count how its rows are spread, where tables have grown since it did: without that it reads
 * whole tables for some lists that have an index. PostgreSQL does so by itself.
 */
export async function keepStatistics(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql.raw(`pragma analysis_limit = ${rowsLookedAt}`).execute(db);
  await sql.raw(`pragma optimize = ${everyTable}`).execute(db);
}
