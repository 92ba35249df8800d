import type { Readable } from 'node:stream';
import type { JobQuery, JobState } from '@vitae/api/contract';
import type { ApiContext } from '../../api/context.ts';
import { jobStates } from '../../jobs/job-states.ts';
import { exportList } from './export-list.ts';

const stateOf = ({ lastRun }: JobState): JobQuery['state'] =>
  lastRun === null ? 'never' : (lastRun.outcome ?? 'running');

const keyOf = ({ name, lastRun, nextRunAt }: JobState, sort: JobQuery['sort']): string =>
  sort === 'name' ? name : ((sort === 'next' ? nextRunAt : (lastRun?.finishedAt ?? lastRun?.startedAt)) ?? '');

/** The jobs that a list asks for, in its order. There are few, so they are chosen here and have no pages. */
export async function listJobs(
  { services: { db }, locale }: Pick<ApiContext, 'services' | 'locale'>,
  { search, sort, order, state }: JobQuery,
): Promise<JobState[]> {
  const wanted = search.toLowerCase();
  const sign = order === 'asc' ? 1 : -1;
  return (await jobStates(db, locale))
    .filter((job) => state === undefined || stateOf(job) === state)
    .filter(({ name, does }) => `${name} ${does}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => {
      const [a, b] = [keyOf(one, sort), keyOf(other, sort)];
      return a === b ? (one.name < other.name ? -1 : 1) : a < b ? -sign : sign;
    });
}

const countsText = (counts: Readonly<Record<string, number>> = {}) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

/** The jobs of a list as CSV. */
export const exportJobs = (context: ApiContext, query: JobQuery): Promise<Readable> =>
  exportList<JobState>(
    context,
    'jobs',
    query,
    [
      ['name', ({ name }) => name],
      ['does', ({ does }) => does],
      ['every seconds', ({ everySeconds }) => everySeconds],
      ['state', (job) => stateOf(job) ?? null],
      ['started', ({ lastRun }) => lastRun?.startedAt ?? null],
      ['finished', ({ lastRun }) => lastRun?.finishedAt ?? null],
      ['counts', ({ lastRun }) => countsText(lastRun?.counts)],
      ['error', ({ lastRun }) => lastRun?.error ?? null],
      ['next', ({ nextRunAt }) => nextRunAt],
    ],
    async () => ({ rows: await listJobs(context, query), next: null }),
  );
