import Sqlite from 'better-sqlite3';
import { SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely';

/** How many statements are kept: more than a busy server uses again and again. */
const mostKept = 300;
/** What changes no table's form; after everything else, statements are prepared anew. */
const lasting = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Keeps statements prepared by their text, the latest ones: preparing one takes longer than most take to run.
 * Transactions take the right to write when they begin (https://www.sqlite.org/lang_transaction.html).
 */
function keepingStatements(database: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, Sqlite.Statement>();
  return {
    close() {
      kept.clear();
      database.close();
    },
    prepare(asked) {
      // One that read before it wrote would fail if another program, such as `vitae-server`, wrote in between.
      const text = asked === 'begin' ? 'begin immediate' : asked;
      const known = kept.get(text);
      // One whose rows are still being read cannot be run a second time.
      const statement = known?.busy === false ? known : database.prepare(text);
      if (!lasting.test(text)) kept.clear();
      else {
        kept.delete(text);
        kept.set(text, statement);
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      }
      return statement;
    },
  };
}

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
  // What only grows, such as the ledger, is kept by triggers, which `insert or replace` would pass by
  // (https://www.sqlite.org/lang_conflict.html).
  database.pragma('recursive_triggers = ON');
  database.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database: keepingStatements(database) });
}
