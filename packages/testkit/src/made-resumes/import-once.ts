import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { importFile, type ImportResult } from '@vitae/importer';
import { AS_OF } from '../corpus/resume-sets.ts';

/** More results than the kept files have; those of longer runs would fill memory. */
const mostKept = 400;
const results = new Map<string, Promise<ImportResult>>();

/**
 * The import of a file, read the first time only: scores, confidence and lost words are judged on the same results.
 *
 * @throws ImportError (rejects) if the file cannot be read
 */
export function importOnce(path: string): Promise<ImportResult> {
  const kept = results.get(path);
  if (kept) return kept;
  const bytes = Uint8Array.from(readFileSync(path));
  const result = importFile({ name: basename(path), bytes, asOf: AS_OF });
  if (results.size < mostKept) results.set(path, result);
  return result;
}
