import type { ListedSample } from '@vitae/api/contract';
import { jobTitles } from '@vitae/samples';
import { remoteClient } from '../../../base/remote/remote-client.ts';

/** The address of a sample in the administration: two kinds may have samples of the same address. */
export const adminSamplePath = ({ kind, slug }: Pick<ListedSample, 'kind' | 'slug'>): string =>
  `/admin/template-samples/${slug}?kind=${kind}`;

/** Where visitors see a sample. */
export const publicSamplePath = ({ kind, slug }: Pick<ListedSample, 'kind' | 'slug'>): string => `/${kind}s/${slug}`;

export const stateTones = { published: 'good', scheduled: 'notice', draft: 'neutral', deleted: 'danger' } as const;

export const sampleCategories: readonly string[] = [...new Set(jobTitles.map(({ category }) => category))];

/** Fetches again what shows samples. */
export const refreshSamples = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (samples?|record)$/.test(name),
  });
