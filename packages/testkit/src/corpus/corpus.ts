import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  files: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      kind: z.string(),
      truth: z.string().nullish(),
      language: z.string().nullish(),
    }),
  ),
});

export type CorpusFile = z.infer<typeof manifestSchema>['files'][number];

/**
 * A folder of real resumes with their known content, kept outside the repository; `VITAE_CORPUS` overrides its
 * location.
 */
export const corpusFolder = process.env['VITAE_CORPUS'] ?? join(import.meta.dirname, '../../../../../shared/corpus');

export const corpusIsPresent = existsSync(join(corpusFolder, 'manifest.json'));

/** The files of the given kinds; none if the corpus is absent. */
export const corpusFiles = (...kinds: string[]): CorpusFile[] =>
  corpusIsPresent
    ? manifestSchema
        .parse(JSON.parse(readFileSync(join(corpusFolder, 'manifest.json'), 'utf8')))
        .files.filter((file) => kinds.includes(file.kind))
    : [];

export const readCorpusFile = (file: CorpusFile): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(join(corpusFolder, file.path)));

/** A file that was made for the tests, in `packages/testkit/corpus`. */
export const readOwnFile = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, '../../corpus', name)));

const truthSchema = z.object({
  basics: z.object({ name: z.string() }),
  work: z.array(z.object({ name: z.string().optional() })).default([]),
});

/** The person and the employers that a corpus file shows. */
export const truthOf = (file: CorpusFile): { name: string; employers: string[] } => {
  const { basics, work } = truthSchema.parse(JSON.parse(readFileSync(join(corpusFolder, file.truth ?? ''), 'utf8')));
  return { name: basics.name, employers: work.flatMap((job) => job.name ?? []) };
};

/** The known content of files of the given kinds, as JSON Resume. */
export const truthFiles = (...kinds: string[]): { id: string; bytes: Uint8Array<ArrayBuffer> }[] =>
  corpusFiles(...kinds).flatMap(({ id, truth }) =>
    truth ? [{ id, bytes: Uint8Array.from(readFileSync(join(corpusFolder, truth))) }] : [],
  );
