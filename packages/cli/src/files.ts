import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { writeWhole } from '@vitae/durable-files';
import type { DocumentKind } from '@vitae/domain';
import { IMPORT_LIMITS, ImportError, type ImportedDocument } from '@vitae/importer';
import { importInThread } from '@vitae/importer/node';
import { commandLineText } from '@vitae/words/command-line';
import { InputError } from './command.ts';
import { readOwnFile } from './own-file.ts';

/**
 * Reads a document from a file of any import format: of a kind, or of the one that its content shows. Throws
 * `InputError` with a line that says what to do.
 */
export async function readDocument(path: string, kind?: DocumentKind): Promise<ImportedDocument> {
  const own = kind === undefined ? await readOwnFile(path) : null;
  if (own) return own;
  try {
    const { size } = await stat(path);
    if (size > IMPORT_LIMITS.bytes) throw new ImportError('too-large');
    return await importInThread({ name: basename(path), bytes: await readFile(path) }, kind);
  } catch (error) {
    throw inputErrorOf(path, error);
  }
}

/** Writes a whole file or nothing. Throws `InputError` with a line that says what to do. */
export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeWhole(path, content);
  } catch (error) {
    throw inputErrorOf(path, error);
  }
}

/** What is wrong with a file, as a line that says what to do; an error that says so already stays as it is. */
export const inputErrorOf = (path: string, error: unknown): InputError =>
  error instanceof InputError ? error : new InputError(`${path}: ${reasonOf(error)}`);

/** System errors for which the catalogue has a text. */
const systemErrors = ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENOSPC', 'EROFS'] as const;

function reasonOf(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = systemErrors.find((candidate) => candidate === code);
  if (known) return commandLineText(known);
  return error instanceof Error ? error.message : String(error);
}
