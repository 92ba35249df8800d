import { mkdirSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { createDocumentStore } from '../document-store.ts';
import type { SyncableStore } from '../port.ts';
import type { StoreError } from '../store-error.ts';
import { makeBackup } from './backups.ts';
import { lockFolder } from './folder-lock.ts';
import { openDatabase, type SqliteDatabase } from './open-database.ts';
import { finishRestore, needsRestore, noticeKey, readNotice, restore, type StoreNotice } from './restore.ts';
import { createSqliteBackend } from './sqlite-backend.ts';
import { asStoreError } from './sqlite-error.ts';
import { storeFiles } from './store-files.ts';

const hourMilliseconds = 3_600_000;

export interface SqliteStoreOptions {
  /** Holds the file, its backups and what was set aside; it is made where it is missing. */
  folder: string;
  now?: () => Date;
  /** A backup could not be made: the documents are not affected, and the next one tries again. */
  onBackupFailure?: (error: StoreError) => void;
}

export interface SqliteStore {
  /** One for all windows of the program. It waits with closing until a backup under way is done. */
  store: SyncableStore;
  /** What happened to the documents' file, until it is dismissed. */
  notice: StoreNotice | null;
  /** The person has read the notice. */
  dismissNotice(): Promise<void>;
}

/**
 * Opens the documents of the desktop: checks the file and restores it from a backup where it is damaged, brings it to the newest version,
 * and backs it up, now and every hour in which something changes.
 * @throws {StoreError} `blocked` where another process has the folder open; `unavailable` where it cannot be written to; `quota`. A file of a newer
 *   program is opened, and every call but `exportRaw` says so.
 */
export async function openSqliteStore({ folder, now = () => new Date(), onBackupFailure = () => undefined }: SqliteStoreOptions): Promise<SqliteStore> {
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    unlock = lockFolder(folder);
    const database = await openSound(folder, now);
    return await startStore(folder, database, { now, onBackupFailure, unlock });
  } catch (error) {
    unlock?.();
    throw asStoreError(error);
  }
}

async function openSound(folder: string, now: () => Date): Promise<SqliteDatabase> {
  const { database, backups } = storeFiles(folder);
  finishRestore(folder);
  if (needsRestore(folder)) await restore(folder, now());
  return openDatabase(database, (raw) => makeBackup(raw, backups, now()));
}

async function startStore(
  folder: string,
  database: SqliteDatabase,
  { now, onBackupFailure, unlock }: Required<Omit<SqliteStoreOptions, 'folder'>> & { unlock: () => void },
): Promise<SqliteStore> {
  const backend = createSqliteBackend(database);
  const backups = database.isNewer ? null : startBackups(database.raw, storeFiles(folder).backups, now, onBackupFailure);
  const store = createDocumentStore({
    ...backend,
    async close() {
      await backups?.stop();
      await backend.close();
      unlock();
    },
  });
  return {
    store,
    notice: database.isNewer ? null : readNotice(await store.getMeta(noticeKey)),
    dismissNotice: () => backend.transact('write', ['meta'], ({ meta }) => meta.delete(noticeKey)),
  };
}

/** Backs up at once and then every hour in which something was written; `stop` waits for the one under way. */
function startBackups(raw: Sqlite.Database, folder: string, now: () => Date, onFailure: (error: StoreError) => void): { stop: () => Promise<void> } {
  const writes = () => raw.prepare<[], number>('select total_changes()').pluck().get();
  let backedUp: number | undefined;
  let running = backUp();

  async function backUp(): Promise<void> {
    const before = writes();
    if (before === backedUp) return;
    try {
      await makeBackup(raw, folder, now());
      backedUp = before;
    } catch (error) {
      onFailure(asStoreError(error));
    }
  }
  const timer = setInterval(() => {
    running = running.then(backUp);
  }, hourMilliseconds).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
