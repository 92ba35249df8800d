import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Keeps other processes out of a folder, and other stores of this process; the system lets go when the process ends,
 * however it does. The lock has a file of its own, so that it also holds while the documents' file is checked and
 * replaced.
 * @returns what lets go
 * @throws `SQLITE_BUSY` when somebody else has the folder
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
