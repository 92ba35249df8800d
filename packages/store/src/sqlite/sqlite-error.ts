import { diskText } from '@vitae/words/disk';
import * as z from 'zod/mini';
import { StoreError, type StoreErrorCode } from '../store-error.ts';

/** Errors for which the desktop app has its own text: there is no tab to close and no page to reload. */
type DiskErrorCode = Extract<StoreErrorCode, 'unavailable' | 'quota' | 'blocked' | 'newer-database' | 'failed'>;

/** An error of the store with the desktop app's text. */
export function sqliteError(code: DiskErrorCode, cause?: unknown): StoreError {
  return new StoreError(code, cause, diskText(code));
}

/** The names in SQLite and Node of errors that the user can resolve; the longer names of SQLite start with these. */
const codes: readonly (readonly [RegExp, DiskErrorCode])[] = [
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
  if (isDamage(error)) return new StoreError('failed', error, diskText('damaged'));
  const code = codeOf(error);
  return sqliteError(codes.find(([pattern]) => pattern.test(code))?.[1] ?? 'failed', error);
}
