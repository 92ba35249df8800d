import { importerWords } from '@vitae/words/importer';
import type { FoundNote } from '../result.ts';

/** A note on the lists of a data file that do not fit into a resume. */
export const unknownNote = (names: readonly string[]): FoundNote[] =>
  names.length === 0
    ? []
    : [
        {
          code: 'unknown-fields',
          message: importerWords('unknownFields', { names: names.join(', ') }),
        },
      ];
