import { errorForLog } from '../log.ts';
import { isoTime, type Services } from '../services.ts';
import type { Job } from './job.ts';

/**
 * Runs a job now and records the outcome; a failure is recorded and logged, not thrown. False if it is already running,
 * here or in another process.
 */
export function runJob(services: Services, job: Job): Promise<boolean> {
  const { db, log, now, locks } = services;
  const write = async (row: {
    started_at: string;
    finished_at: string | null;
    outcome: 'done' | 'failed' | null;
    counts: string;
    error: string | null;
    next_at: string | null;
  }) => {
    await db
      .insertInto('job')
      .values({ name: job.name, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  };
  return locks.hold(`job ${job.name}`, async () => {
    const started_at = isoTime(now());
    await write({ started_at, finished_at: null, outcome: null, counts: '{}', error: null, next_at: null });
    const ended = await job.run(services).then(
      (counts) => ({ outcome: 'done' as const, counts: JSON.stringify(counts), error: null }),
      (error: unknown) => {
        log.error({ err: error, job: job.name }, 'a background job failed');
        return { outcome: 'failed' as const, counts: '{}', error: errorText(error) };
      },
    );
    const finished = now();
    const next_at = job.isDue ? null : isoTime(finished.getTime() + job.everyMs);
    await write({ started_at, finished_at: isoTime(finished), next_at, ...ended });
    if (ended.outcome === 'done') log.debug({ job: job.name, counts: ended.counts }, 'a background job ran');
  });
}

/** As it appears in the log: type, code and location, without the message. */
function errorText(error: unknown): string {
  const { kind, code, at, cause } = errorForLog(error);
  return [kind, code, at[0], ...(cause ? [`caused by ${cause.kind}`, cause.code] : [])].filter(Boolean).join(' ');
}
