import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { resumeToJsonResume } from '@vitae/exporter';
import { importFile } from '@vitae/importer';
import { describe, expect, it } from 'vitest';
import { AS_OF } from './resume-sets.ts';
import { scoreResume } from './score-resume.ts';

const folder = join(import.meta.dirname, '../../corpus');
const files = readdirSync(folder).filter(
  (name) => ['.pdf', '.docx', '.txt', '.md'].includes(extname(name)) && name !== 'README.md',
);
const truths = readdirSync(join(folder, 'truth'));

/** The score of the importer for each file, minus about 0.02: raise it when the importer improves. */
const FLOORS: Record<string, number> = {
  'accountant.pdf': 0.98,
  'biologist.md': 0.69,
  'biologist.pdf': 0.63,
  'chef.pdf': 0.97,
  'developer.docx': 0.98,
  'developer.pdf': 0.98,
  'draughtsman.docx': 0.66,
  'draughtsman.pdf': 0.66,
  'nurse.pdf': 0.93,
  'nurse.txt': 0.82,
  'teacher.docx': 0.98,
};

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const read = async (path: string): Promise<unknown> => {
  const { resume } = await importFile({
    name: parse(path).base,
    bytes: Uint8Array.from(readFileSync(path)),
    asOf: AS_OF,
  });
  return JSON.parse(JSON.stringify(resumeToJsonResume(resume)));
};

describe('the corpus in the repository', () => {
  it('has a minimum score and a truth for every file', () => {
    expect(Object.keys(FLOORS).toSorted()).toEqual(files.toSorted());
    for (const file of files) expect(truths).toContain(`${parse(file).name}.json`);
  });

  it.each(files)('%s is read as well as before', async (file) => {
    const { macroF1, misses } = scoreResume(
      jsonOf(join(folder, 'truth', `${parse(file).name}.json`)),
      await read(join(folder, file)),
    );
    expect(macroF1, misses.join('\n')).toBeGreaterThanOrEqual(FLOORS[file] ?? 1);
  });

  it.each(truths)('%s is read back completely from JSON Resume', async (file) => {
    const path = join(folder, 'truth', file);
    expect(scoreResume(jsonOf(path), await read(path))).toMatchObject({ macroF1: 1, misses: [] });
  });
});
