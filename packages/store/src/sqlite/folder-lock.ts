import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Locks a folder against other processes, and other stores of this process; the system releases it when the process
 * ends, for whatever reason. The lock has a separate file, so that it also holds while the documents' file is checked
 * and replaced.
 * @returns a function that releases it
 * @throws `SQLITE_BUSY` if the folder is already locked
 */
export function lockFolder(folder: string): () => void {
  const lock = new Sqlite(join(folder, 'vitae.lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}
