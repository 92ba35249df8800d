import type { JobState } from '@vitae/api/contract';
import { apiFailure } from '../../api/api-failure.ts';
import type { ApiContext } from '../../api/context.ts';
import { jobStates } from '../../jobs/job-states.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runJob } from '../../jobs/run-job.ts';
import { onRecord } from '../audit/audit.ts';

const runOf = ({ lastRun }: JobState) => ({ outcome: lastRun?.outcome ?? null, finished: lastRun?.finishedAt ?? null });

/**
 * Runs a job now, and puts on record how it ended. The entry is open while it runs: a process that ends meanwhile leaves
 * one without an outcome. @throws `not-found`; `conflict` while it is running
 */
export async function runOnRecord(
  context: ApiContext,
  { name, reason }: { name: string; reason: string },
): Promise<JobState> {
  const job = jobs.find((one) => one.name === name);
  const state = async () => {
    const found = (await jobStates(context.services.db, context.locale)).find((one) => one.name === name);
    if (!found) throw apiFailure('not-found');
    return found;
  };
  const before = await state();
  if (!job) throw apiFailure('not-found');
  if (!(await runJob(context.services, job))) throw apiFailure('conflict');
  const after = await state();
  return onRecord(context, () =>
    Promise.resolve({
      change: {
        subject: `job ${name}`,
        name: after.does,
        reason,
        before: runOf(before),
        after: { ...runOf(after), ...after.lastRun?.counts },
      },
      result: after,
    }),
  );
}
