import type { Sample, SampleHead } from '@vitae/api/samples';
import type { DocumentKind } from '@vitae/domain';
import type { Platform } from '../platform.ts';
import type { PageSources } from '../router/route.ts';

/** Finished documents that visitors look at and start from. */
export interface SampleSource {
  /** Those of a kind, without their documents. Rejects with a text for the user. */
  list: (kind: DocumentKind) => Promise<readonly SampleHead[]>;
  /** One with its document; null if there is none. Rejects with a text for the user. */
  get: (kind: DocumentKind, slug: string) => Promise<Sample | null>;
}

/** A source whose code is fetched with the first question. */
const late = (source: () => Promise<SampleSource>): SampleSource => ({
  list: async (kind) => (await source()).list(kind),
  get: async (kind, slug) => (await source()).get(kind, slug),
});

/** The samples that ship with the program, for a shell that is not served by a site. */
export const shippedSamples: SampleSource = late(async () => (await import('./shipped-samples.ts')).shippedSamples);

/** The samples of a platform. */
export function samplesOf({ samples, transport }: Pick<Platform, 'samples' | 'transport'>): SampleSource {
  if (samples) return samples;
  if (!transport) return shippedSamples;
  return late(async () => (await import('./remote-samples.ts')).remoteSamples(transport));
}

/** Where the pages of a platform get what they show. */
export function sourcesOf(platform: Pick<Platform, 'samples' | 'transport'>): PageSources {
  const samples = samplesOf(platform);
  if (!platform.transport) return { samples };
  const remote = () => import('./remote-samples.ts');
  return {
    samples,
    plans: async () => (await remote()).plansOfPage(),
    templates: async (kind) => (await remote()).templatesOfPage(kind),
  };
}
