import { existsSync, mkdtempSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coveringSample, writeSample } from './covering-sample.ts';
import { families, writes } from './families.ts';
import { vocabularies } from './languages/index.ts';
import { listedFiles } from './score-files.ts';

it('covers every family in every language that it writes, and every person', () => {
  const sample = coveringSample(3000);
  expect(sample).toHaveLength(3000);
  expect(new Set(sample.map(({ id }) => id)).size).toBe(3000);
  const pairs = families.flatMap((family) =>
    vocabularies.filter(({ language }) => writes(family, language)).map(({ language }) => `${family.name} ${language}`),
  );
  expect(new Set(sample.map(({ family, language }) => `${family.name} ${language}`))).toEqual(new Set(pairs));
  expect(new Set(sample.map(({ seed }) => seed)).size).toBe(60);
  expect(coveringSample(100)).toEqual(sample.slice(0, 100));
  expect(new Set(coveringSample(families.length).map(({ family }) => family.name)).size).toBeGreaterThan(
    0.8 * families.length,
  );
});

it('writes what a folder lacks, and nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-sample-'));
  try {
    const words = families.filter(({ writer }) => writer.kind === 'word').map(({ name }) => name);
    const sample = coveringSample(6, (name) => words.includes(name));
    expect(await writeSample(folder, sample.slice(0, 3), () => {})).toBe(3);
    const [first] = listedFiles(folder);
    const written = statSync(join(folder, listedFiles(folder)[1]?.path ?? '')).mtimeMs;
    unlinkSync(join(folder, first?.path ?? ''));
    expect(await writeSample(folder, sample, () => {})).toBe(6);
    expect(
      listedFiles(folder)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(sample.map(({ id }) => id).toSorted());
    expect(existsSync(join(folder, first?.path ?? ''))).toBe(true);
    expect(statSync(join(folder, listedFiles(folder)[0]?.path ?? '')).mtimeMs).toBe(written);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
