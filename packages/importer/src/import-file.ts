import type { ImportInput, ImportResult } from './result.ts';
import { ImportError } from './errors.ts';

/**
 * Reads a resume from a file. Runs without DOM and without network, in a browser worker or in Node.
 * @throws ImportError and nothing else.
 */
export const importFile = async (input: ImportInput): Promise<ImportResult> => {
  if (input.bytes.length === 0) throw new ImportError('empty');
  throw new ImportError('unsupported');
};
