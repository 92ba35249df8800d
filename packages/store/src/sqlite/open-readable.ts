import { readFileSync, statfsSync } from 'node:fs';
import { diskText } from '@vitae/words/disk';
import { StoreError } from '../store-error.ts';
import type { Backend } from '../tables.ts';
import { listBackups } from './backups.ts';
import { soundness } from './integrity.ts';
import { openDatabase, type SqliteDatabase } from './open-database.ts';
import { createSqliteBackend } from './sqlite-backend.ts';
import { storeFiles } from './store-files.ts';
import { withLog } from './write-ahead-log.ts';

/**
 * Documents that can be read if nothing can be written, as on a full disk: an in-memory copy of the file with its log,
 * or of the newest readable backup. Every write is refused with `reason`. `null` if nothing can be read either.
 */
export async function openReadable(folder: string, reason: StoreError): Promise<Backend | null> {
  const { restored, database, backups } = storeFiles(folder);
  for (const path of [restored, database, ...listBackups(backups).map((backup) => backup.path)]) {
    const found = await openInMemory(path).catch(() => null);
    if (found === null) continue;
    const code = reason.code === 'quota' || isFull(folder) ? 'quota' : 'unavailable';
    return readOnly(createSqliteBackend(found), code, reason);
  }
  return null;
}

async function openInMemory(path: string): Promise<SqliteDatabase | null> {
  const bytes = withLog(readFileSync(path), `${path}-wal`);
  if (bytes.length === 0) return null;
  // A database in memory has no log: the header says so (https://www.sqlite.org/fileformat2.html).
  bytes.fill(1, 18, 20);
  const opened = await openDatabase(bytes);
  if (soundness(opened.raw) === null) return opened;
  opened.raw.close();
  return null;
}

/** Less than SQLite needs for the index of its log: without it no file opens, and the system reports other reasons. */
const leastFree = 64 * 1024;

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastFree;
}

function readOnly(backend: Backend, code: 'quota' | 'unavailable', reason: StoreError): Backend {
  const refusal = new StoreError(code, reason, diskText(`${code}-read-only`));
  return {
    ...backend,
    transact: (access, names, body) =>
      access === 'write' ? Promise.reject(refusal) : backend.transact(access, names, body),
  };
}
