import { sql, type Kysely } from 'kysely';
import { assetRowSchema } from '../records.ts';
import {
  emptyTable,
  mapTables,
  type Access,
  type Backend,
  type Table,
  type TableName,
  type Tables,
} from '../tables.ts';
import type { SqliteDatabase } from './open-database.ts';
import type { AssetTable, JsonTableName, Schema } from './schema.ts';
import { parseRow, sealedRow } from './sealed-rows.ts';
import { asStoreError, sqliteError } from './sqlite-error.ts';

/** How long after the last write it is copied from the log into the file. */
const restMilliseconds = 1_000;

/**
 * Tables in an open SQLite file; closing closes it. All windows of the program share this object, so that there is no
 * one else to notify of changes. Kysely gives its one connection to one transaction at a time: the others wait.
 */
export function createSqliteBackend({ raw, db, isNewer }: SqliteDatabase): Backend {
  let rest: NodeJS.Timeout | undefined;
  let closed: Promise<void> | undefined;

  /** Keeps the log short, since the log of a killed program may get lost. */
  function checkpointSoon(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      try {
        raw.pragma('wal_checkpoint(PASSIVE)');
      } catch {
        // The log keeps what could not be written to the file; the next write reports a failing disk.
      }
    }, restMilliseconds).unref();
  }

  async function close(): Promise<void> {
    // Waits for the running transaction; Kysely only closes what it has used.
    await db.connection().execute(() => Promise.resolve());
    clearTimeout(rest);
    await db.destroy();
  }

  return {
    durable: true,

    async transact(access, names, body) {
      try {
        if (isNewer && access !== 'rescue') throw sqliteError('newer-database');
        const result = await db.connection().execute(async (connection) => {
          await (access === 'write' ? sql`begin immediate` : sql`begin`).execute(connection);
          try {
            const found = await body(await tablesIn(connection, access, names));
            await sql`commit`.execute(connection);
            return found;
          } catch (error) {
            // SQLite rolls some failed transactions back automatically.
            if (raw.inTransaction) raw.exec('rollback');
            throw error;
          }
        });
        if (access === 'write') checkpointSoon();
        return result;
      } catch (error) {
        throw asStoreError(error);
      }
    },

    announce: () => undefined,
    listen: () => undefined,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

async function tablesIn(connection: Kysely<Schema>, access: Access, names: readonly TableName[]): Promise<Tables> {
  const present = access === 'rescue' ? (await connection.introspection.getTables()).map(({ name }) => name) : names;
  return mapTables((name) => {
    if (!names.includes(name) || !present.includes(name)) return emptyTable;
    return name === 'assets' ? assetTable(connection) : jsonTable(connection, name);
  });
}

function jsonTable(db: Kysely<Schema>, name: JsonTableName): Table {
  return {
    async get(key) {
      const found = await db.selectFrom(name).select('row').where('key', '=', key).executeTakeFirst();
      return found && parseRow(found.row);
    },
    async put(key, value) {
      const row = sealedRow(value);
      await db
        .insertInto(name)
        .values({ key, row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ row }))
        .execute();
    },
    async delete(key) {
      await db.deleteFrom(name).where('key', '=', key).execute();
    },
    keys: () => keysOf(db, name),
    async entries() {
      const rows = await db.selectFrom(name).select(['key', 'row']).execute();
      return rows.map(({ key, row }) => [key, parseRow(row)]);
    },
  };
}

function assetTable(db: Kysely<Schema>): Table {
  const read = ({ bytes, type, stored_at }: Omit<AssetTable, 'key'>) => ({ bytes, type, storedAt: stored_at });
  const columns = ['bytes', 'type', 'stored_at'] as const;
  return {
    async get(key) {
      const found = await db.selectFrom('assets').select(columns).where('key', '=', key).executeTakeFirst();
      return found && read(found);
    },
    async put(key, value) {
      const { bytes, type, storedAt } = assetRowSchema.parse(value);
      const row = { bytes, type, stored_at: storedAt };
      await db
        .insertInto('assets')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    },
    async delete(key) {
      await db.deleteFrom('assets').where('key', '=', key).execute();
    },
    keys: () => keysOf(db, 'assets'),
    async entries() {
      const rows = await db
        .selectFrom('assets')
        .select(['key', ...columns])
        .execute();
      return rows.map(({ key, ...row }) => [key, read(row)]);
    },
  };
}

const keysOf = async (db: Kysely<Schema>, name: TableName): Promise<string[]> =>
  (await db.selectFrom(name).select('key').execute()).map(({ key }) => key);
