import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { NewerDocumentError, readDocumentFile, type CoverLetter, type DocumentAssets } from '@vitae/domain';
import { IMPORT_LIMITS } from '@vitae/importer';
import { InputError } from './command.ts';

/** Reads a cover letter of ours; `null` where a file is something else. Throws `InputError` where it is a letter that cannot be read. */
export async function readLetterFile(path: string): Promise<{ letter: CoverLetter; assets: DocumentAssets } | null> {
  const data = await jsonOf(path);
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'coverletter') return null;
  try {
    const { document, assets } = readDocumentFile(data);
    if (document.kind !== 'coverletter') return null;
    const sound = [...assets].filter(([sha256, { bytes }]) => createHash('sha256').update(bytes).digest('hex') === sha256);
    return { letter: document, assets: new Map(sound) };
  } catch (error) {
    const reason = error instanceof NewerDocumentError ? 'a newer version of the product wrote this letter. Update and try again.' : 'this letter is damaged. Save it again and retry.';
    throw new InputError(`${path}: ${reason}`);
  }
}

/** What a JSON file holds; `undefined` where it is not there, too large or no JSON: reading it as a resume says so. */
async function jsonOf(path: string): Promise<unknown> {
  if (!path.toLowerCase().endsWith('.json')) return undefined;
  try {
    if ((await stat(path)).size > IMPORT_LIMITS.bytes) return undefined;
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
