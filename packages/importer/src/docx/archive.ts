import { unzipSync } from 'fflate';
import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/**
 * Unpacks the requested entries of a ZIP archive.
 * @throws ImportError damaged; too-large if the declared sizes of the entries exceed the limit (an archive bomb)
 */
export const unpack = (bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> => {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > IMPORT_LIMITS.unpackedBytes) throw new ImportError('too-large');
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  }
};

/** The text of a file of UTF-8, empty if there is none. */
export const textOf = (bytes: Uint8Array | undefined): string => (bytes ? new TextDecoder().decode(bytes) : '');
