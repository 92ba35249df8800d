import { importerWords } from '@vitae/words/importer';
import type { FoundNote } from '../result.ts';

/** Says which lists of a data file have no place in a resume. */
export const unknownNote = (names: readonly string[]): FoundNote[] =>
  names.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          message: importerWords('unknownFields', { names: names.join(', ') }),
        },
      ];
