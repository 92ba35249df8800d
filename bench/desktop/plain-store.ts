import Sqlite from 'better-sqlite3';

/** A row as written by the desktop's store: a document and its line in the list. */
export interface PlainRow {
  key: string;
  document: string;
  summary: string;
}

/** The baseline's two operations. */
export interface PlainStore {
  save(row: PlainRow): void;
  list(): unknown[];
  close(): void;
}

/**
 * The baseline: bare better-sqlite3 with prepared statements and the same pragmas. It writes its input without merging
 * or checking anything.
 */
export function openPlainStore(file: string): PlainStore {
  const raw = new Sqlite(file);
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  for (const table of ['documents', 'summaries'])
    raw.exec(`create table ${table} (key text primary key not null, row text not null) strict`);
  const put = (table: string) =>
    raw.prepare<[string, string]>(
      `insert into ${table} (key, row) values (?, ?) on conflict (key) do update set row = excluded.row`,
    );
  const [putDocument, putSummary] = [put('documents'), put('summaries')];
  const all = raw.prepare<[], { row: string }>('select row from summaries');
  return {
    save: raw.transaction(({ key, document, summary }: PlainRow) => {
      putDocument.run(key, document);
      putSummary.run(key, summary);
    }),
    list: (): unknown[] => all.all().map(({ row }): unknown => JSON.parse(row)),
    close: () => void raw.close(),
  };
}
