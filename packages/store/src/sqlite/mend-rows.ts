import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import * as z from 'zod/mini';
import { cursorKey, documentRowSchema, readReplica, summarySchema } from '../records.ts';
import { NewerDocumentError } from '@vitae/domain';
import { readRecord } from '../document-rows.ts';
import { listBackups, type Backup } from './backups.ts';
import { isSoundRow, parseRow, sealedRow } from './sealed-rows.ts';

const rowsSchema = z.array(z.object({ key: z.string(), row: z.string() }));

/** The repairs: exactly, from sync's copy of the document, or from a backup, in its state at that time. */
export interface Mended {
  exactly: number;
  fromBackup: { backupOf: string; count: number } | null;
}

/**
 * Replaces documents that cannot be read, and those that were set aside for that reason, with intact rows. A document
 * that was synced is restored exactly from the sync record; any other from the newest backup with an intact copy. The
 * server's changes are then fetched again from the start: what a backup knows about the server is outdated. A row that
 * exists nowhere else is left unchanged.
 */
export function mendRows(raw: Sqlite.Database, backupFolder: string): Mended {
  const unsound = unsoundDocuments(raw);
  const mended: Mended = { exactly: 0, fromBackup: null };
  if (unsound.length === 0) return mended;
  raw.transaction(() => {
    const left = unsound.filter((key) => !mendFromReplica(raw, key));
    mended.exactly = unsound.length - left.length;
    mended.fromBackup = mendFromBackups(raw, left, listBackups(backupFolder));
  })();
  return mended;
}

const rowsIn = (db: Sqlite.Database, query: string): { key: string; row: string }[] =>
  rowsSchema.parse(db.prepare(query).all());
const rowOf = (db: Sqlite.Database, table: 'documents' | 'replicas' | 'summaries', key: string): string | undefined =>
  db.prepare<[string], string>(`select row from ${table} where key = ?`).pluck().get(key);

/** Only checksums and JSON are checked here: parsing every document would cost a second for a thousand. */
function unsoundDocuments(raw: Sqlite.Database): string[] {
  const unsound = rowsIn(raw, 'select key, row from documents').filter(({ row }) => !isSoundRow(row));
  const aside = rowsIn(raw, 'select key, row from damaged where key not in (select key from documents)');
  return [...unsound, ...aside].map(({ key }) => key);
}

function mendFromReplica(raw: Sqlite.Database, key: string): boolean {
  const summary = summarySchema.safeParse(parseRow(rowOf(raw, 'summaries', key) ?? '')).data;
  const base = readableReplica(rowOf(raw, 'replicas', key))?.base;
  if (summary?.sync?.state !== 'synced' || !base) return false;
  put(raw, 'documents', key, sealedRow({ rev: summary.rev, trashedAt: summary.trashedAt, doc: base.doc }));
  raw.prepare('delete from damaged where key = ?').run(key);
  return true;
}

function mendFromBackups(
  raw: Sqlite.Database,
  keys: readonly string[],
  backups: readonly Backup[],
): Mended['fromBackup'] {
  const from = new Map<string, string>();
  for (const backup of backups)
    for (const key of keys) if (!from.has(key) && mendFromBackup(raw, key, backup)) from.set(key, backup.time);
  const [newest] = backups.filter(({ time }) => [...from.values()].includes(time));
  if (newest === undefined) return null;
  raw.prepare('delete from meta where key like ?').run(`${cursorKey('')}%`);
  return { backupOf: newest.time, count: from.size };
}

function mendFromBackup(raw: Sqlite.Database, key: string, { path }: Backup): boolean {
  if (!existsSync(path)) return false;
  const backup = new Sqlite(path, { readonly: true });
  try {
    const row = rowOf(backup, 'documents', key);
    if (row === undefined || !isReadable(key, row)) return false;
    put(raw, 'documents', key, row);
    // Sync records are from the same time or left out; lists are rebuilt.
    for (const table of ['summaries', 'replicas', 'damaged'])
      raw.prepare(`delete from ${table} where key = ?`).run(key);
    const replica = rowOf(backup, 'replicas', key);
    if (replica !== undefined && readableReplica(replica)) put(raw, 'replicas', key, replica);
    return true;
  } catch {
    // A backup of older tables, or one that cannot be read: the previous one is tried.
    return false;
  } finally {
    backup.close();
  }
}

function isReadable(key: string, text: string): boolean {
  const row = documentRowSchema.safeParse(parseRow(text)).data;
  return row?.doc['id'] === key && 'doc' in readRecord(row);
}

function readableReplica(text: string | undefined): ReturnType<typeof readReplica> {
  try {
    return text === undefined ? null : readReplica(parseRow(text));
  } catch (error) {
    if (error instanceof NewerDocumentError) return null;
    throw error;
  }
}

function put(raw: Sqlite.Database, table: 'documents' | 'replicas', key: string, row: string): void {
  raw
    .prepare(`insert into ${table} (key, row) values (?, ?) on conflict (key) do update set row = excluded.row`)
    .run(key, row);
}
