import type { ImportNote } from '../result.ts';

/** Says which lists of a data file have no place in a resume. */
export const unknownNote = (names: readonly string[]): ImportNote[] =>
  names.length === 0
    ? []
    : [{ code: 'unknown-fields', message: `These parts of the file have no place in a resume and were left out: ${names.join(', ')}.` }];
