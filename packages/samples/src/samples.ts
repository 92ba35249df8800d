import type { SampleKind } from './sample-kinds.ts';
import type { Sample } from './sample.ts';

/** A sample with what makes it work. Rejects if there is none, or if its file cannot be fetched. */
export async function loadWholeSample(kind: SampleKind, slug: string): Promise<Sample> {
  const [{ sampleFiles }, { sampleSchema }] = await Promise.all([import('./sample-files.ts'), import('./sample.ts')]);
  const file = sampleFiles[kind][slug];
  if (!file) throw new Error(`There is no sample ${slug} of kind ${kind}`);
  return sampleSchema.parse((await file()).default);
}

/** All samples of a kind, as a server seeds them. */
export async function loadSamples(kind: SampleKind): Promise<readonly Sample[]> {
  const { sampleFiles } = await import('./sample-files.ts');
  return Promise.all(Object.keys(sampleFiles[kind]).map((slug) => loadWholeSample(kind, slug)));
}
