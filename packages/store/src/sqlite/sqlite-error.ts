import * as z from 'zod/mini';
import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** What to tell the person of the desktop app, where there is no tab to close and no page to reload. */
const messages = {
  unavailable:
    'The folder of your documents cannot be opened or written to, so nothing can be kept. Allow this program to write there, then start it again.',
  quota:
    'The disk is full, so the last changes are not saved yet. Free some space, or save your document as a file on another disk; saving goes on by itself.',
  blocked: 'Your documents are open in another program. Close it and try again.',
  'newer-database':
    'Your documents were saved by a newer version of this program. Install that version; until then you can save them as files.',
  failed: 'The disk could not save or load your data. Save your document as a file, then start the program again.',
} as const satisfies Partial<Record<StoreErrorCode, string>>;

const damagedMessage =
  'The file with your documents is damaged. Save the open document as a file, then start the program again: it brings back whatever can be read.';

/** An error of the store in the desktop's words. */
export function sqliteError(code: keyof typeof messages, cause?: unknown): StoreError {
  return new StoreError(code, cause, messages[code]);
}

/**
 * What SQLite and Node call the errors that a person can do something about; the longer names of SQLite begin with
 * these.
 */
const codes: readonly (readonly [RegExp, keyof typeof messages])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'quota'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'blocked'],
  [
    /^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT)/,
    'unavailable',
  ],
];

const codeOf = (error: unknown): string => z.object({ code: z.string() }).safeParse(error).data?.code ?? '';

/** Whether SQLite has found the file itself to be damaged. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** Any error of SQLite or of the file system as one of the store. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isDamage(error)) return new StoreError('failed', error, damagedMessage);
  const code = codeOf(error);
  return sqliteError(codes.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed', error);
}
