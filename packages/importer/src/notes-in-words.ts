import type { FoundNote, ImportNote } from './resume/result.ts';

/** Notes in the language of their reader (BCP 47); default: English. */
export const notesInWords = (notes: readonly FoundNote[], locale = 'en'): ImportNote[] =>
  notes.map(({ code, message }) => ({ code, message: message(locale) }));
