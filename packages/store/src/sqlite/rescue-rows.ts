import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import * as z from 'zod/mini';
import { NewerDocumentError } from '@vitae/domain';
import { readRecord } from '../document-rows.ts';
import { cursorKey, documentRowSchema, readReplica } from '../records.ts';
import { parseRow } from './sealed-rows.ts';

const pageBytes = 4096;
/** How many rows to look for after the last one that was found. */
const blindRows = 1_000;

const numberedSchema = z.object({ id: z.int() });
const jsonRowSchema = z.object({ id: z.int(), key: z.string(), row: z.string() });
const assetSchema = z.object({
  id: z.int(),
  key: z.string(),
  bytes: z.instanceof(Uint8Array),
  type: z.string(),
  stored_at: z.string(),
});

/**
 * Copies what can still be read from a damaged file, row by row, if it is not older than in the restored one. `damaged`
 * is a copy that may be written to; `restored` is open and intact, `firstPage` its first page, which lists where tables
 * start.
 * @returns how many documents were newer than those of the backup, or not in it
 */
export function rescueRows(damaged: string, restored: Sqlite.Database, firstPage: Uint8Array): number {
  const source = openDamaged(damaged, firstPage);
  if (source === null) return 0;
  try {
    return restored.transaction(() => {
      const rescued = rescueDocuments(source, restored);
      rescueRest(source, restored);
      return rescued;
    })();
  } finally {
    source.close();
  }
}

/** A document is copied with or without its sync record: the two are never from different times. */
function rescueDocuments(source: Sqlite.Database, restored: Sqlite.Database): number {
  const replicas = new Map(jsonRows(source, 'replicas').map(({ key, row }) => [key, row]));
  const known = restored.prepare<[string], string>('select row from documents where key = ?').pluck();
  let rescued = 0;
  for (const { key, row } of jsonRows(source, 'documents')) {
    const rev = revOf(key, row);
    const present = known.get(key);
    if (rev === null || (present !== undefined && (revOf(key, present) ?? 0) > rev)) continue;
    if (row !== present) rescued += 1;
    put(restored, 'documents', key, row);
    // Lists rebuild it.
    for (const table of ['summaries', 'replicas']) restored.prepare(`delete from ${table} where key = ?`).run(key);
    const replica = replicas.get(key);
    if (replica !== undefined && isReplica(replica)) put(restored, 'replicas', key, replica);
  }
  const isKnown = restored.prepare(
    'select 1 from documents where key = @key union all select 1 from replicas where key = @key',
  );
  for (const [key, row] of replicas)
    if (isReplica(row) && isKnown.get({ key }) === undefined) put(restored, 'replicas', key, row);
  return rescued;
}

function rescueRest(source: Sqlite.Database, restored: Sqlite.Database): void {
  const insertAsset = restored.prepare(
    'insert or ignore into assets (key, bytes, type, stored_at) values (?, ?, ?, ?)',
  );
  for (const found of rowsOf(source, 'assets')) {
    const asset = assetSchema.safeParse(found).data;
    if (asset && createHash('sha256').update(asset.bytes).digest('hex') === asset.key)
      insertAsset.run(asset.key, asset.bytes, asset.type, asset.stored_at);
  }
  for (const { key, row } of jsonRows(source, 'damaged'))
    restored.prepare('insert or ignore into damaged (key, row) values (?, ?)').run(key, row);
  // A cursor newer than the replicas would hide changes that they do not have yet.
  for (const { key, row } of jsonRows(source, 'meta'))
    if (!key.startsWith(cursorKey(''))) put(restored, 'meta', key, row);
}

function put(restored: Sqlite.Database, table: string, key: string, row: string): void {
  restored
    .prepare(`insert into ${table} (key, row) values (?, ?) on conflict (key) do update set row = excluded.row`)
    .run(key, row);
}

/** The revision of an intact row of `documents`, of this program or a newer one. */
function revOf(key: string, text: string): number | null {
  const row = documentRowSchema.safeParse(parseRow(text)).data;
  if (!row || row.doc['id'] !== key) return null;
  const record = readRecord(row);
  return record instanceof NewerDocumentError || 'rev' in record ? row.rev : null;
}

function isReplica(text: string): boolean {
  try {
    return readReplica(parseRow(text)) !== null;
  } catch (error) {
    if (error instanceof NewerDocumentError) return true;
    throw error;
  }
}

/** Opens a file with a readable header; if it has none, with that of a similar file. `null` if even that fails. */
function openDamaged(file: string, firstPage: Uint8Array): Sqlite.Database | null {
  if (existsSync(file) && statSync(file).size >= pageBytes) {
    overwrite(file, changeCounterAt, anotherCounter);
    const source = openWithDocuments(file);
    if (source !== null) return source;
  }
  overwrite(file, 0, firstPage);
  overwrite(file, changeCounterAt, anotherCounter);
  return openWithDocuments(file);
}

/**
 * A header with two different change counters makes SQLite trust the size of the file, which may have been truncated.
 */
const changeCounterAt = 92;
const anotherCounter = new Uint8Array(4).fill(0xff);

function openWithDocuments(file: string): Sqlite.Database | null {
  let source: Sqlite.Database | undefined;
  try {
    source = new Sqlite(file);
    if (source.prepare("select 1 from sqlite_master where name = 'documents'").get() !== undefined) return source;
  } catch {
    // Queried again with another header.
  }
  source?.close();
  return null;
}

function overwrite(path: string, at: number, bytes: Uint8Array): void {
  const file = openSync(path, existsSync(path) ? 'r+' : 'w');
  try {
    writeSync(file, bytes, 0, bytes.length, at);
  } finally {
    closeSync(file);
  }
}

/** The page that lists where tables start. */
export function firstPageOf(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const page = new Uint8Array(pageBytes);
    readSync(file, page, 0, pageBytes, 0);
    return page;
  } finally {
    closeSync(file);
  }
}

function jsonRows(source: Sqlite.Database, table: string): { key: string; row: string }[] {
  return rowsOf(source, table).flatMap((row) => jsonRowSchema.safeParse(row).data ?? []);
}

/**
 * Every row that can be read: from the front, from the back, and if pages are missing in between, one at a time by the
 * keys in the index.
 */
function rowsOf(source: Sqlite.Database, table: string): unknown[] {
  const rows = new Map<number, unknown>();
  if (walk(source, `select rowid as id, * from ${table} order by rowid`, rows)) return [...rows.values()];
  walk(source, `select rowid as id, * from ${table} order by rowid desc`, rows);
  const wanted = new Map<number, unknown>();
  for (const order of ['asc', 'desc'])
    walk(
      source,
      `select rowid as id from ${table} indexed by sqlite_autoindex_${table}_1 order by key ${order}`,
      wanted,
    );
  const last = Math.max(0, ...rows.keys(), ...wanted.keys()) + blindRows;
  try {
    const one = source.prepare<[number]>(`select rowid as id, * from ${table} where rowid = ?`);
    for (let id = 1; id <= last; id += 1) if (!rows.has(id)) readOne(one, id, rows);
  } catch {
    // There is no such table.
  }
  return [...rows.values()];
}

/** Collects rows by number until one cannot be read. @returns whether all could be read */
function walk(source: Sqlite.Database, query: string, rows: Map<number, unknown>): boolean {
  try {
    for (const row of source.prepare<[]>(query).iterate()) rows.set(numberedSchema.parse(row).id, row);
    return true;
  } catch {
    return false;
  }
}

function readOne(one: Sqlite.Statement<[number]>, id: number, rows: Map<number, unknown>): void {
  try {
    const row = one.get(id);
    if (row !== undefined) rows.set(id, row);
  } catch {
    // It is on a lost page.
  }
}
