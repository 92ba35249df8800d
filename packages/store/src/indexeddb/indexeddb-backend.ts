import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import * as z from 'zod/mini';
import type { DocumentChange } from '../port.ts';
import { StoreError, type StoreErrorCode } from '../store-error.ts';
import {
  emptyTable,
  mapTables,
  type Access,
  type Backend,
  type Table,
  type TableName,
  type Tables,
} from '../tables.ts';

/** Incremented with a step in `upgrade` for every change of the tables; documents have a separate version. */
const databaseVersion = 2;

/** How long opening may wait for other tabs: for an upgrade, or for them to release the data. */
export const patienceMilliseconds = 5_000;

const changeSchema = z.object({
  id: z.string(),
  what: z.enum(['saved', 'trashed', 'restored', 'purged', 'damaged', 'synced']),
  rev: z.int(),
}) satisfies z.ZodMiniType<DocumentChange>;

/** Tables in the IndexedDB database `name`, shared by all tabs of the origin. */
export function indexedDbBackend(name: string): Backend {
  let connection: Promise<IDBPDatabase> | null = null;
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${name}-documents`);

  /** The open database; opens it again after the browser or an upgrade in another tab closed it. */
  function connect(): Promise<IDBPDatabase> {
    const forget = () => {
      connection = null;
    };
    if (!connection) {
      connection = open(name, forget);
      connection.catch(forget);
    }
    return connection;
  }

  return {
    durable: true,

    async transact(access, names, body) {
      try {
        if (access !== 'rescue') return await runIn(await begin(connect, names, access), names, body);
        const db = await openAnyVersion(name);
        const present = names.filter((table) => db?.objectStoreNames.contains(table));
        if (!db || present.length === 0) return await body(mapTables(() => emptyTable));
        const result = runIn(db.transaction(present), present, body);
        // Closing waits for the transaction, and an upgrade waits no longer than that.
        db.close();
        return await result;
      } catch (error) {
        throw asStoreError(error);
      }
    },

    announce: (change) => channel?.postMessage(change),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const change = changeSchema.safeParse(data);
        if (change.success) listener(change.data);
      });
    },
    async close() {
      channel?.close();
      channel = null;
      const last = connection;
      connection = null;
      await last?.then((db) => db.close()).catch(() => undefined);
    },
  };
}

async function open(name: string, forget: () => void): Promise<IDBPDatabase> {
  const { promise: waitedTooLong, reject } = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const opened = openDB(name, databaseVersion, {
      upgrade(db, from) {
        if (from < 1)
          for (const table of ['documents', 'summaries', 'assets', 'damaged', 'meta']) db.createObjectStore(table);
        if (from < 2) db.createObjectStore('replicas');
      },
      // A newer version of the program is waiting in another tab, so this one closes; the next access here reports it.
      blocking(_current, _wanted, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    timer = setTimeout(() => {
      reject(new StoreError('blocked'));
      opened.then((db) => db.close()).catch(() => undefined);
    }, patienceMilliseconds);
    return await Promise.race([opened, waitedTooLong]);
  } catch (error) {
    if (error instanceof StoreError || nameOf(error) in codes) throw error;
    // Browsers refuse for many reasons: a private window, blocked site data, a profile that cannot be written.
    throw new StoreError('unavailable', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens an existing database of any version; creates nothing: the upgrade that would create it is aborted. */
async function openAnyVersion(name: string): Promise<IDBPDatabase | null> {
  let absent = false;
  try {
    return await openDB(name, undefined, {
      upgrade(_db, _from, _to, transaction) {
        absent = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (absent) return null;
    throw error;
  }
}

type Transaction = IDBPTransaction<unknown, string[], 'readonly' | 'readwrite'>;

/** Starts a transaction, again on a new connection if the browser has closed the old one unnoticed. */
async function begin(
  connect: () => Promise<IDBPDatabase>,
  names: readonly TableName[],
  access: Access,
): Promise<Transaction> {
  const start = (db: IDBPDatabase): Transaction =>
    db.transaction(
      [...names],
      access === 'write' ? 'readwrite' : 'readonly',
      access === 'write' ? { durability: 'strict' } : {},
    );
  const db = await connect();
  try {
    return start(db);
  } catch (error) {
    if (nameOf(error) !== 'InvalidStateError') throw error;
    return start(await connect());
  }
}

async function runIn<T>(
  transaction: Transaction,
  names: readonly TableName[],
  body: (tables: Tables) => Promise<T>,
): Promise<T> {
  // Awaited below; an error of the body comes first and must not leave this one unhandled.
  transaction.done.catch(() => undefined);
  try {
    const result = await body(mapTables((name) => (names.includes(name) ? tableIn(transaction, name) : emptyTable)));
    await transaction.done;
    return result;
  } catch (error) {
    const failure = transaction.error ?? error;
    try {
      transaction.abort();
    } catch {
      // It had already ended.
    }
    throw failure;
  }
}

function tableIn(transaction: Transaction, name: TableName): Table {
  const store = transaction.objectStore(name);
  return {
    get: (key) => store.get(key),
    put: async (key, row) => void (await store.put?.(row, key)),
    delete: async (key) => store.delete?.(key),
    keys: async () => (await store.getAllKeys()).map(String),
    async entries() {
      // Both are ordered by key.
      const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map(String).map((key, index) => [key, rows[index]]);
    },
  };
}

/** The platform's names for errors that the user can resolve. */
const codes: Readonly<Record<string, StoreErrorCode>> = { QuotaExceededError: 'quota', VersionError: 'newer-database' };

function nameOf(error: unknown): string {
  return error instanceof DOMException ? error.name : '';
}

function asStoreError(error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(codes[nameOf(error)] ?? 'failed', error);
}
