import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resumeToJsonResume } from '@vitae/exporter';
import { z } from 'zod';
import { scoreResume, type FieldCount, type ResumeScore } from '../corpus/score-resume.ts';
import { importOnce } from './import-once.ts';

const manifestSchema = z.object({
  files: z.array(z.object({ id: z.string(), path: z.string(), family: z.string(), language: z.string() })),
});
export type ListedFile = z.infer<typeof manifestSchema>['files'][number];

/** The files that a folder's manifest lists. */
export const listedFiles = (folder: string): ListedFile[] =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).files;

export interface FileScore extends ResumeScore {
  file: ListedFile;
}

/** Reads files and compares them with their truths. A file that cannot be read counts as empty. */
export async function scoreFiles(folder: string, files: readonly ListedFile[]): Promise<FileScore[]> {
  const scores: FileScore[] = [];
  for (const file of files) {
    const truth: unknown = JSON.parse(readFileSync(join(folder, 'truth', `${file.id}.json`), 'utf8'));
    const read = await importOnce(join(folder, file.path))
      .then(({ resume }): unknown => resumeToJsonResume(resume))
      .catch((): unknown => ({}));
    scores.push({ file, ...scoreResume(truth, read) });
  }
  return scores;
}

export const meanScore = (scores: readonly FileScore[]): number =>
  scores.reduce((sum, { macroF1 }) => sum + macroF1, 0) / Math.max(1, scores.length);

/** The F1 of every field over all files, with how often it occurs. */
export function fieldScores(scores: readonly FileScore[]): Map<string, { f1: number; occurs: number }> {
  const counts = new Map<string, FieldCount>();
  for (const { fields } of scores)
    for (const [field, { right, extra, missing }] of fields) {
      const sum = counts.get(field) ?? { right: 0, extra: 0, missing: 0 };
      counts.set(field, { right: sum.right + right, extra: sum.extra + extra, missing: sum.missing + missing });
    }
  return new Map(
    [...counts].map(([field, { right, extra, missing }]) => [
      field,
      { f1: (2 * right) / (2 * right + extra + missing), occurs: right + missing },
    ]),
  );
}
