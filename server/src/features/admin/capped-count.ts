import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';

const mostCounted = 1000;

/** Counts no further than a thousand. */
export async function cappedCount(
  db: Database,
  rows: RawBuilder<unknown>,
): Promise<{ count: number; isMore: boolean }> {
  const counted = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 as one from (${rows}) named limit ${mostCounted + 1}) counted`.execute(db);
  const count = Number(counted.rows[0]?.count ?? 0);
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
}
