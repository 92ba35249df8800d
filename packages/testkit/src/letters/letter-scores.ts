import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { importerOf } from '@vitae/importer/kinds';
import type { LetterFile } from './letter-files.ts';
import { readLetter, scoreLetter } from './score-letter.ts';

/** How well one file was read. */
export interface LetterScore {
  file: LetterFile;
  score: number;
  misses: readonly string[];
}

/** A letter from the bytes of a file. @throws {ImportError} */
export const readFile = async (bytes: Uint8Array): Promise<CoverLetter> =>
  coverLetterKind.of(
    (await importerOf('coverletter').read({ name: 'letter', bytes: Uint8Array.from(bytes) })).document,
  );

/** How well letters are read: for each, the mean F1 of its fields. */
export async function letterScores(files: readonly LetterFile[]): Promise<LetterScore[]> {
  const scores: LetterScore[] = [];
  for (const file of files) scores.push({ file, ...scoreLetter(file.truth, readLetter(await readFile(file.bytes))) });
  return scores;
}

/** The mean over files. */
export const meanOf = (scores: readonly LetterScore[]): number =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
