import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exporters, resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { latinFixtures, scriptFixtures } from '../fixtures/index.ts';
import { corpusFolder, corpusIsPresent } from './corpus.ts';
import { scoreResume } from './score-resume.ts';

const job = {
  name: 'Prairie Glass Works',
  position: 'Line supervisor',
  startDate: '2019-03',
  endDate: '2021-04',
  highlights: ['Cut scrap by half', 'Hired 31 people'],
};
const written = {
  basics: { name: 'Ada Park', email: 'ada@example.org' },
  work: [job],
  skills: [{ name: 'Tools', keywords: ['Lathe', 'SAP'] }],
};

describe('scoreResume', () => {
  it('is 1 for identical resumes and 0 for an empty one', () => {
    expect(scoreResume(written, written)).toMatchObject({ macroF1: 1, misses: [] });
    expect(scoreResume(written, {}).macroF1).toBe(0);
  });

  it('ignores how a page writes a value', () => {
    const read = {
      basics: { name: 'ADA PARK', email: 'Ada@example.org' },
      work: [job],
      skills: [{ name: 'Lathe' }, { name: 'sap' }],
    };
    expect(scoreResume(written, read).macroF1).toBe(1);
  });

  it('counts a wrong value both as missing and as invented', () => {
    const read = { ...written, work: [{ ...job, name: job.position, position: job.name }] };
    const { macroF1, misses } = scoreResume(written, read);
    expect(misses).toEqual([
      'work.name: "Prairie Glass Works" read as "Line supervisor"',
      'work.position: "Line supervisor" read as "Prairie Glass Works"',
    ]);
    expect(macroF1).toBeCloseTo(6 / 8);
  });

  it.skipIf(!corpusIsPresent)('agrees with the scorer of the corpus', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitae-scores-'));
    for (const name of ['written', 'read']) mkdirSync(join(folder, name));
    const pairs = [];
    for (const { name, resume } of [...latinFixtures, ...scriptFixtures]) {
      const text = String(await exporters.find(({ extension }) => extension === 'txt')?.write(resume, new Map()));
      const read = await importFile({ name: 'resume.txt', bytes: new TextEncoder().encode(text), asOf: '2026-11-21' });
      pairs.push({ id: name, a: resumeToJsonResume(resume), b: resumeToJsonResume(read.resume) });
    }
    for (const { id, a, b } of pairs) {
      writeFileSync(join(folder, 'written', `${id}.json`), JSON.stringify(a));
      writeFileSync(join(folder, 'read', `${id}.json`), JSON.stringify(b));
    }
    const report = join(folder, 'report.json');
    execFileSync(process.execPath, [
      join(corpusFolder, 'score_import.mjs'),
      join(folder, 'read'),
      join(folder, 'written'),
      '--json',
      report,
    ]);
    const { docs } = z
      .object({ docs: z.array(z.object({ id: z.string(), macroF1: z.number() })) })
      .parse(JSON.parse(readFileSync(report, 'utf8')));
    rmSync(folder, { recursive: true });
    expect(docs).toHaveLength(pairs.length);
    for (const { id, a, b } of pairs)
      expect(scoreResume(a, b).macroF1, id).toBeCloseTo(docs.find((doc) => doc.id === id)?.macroF1 ?? -1, 6);
  });
});
