import { isoTime, type Services } from '../services.ts';
import type { Job } from './job.ts';
import { runJob } from './run-job.ts';

/** How often a scheduled job is checked: other processes may have run it meanwhile. */
const longestLookMs = 60_000;

/** The jobs of one process. */
export interface RunningJobs {
  /** Runs these jobs one after the other, regardless of their schedules, and waits until that is done. */
  now: (...names: string[]) => Promise<void>;
  /** Stops all; running work is finished first. */
  stop: () => Promise<void>;
}

/** Checks every job again and again, and runs those that are due. */
export function startJobs(services: Services, jobs: readonly Job[]): RunningJobs {
  const look = oneByOne();
  const loops = new Map(
    jobs.map((job) => [job.name, startLoop(services, job, () => look(() => isDue(services, job)))]),
  );
  return {
    async now(...names) {
      for (const name of names) await loops.get(name)?.now();
    },
    async stop() {
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
    },
  };
}

/** Does what it is given in sequence: all jobs looked at in the same moment would open every connection of the pool. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** In sequence, with a pause between: in this process a job never runs twice at the same time. */
function startLoop(services: Services, job: Job, isDue: () => Promise<boolean>) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const after = (work: () => Promise<unknown>): Promise<void> => {
    last = last.then(work).then(
      () => undefined,
      // The failures of jobs are recorded by `runJob`; this one means that the database does not respond.
      (error: unknown) => services.log.error({ err: error, job: job.name }, 'a background job could not be looked at'),
    );
    return last;
  };
  const look = (): void => {
    void after(async () => {
      if (!isStopped && (await isDue())) await runJob(services, job);
    }).then(() => {
      if (!isStopped) timer = setTimeout(look, Math.min(job.everyMs, longestLookMs));
    });
  };
  look();
  return {
    now: () => after(() => runJob(services, job)),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await last;
    },
  };
}

async function isDue(services: Services, job: Job): Promise<boolean> {
  if (job.isDue) return job.isDue(services);
  const row = await services.db.selectFrom('job').select('next_at').where('name', '=', job.name).executeTakeFirst();
  // An unfinished run belongs to a process that died, unless its lock is still held.
  const next = row?.next_at ?? null;
  return next === null || next <= isoTime(services.now());
}
