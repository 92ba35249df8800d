import Sqlite from 'better-sqlite3';
import { SqliteDialect, type Dialect } from 'kysely';

/** The embedded database: one file, or `:memory:`. */
export function sqliteDialect(file: string): Dialect {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  // Survives the end of the process at any point; a power cut may take the last commits, which devices then push again.
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database });
}
