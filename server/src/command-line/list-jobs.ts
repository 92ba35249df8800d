import type { JobState } from '@vitae/api/contract';
import type { Config } from '../config.ts';
import { jobStates } from '../jobs/job-states.ts';
import { withDatabase } from './maintenance.ts';

/** The background jobs as text, a few lines each. */
export function listJobs(config: Config): Promise<string> {
  return withDatabase(config, async (db) => (await jobStates(db)).map(jobText).join('\n'));
}

const jobText = ({ name, does, everySeconds, lastRun, nextRunAt }: JobState): string =>
  [
    `${name}: ${does}`,
    `  every  ${everyText(everySeconds)}${nextRunAt === null ? ', when there is something to do' : ''}`,
    `  last   ${lastRun === null ? 'never' : lastText(lastRun)}`,
    ...(nextRunAt === null ? [] : [`  next   ${nextRunAt}`]),
  ].join('\n');

const everyText = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

function lastText({ startedAt, finishedAt, outcome, counts, error }: NonNullable<JobState['lastRun']>): string {
  if (outcome === null) return `${startedAt}, not finished`;
  const done = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  return [finishedAt ?? startedAt, outcome, ...done, ...(error === null ? [] : [error])].join(', ');
}
