import type { JobState } from '@vitae/api/contract';
import { readerLocale } from '@vitae/words/reader';
import { operationsText } from '@vitae/words/operations';
import type { Config } from '../config.ts';
import { jobStates } from '../jobs/job-states.ts';
import { withDatabase } from './maintenance.ts';

/** The background jobs as text, a few lines each. */
export function listJobs(config: Config): Promise<string> {
  return withDatabase(config, async (db) => (await jobStates(db, readerLocale())).map(jobText).join('\n'));
}

const jobText = ({ name, does, everySeconds, lastRun, nextRunAt }: JobState): string =>
  [
    `${name}: ${does}`,
    `  ${operationsText(nextRunAt === null ? 'jobEveryDue' : 'jobEvery', { time: everyText(everySeconds) })}`,
    `  ${operationsText('jobLast', { last: lastRun === null ? operationsText('jobNever') : lastText(lastRun) })}`,
    ...(nextRunAt === null ? [] : [`  ${operationsText('jobNext', { next: nextRunAt })}`]),
  ].join('\n');

const everyText = (seconds: number) =>
  seconds % 60 === 0
    ? operationsText('minutes', { count: seconds / 60 })
    : operationsText('seconds', { count: seconds });

function lastText({ startedAt, finishedAt, outcome, counts, error }: NonNullable<JobState['lastRun']>): string {
  if (outcome === null) return operationsText('jobUnfinished', { time: startedAt });
  const done = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  return [finishedAt ?? startedAt, outcome, ...done, ...(error === null ? [] : [error])].join(', ');
}
