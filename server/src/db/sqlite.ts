import Sqlite from 'better-sqlite3';
import { SqliteDialect, type Dialect } from 'kysely';

/** The embedded database: one file, or `:memory:`. */
export function sqliteDialect(file: string): Dialect {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  // A commit is on the disk before a device is informed that it is synced; otherwise a power cut could lose it
  // permanently.
  database.pragma('synchronous = FULL');
  database.pragma('fullfsync = ON');
  database.pragma('checkpoint_fullfsync = ON');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database });
}
