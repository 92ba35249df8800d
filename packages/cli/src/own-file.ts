import { basename } from 'node:path';
import { documentKindSchema, kindOf, resumeKind } from '@vitae/domain';
import { ImportError, type ImportedDocument } from '@vitae/importer';
import { importerOf } from '@vitae/importer/kinds';
import { commandLineText } from '@vitae/words/command-line';
import { InputError } from './command.ts';

/**
 * Reads a document in our format that is not a resume; `null` if the file is something else. Throws `InputError` if it
 * is such a document but cannot be read.
 */
export async function readOwnFile(path: string, bytes: Uint8Array): Promise<ImportedDocument | null> {
  const kind = path.toLowerCase().endsWith('.json') ? kindIn(bytes) : undefined;
  if (!kind || kind === resumeKind.key) return null;
  const { name } = kindOf(kind);
  try {
    return await importerOf(kind).read({ name: basename(path), bytes });
  } catch (error) {
    const isNewer = error instanceof ImportError && error.code === 'newer-version';
    const reason = isNewer
      ? commandLineText('newerFile', { kind: name })
      : commandLineText('damagedFile', { kind: name });
    throw new InputError(`${path}: ${reason}`);
  }
}

/** The kind declared in a file of our format. */
function kindIn(bytes: Uint8Array) {
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof data === 'object' && data !== null && 'kind' in data
      ? documentKindSchema.safeParse(data.kind).data
      : undefined;
  } catch {
    return undefined;
  }
}
