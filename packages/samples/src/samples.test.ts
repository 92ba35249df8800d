import { readFileSync, readdirSync } from 'node:fs';
import { kindOf } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { jobTitles } from './job-titles.ts';
import { sampleKinds } from './sample-kinds.ts';
import { placeOf, sampleSchema } from './sample.ts';
import { sampleFiles } from './sample-files.ts';
import { loadSamples, loadWholeSample } from './samples.ts';

const folders = { resume: 'resumes', coverletter: 'letters' };
const filesOf = (kind: keyof typeof folders) => {
  const folder = new URL(`${folders[kind]}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): { name: string; stored: unknown } => ({
      name: name.replace(/\.json$/, ''),
      stored: JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
    }));
};

/** All ids in a value. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' && typeof inner === 'string' && inner.length === 36 ? [inner] : idsIn(inner),
  );
}

describe.each(sampleKinds)('samples: %s', (kind) => {
  it('are all registered, under their own names', async () => {
    const files = filesOf(kind).map(({ name }) => name);
    expect(Object.keys(sampleFiles[kind]).toSorted()).toEqual(files.toSorted());
    const samples = await loadSamples(kind);
    expect(samples.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted());
    expect(samples.filter((sample) => sample.kind !== kind)).toEqual([]);
  });

  it.each(filesOf(kind))('$name has a known job title, and only fields that are known', async ({ name, stored }) => {
    const sample = await loadWholeSample(kind, name);
    expect(jobTitles.map(({ slug }) => slug)).toContain(sample.jobTitle);
    expect(sample).toMatchObject(Object(stored));
    expect(kindOf(kind).schema.parse(structuredClone(sample.document))).toEqual(sample.document);
  });

  it.each(filesOf(kind))('$name has points about places of its own', async ({ name }) => {
    const { document, points } = await loadWholeSample(kind, name);
    expect(points.filter(({ at }) => placeOf(document, at) === undefined)).toEqual([]);
    expect(points.filter(({ at }) => placeOf(document, at) === '')).toEqual([]);
    expect(new Set(points.map(({ text }) => text)).size).toBe(points.length);
  });
});

describe('all samples', () => {
  it('have ids that occur once', async () => {
    const samples = (await Promise.all(sampleKinds.map(loadSamples))).flat();
    const ids = samples.flatMap(({ document }) => idsIn(document));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are refused with a field that the form does not have', () => {
    const stored = filesOf('resume')[0]?.stored;
    expect(sampleSchema.safeParse(stored).success).toBe(true);
    expect(sampleSchema.safeParse({ ...Object(stored), categry: 'Retail' }).success).toBe(false);
  });

  it('are rejected if there is none of that name', async () => {
    await expect(loadWholeSample('resume', 'astronaut')).rejects.toThrow('astronaut');
  });
});
