import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operationsText } from '@vitae/words/operations';
import { Kysely, sql, SqliteAdapter } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Database = Kysely<Schema>;

/** Where the data is: in PostgreSQL if there is a connection string, otherwise in a file in the data folder. */
export interface DatabasePlace {
  databaseUrl: string | null;
  dataFolder: string;
}

/** The file of the embedded database. */
export const databaseFile = ({ dataFolder }: Pick<DatabasePlace, 'dataFolder'>): string => join(dataFolder, 'vitae.db');

/** Opens the database without migrating it; see `migrate`. */
export function openDatabase({ databaseUrl, dataFolder }: DatabasePlace): Database {
  if (databaseUrl !== null) return new Kysely({ dialect: postgresDialect(databaseUrl) });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = databaseFile({ dataFolder });
  // No other user of the machine may read it, whoever created the folder; files that SQLite adds get the same mode.
  closeSync(openSync(file, 'a', 0o600));
  return new Kysely({ dialect: sqliteDialect(file) });
}

/**
 * All tables at once, or none and again: a migration that waited for one table while it has others, which requests of
 * running processes need meanwhile, would be a deadlock, and PostgreSQL would refuse one of those requests. No wait
 * is longer than what they get through without noticing.
 */
const lockTables = sql`do $$
  declare tables text := (
    select string_agg(format('%I', tablename), ', ' order by tablename = 'account' desc, tablename) from pg_tables
    where schemaname = current_schema() and tableowner = current_user and tablename not like 'kysely%'
  );
  begin
    if tables is null then return; end if;
    for attempt in 1..2000 loop
      begin
        set local lock_timeout = '25ms';
        execute 'lock table ' || tables || ' in access exclusive mode';
        set local lock_timeout to default;
        return;
      exception when lock_not_available then perform pg_sleep(0.05);
      end;
    end loop;
    raise exception 'the tables are never free, so they cannot be migrated';
  end $$`;

const lockingMigrations = Object.fromEntries(
  Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        if (!(db.getExecutor().adapter instanceof SqliteAdapter)) await lockTables.execute(db);
        await migration.up(db);
      },
    },
  ]),
);

const migrationRetries = 20;
const migrationPauseMs = 50;

/**
 * Migrates the tables to the newest version; several processes may start at once. A migration that a crash interrupted
 * runs again, since its transaction was rolled back. @throws the error of the migration that failed, or one that says that
 * the database is not in UTF-8
 */
export async function migrate(db: Database): Promise<void> {
  await expectUnicode(db);
  if (await isMigrated(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(lockingMigrations) } });
  let { error } = await migrator.migrateToLatest();
  // SQLite has no lock for migrations: another process that starts at the same time may be ahead or in the middle of a
  // migration, which then turns out to be done.
  for (let again = 0; error !== undefined && again < migrationRetries; again += 1) {
    await pause(migrationPauseMs);
    ({ error } = await migrator.migrateToLatest());
  }
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The database could not be migrated.', { cause: error });
}

/** Whether exactly the known migrations are done: the migrator reads the whole catalogue of PostgreSQL to say so. */
async function isMigrated(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return done.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => done.has(name));
  } catch {
    // A new database has no such table.
    return false;
  }
}

/** In another encoding PostgreSQL counts bytes as letters, or refuses texts. */
async function expectUnicode(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const [{ encoding } = { encoding: '' }] = rows;
  if (encoding !== 'UTF8') throw new Error(operationsText('databaseNotUnicode', { encoding }));
}
