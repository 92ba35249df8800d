import { ImportError, importErrorMessage } from './errors.ts';
import { IMPORT_LIMITS } from './limits.ts';

/**
 * Reads a file of any kind of document, unless it is empty or too large.
 * @throws {ImportError} and nothing else; its message is in the language of the input's `locale`.
 */
export async function readSafely<Input extends { bytes: Uint8Array; locale?: string | undefined }, Read>(
  input: Input,
  read: (input: Input) => Promise<Read>,
): Promise<Read> {
  try {
    if (input.bytes.length === 0) throw new ImportError('empty');
    if (input.bytes.length > IMPORT_LIMITS.bytes) throw new ImportError('too-large');
    return await read(input);
  } catch (cause) {
    const error = cause instanceof ImportError ? cause : new ImportError('failed', { cause });
    error.message = importErrorMessage(error.code, input.locale);
    throw error;
  }
}
