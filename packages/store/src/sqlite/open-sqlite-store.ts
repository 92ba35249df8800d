import { mkdirSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { createDocumentStore } from '../document-store.ts';
import type { SyncableStore } from '../port.ts';
import type { StoreError } from '../store-error.ts';
import type { Backend } from '../tables.ts';
import { makeBackup } from './backups.ts';
import { lockFolder } from './folder-lock.ts';
import { openDatabase, type SqliteDatabase } from './open-database.ts';
import { mendRows } from './mend-rows.ts';
import { openReadable } from './open-readable.ts';
import { backupKey, finishRestore, needsRestore, noticeKey, readNotice, restore, type StoreNotice } from './restore.ts';
import { sealedRow } from './sealed-rows.ts';
import { createSqliteBackend } from './sqlite-backend.ts';
import { asStoreError } from './sqlite-error.ts';
import { storeFiles } from './store-files.ts';

const hourMilliseconds = 3_600_000;

export interface SqliteStoreOptions {
  /** Contains the file, its backups and what was set aside; it is created if missing. */
  folder: string;
  now?: () => Date;
  /** A backup could not be made: the documents are not affected, and the next one tries again. */
  onBackupFailure?: (error: StoreError) => void;
}

export interface SqliteStore {
  /** One for all windows of the program. Closing waits until a running backup is done. */
  store: SyncableStore;
  /** What happened to the documents' file, until it is dismissed. */
  notice: StoreNotice | null;
  /** The user has read the notice. */
  dismissNotice(): Promise<void>;
}

/**
 * Opens the documents of the desktop: checks the file and restores it from a backup if it is damaged, brings it to the
 * newest version, and backs it up, now and every hour in which something changes. If nothing can be written, as on a
 * full disk, documents can still be read.
 * @throws {StoreError} `blocked` if another process has the folder open; `unavailable` or `quota` if it can be neither
 * written to nor read. A file of a newer program is opened, and every call but `exportRaw` reports it.
 */
export async function openSqliteStore({
  folder,
  now = () => new Date(),
  onBackupFailure = () => undefined,
}: SqliteStoreOptions): Promise<SqliteStore> {
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    unlock = lockFolder(folder);
    const database = await openSound(folder, now);
    return await startStore(folder, database, { now, onBackupFailure, unlock });
  } catch (error) {
    const reason = asStoreError(error);
    const readable = mayBeRead(reason) ? await openReadable(folder, reason) : null;
    if (readable === null) {
      unlock?.();
      throw reason;
    }
    return readableStore(readable, unlock);
  }
}

/** A file that another program has open, or that a newer one created, is not read. */
const mayBeRead = ({ code }: StoreError): boolean => code !== 'blocked' && code !== 'newer-database';

/** A store that can be read; the notice of its start is shown again at the next one. */
function readableStore(backend: Backend, unlock: (() => void) | undefined): SqliteStore {
  const store = createDocumentStore({
    ...backend,
    async close() {
      await backend.close();
      unlock?.();
    },
  });
  return {
    store,
    notice: { kind: 'reading', setAside: null, rescued: 0 },
    dismissNotice: () => Promise.resolve(),
  };
}

async function openSound(folder: string, now: () => Date): Promise<SqliteDatabase> {
  const { database, backups } = storeFiles(folder);
  finishRestore(folder);
  if (needsRestore(folder)) await restore(folder, now());
  const opened = await openDatabase(database, async (raw) => void (await makeBackup(raw, backups, now())));
  if (!opened.isNewer) mend(opened.raw, backups);
  return opened;
}

/** Repairs unreadable documents, and records a notice for the user that they were restored from a backup. */
function mend(raw: Sqlite.Database, backups: string): void {
  const { fromBackup } = mendRows(raw, backups);
  if (fromBackup === null) return;
  const notice: StoreNotice = {
    kind: 'mended',
    backupOf: fromBackup.backupOf,
    setAside: null,
    rescued: fromBackup.count,
  };
  setMeta(raw, noticeKey, notice);
}

function setMeta(raw: Sqlite.Database, key: string, value: unknown): void {
  raw.prepare('insert or replace into meta (key, row) values (?, ?)').run(key, sealedRow(value));
}

async function startStore(
  folder: string,
  database: SqliteDatabase,
  { now, onBackupFailure, unlock }: Required<Omit<SqliteStoreOptions, 'folder'>> & { unlock: () => void },
): Promise<SqliteStore> {
  const backend = createSqliteBackend(database);
  const backups = database.isNewer
    ? null
    : startBackups(database.raw, storeFiles(folder).backups, now, onBackupFailure);
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

/** Backs up at once and then every hour in which something was written; `stop` waits for a running backup. */
function startBackups(
  raw: Sqlite.Database,
  folder: string,
  now: () => Date,
  onFailure: (error: StoreError) => void,
): { stop: () => Promise<void> } {
  const writes = () => raw.prepare<[], number>('select total_changes()').pluck().get();
  let backedUp: number | undefined;
  let running = backUp();

  async function backUp(): Promise<void> {
    const before = writes();
    if (before === backedUp) return;
    try {
      const number = await makeBackup(raw, folder, now());
      // Data that was written while the copy was made is not in it.
      const isQuiet = writes() === before;
      setMeta(raw, backupKey, number);
      backedUp = isQuiet ? writes() : before;
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
