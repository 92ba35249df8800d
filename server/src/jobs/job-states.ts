import type { JobState } from '@vitae/api/contract';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import { jobs } from './jobs.ts';

const countsSchema = z.record(z.string(), z.int());

/** All jobs, each with its last run in any process and described in the language `locale`. */
export async function jobStates(db: Database, locale: string): Promise<JobState[]> {
  const rows = new Map((await db.selectFrom('job').selectAll().execute()).map((row) => [row.name, row]));
  return jobs.map(({ name, does, everyMs }) => {
    const row = rows.get(name);
    return {
      name,
      does: does(locale),
      everySeconds: everyMs / 1000,
      lastRun: row
        ? {
            startedAt: row.started_at,
            finishedAt: row.finished_at,
            outcome: row.outcome,
            counts: countsSchema.parse(JSON.parse(row.counts)),
            error: row.error,
          }
        : null,
      nextRunAt: row?.next_at ?? null,
    };
  });
}
