import { open, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { writeWhole } from '@vitae/durable-files';
import type { DocumentKind } from '@vitae/domain';
import { IMPORT_LIMITS, ImportError, type ImportedDocument } from '@vitae/importer';
import { importInThread, readScanInThreads } from '@vitae/importer/node';
import { commandLineText } from '@vitae/words/command-line';
import { InputError, UsageError, type Io } from './command.ts';
import { readOwnFile } from './own-file.ts';

/**
 * Reads a document from a file of any import format: of a kind, or of the one that its content shows. Throws
 * `InputError` with a line that says what to do.
 */
export async function readDocument(path: string, kind?: DocumentKind): Promise<ImportedDocument> {
  try {
    const bytes = await readBounded(path);
    const own = kind === undefined ? await readOwnFile(path, bytes) : null;
    return own ?? (await readOrRecognise({ name: basename(path), bytes }, kind));
  } catch (error) {
    throw inputErrorOf(path, error);
  }
}

/** Says what a reader of a file should know: what was left out, and the lines that no field has. */
export function sayHowRead(file: string, { notes, leftover }: ImportedDocument, { stderr }: Io): void {
  for (const note of notes) stderr(`${file}: ${note.message}\n`);
  if (leftover.length === 0) return;
  const lines = leftover.map(
    ({ page, text: line }) => `  ${commandLineText('leftoverLine', { page: page + 1, line })}`,
  );
  stderr(`${[commandLineText('leftover', { file, count: leftover.length }), ...lines].join('\n')}\n`);
}

/** Codes of files whose text is in pictures. */
const pictured: readonly string[] = ['image-only', 'picture'];

/** Reads a file; one whose text is in pictures is recognised, which takes a minute and more. @throws ImportError */
async function readOrRecognise(
  input: Parameters<typeof importInThread>[0],
  kind?: DocumentKind,
): Promise<ImportedDocument> {
  try {
    return await importInThread(input, kind);
  } catch (error) {
    if (!(error instanceof ImportError && pictured.includes(error.code))) throw error;
    return readScanInThreads(input, kind);
  }
}

/**
 * Reads a file once and no further than the limit, whatever the system says about its size: that of a pipe or a device
 * is 0.
 *
 * @throws ImportError if it is larger; the error of the system
 */
export async function readBounded(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of file.createReadStream({ end: IMPORT_LIMITS.bytes, autoClose: false }))
      if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (bytes.length > IMPORT_LIMITS.bytes) throw new ImportError('too-large');
    return bytes;
  } finally {
    await file.close();
  }
}

/** Refuses a target that is the input, under whatever name. @throws UsageError */
export async function refuseInput(target: string, input: string): Promise<void> {
  const [to, from] = await Promise.all([target, input].map((path) => stat(path, { bigint: true }).catch(() => null)));
  const isSame = to && from ? to.dev === from.dev && to.ino === from.ino : resolve(target) === resolve(input);
  if (isSame) throw new UsageError(commandLineText('outIsInput', { target }));
}

/**
 * Writes a whole file or nothing, with the permissions of the file that it replaces; what is no file, such as a pipe or
 * a device, is written to and stays. Throws `InputError` with a line that says what to do.
 */
export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw new InputError(`${path}: ${commandLineText('EISDIR')}`);
  try {
    if (found && !found.isFile()) await writeFile(path, content);
    else await writeWhole(path, content, found ? { mode: found.mode & 0o777 } : {});
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
