import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** An open file of documents. */
export interface SqliteDatabase {
  /** The connection under `db`, for statements that Kysely does not offer. */
  raw: Sqlite.Database;
  db: Kysely<Schema>;
  /** A newer program made its tables: they are left unchanged. */
  isNewer: boolean;
}

/**
 * Opens or creates the file, or the bytes of one in memory, and brings its tables to the newest version; a step that a
 * crash interrupted runs again. `beforeUpgrade` runs first if there are older tables.
 * @throws what SQLite throws
 */
export async function openDatabase(
  file: string | Buffer,
  beforeUpgrade?: (raw: Sqlite.Database) => Promise<void>,
): Promise<SqliteDatabase> {
  const raw = new Sqlite(file, { timeout: 1_000 });
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
  try {
    raw.pragma('journal_mode = WAL');
    // SQLite opens a read-only file without an error; the first write shows it.
    raw.exec('begin; pragma user_version = 0; rollback');
    // Every commit is on the disk before it is acknowledged; on macOS only this makes the disk itself write.
    raw.pragma('synchronous = FULL');
    raw.pragma('fullfsync = ON');
    raw.pragma('checkpoint_fullfsync = ON');
    const done = finishedMigrations(raw);
    const isNewer = done.some((name) => !(name in migrations));
    if (!isNewer && done.length < Object.keys(migrations).length) {
      if (done.length > 0) await beforeUpgrade?.(raw);
      const { error } = await new Migrator({
        db,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      }).migrateToLatest();
      if (error !== undefined) throw error;
    }
    return { raw, db, isNewer };
  } catch (error) {
    raw.close();
    throw error;
  }
}

function finishedMigrations(raw: Sqlite.Database): string[] {
  const table = raw.prepare("select name from sqlite_master where name = 'kysely_migration'").get();
  return table === undefined ? [] : raw.prepare<[], string>('select name from kysely_migration').pluck().all();
}
