import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { putInPlace } from '@vitae/durable-files';
import { soundness } from './integrity.ts';
import { backupsToKeep, type BackupTime } from './retention.ts';
import { asStoreError, sqliteError } from './sqlite-error.ts';
import { besides, timeFromName, timeInName } from './store-files.ts';

export interface Backup extends BackupTime {
  path: string;
}

const namePattern = /^(\d{6,}) (.+)\.sqlite$/;

/** The backups in a folder, the newest first. */
export function listBackups(folder: string): Backup[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const [, number = '', time = ''] = namePattern.exec(name) ?? [];
      return number === '' ? [] : [{ number: Number(number), time: timeFromName(time), path: join(folder, name) }];
    })
    .sort((a, b) => b.number - a.number);
}

/**
 * Copies an open database into the folder, while it is in use, and removes backups that are no longer worth keeping.
 * The copy gets its name only when it is complete, intact and on the disk; existing ones stay until then.
 * @returns its number
 * @throws {StoreError} `quota`, for example; nothing has changed then
 */
export async function makeBackup(raw: Sqlite.Database, folder: string, now: Date): Promise<number> {
  const partial = join(folder, 'new.partial');
  try {
    mkdirSync(folder, { recursive: true });
    removeDatabase(partial);
    await raw.backup(partial);
    seal(partial);
    const number = (listBackups(folder)[0]?.number ?? 0) + 1;
    putInPlace(partial, join(folder, `${String(number).padStart(6, '0')} ${timeInName(now)}.sqlite`));
    const backups = listBackups(folder);
    const kept = new Set(backupsToKeep(backups));
    for (const backup of backups) if (!kept.has(backup)) rmSync(backup.path, { force: true });
    return number;
  } catch (error) {
    try {
      removeDatabase(partial);
    } catch {
      // The next backup tries again.
    }
    throw asStoreError(error);
  }
}

/** Turns a copy into a single file without a log, and reads all of it back. */
function seal(file: string): void {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
    const problem = soundness(copy);
    if (problem !== null) throw sqliteError('failed', problem);
  } finally {
    copy.close();
  }
}

export function removeDatabase(file: string): void {
  for (const suffix of ['', ...besides]) rmSync(`${file}${suffix}`, { force: true });
}
