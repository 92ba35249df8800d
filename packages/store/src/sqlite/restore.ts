import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod/mini';
import { listBackups, removeDatabase, type Backup } from './backups.ts';
import { putInPlace, syncFile, syncFolder } from '@vitae/durable-files';
import { integrityProblem } from './integrity.ts';
import { openDatabase } from './open-database.ts';
import { firstPageOf, rescueRows } from './rescue-rows.ts';
import { parseRow } from './sealed-rows.ts';
import { asStoreError, sqliteError } from './sqlite-error.ts';
import { besides, storeFiles, timeInName } from './store-files.ts';

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('restored'), backupOf: z.string(), setAside: z.nullable(z.string()), rescued: z.int() }),
  z.object({ kind: z.literal('lost'), setAside: z.nullable(z.string()), rescued: z.int() }),
  z.object({ kind: z.literal('reading'), setAside: z.null(), rescued: z.int() }),
  z.object({ kind: z.literal('mended'), backupOf: z.string(), setAside: z.null(), rescued: z.int() }),
]);

/**
 * What the user must be informed about: the file was damaged or missing, and was replaced by a backup, or by a new file
 * if there was none. `backupOf` is the time of the backup (ISO 8601), `setAside` the damaged file (`null` if it was
 * missing), `rescued` how many documents were newer in it than in the backup and could be read: nothing of them is
 * lost. Or the file was intact, but `rescued` documents in it were not, and have been restored from backups, the newest
 * of which is `backupOf`. `reading`: nothing can be written, so documents can only be read.
 */
export type StoreNotice = z.infer<typeof noticeSchema>;

/** The key of the notice in `meta`: it is put in place together with the restored file. */
export const noticeKey = 'store:restored';

export const readNotice = (row: unknown): StoreNotice | null => noticeSchema.safeParse(row).data ?? null;

/** The suffix of a copy that is not complete yet. */
const partialSuffix = '.partial';

/** Whether the folder has traces of documents, but no intact file. */
export function needsRestore(folder: string): boolean {
  const { database, backups } = storeFiles(folder);
  if (sizeOf(database) > 0) return integrityProblem(database) !== null || isEmptyBesideBackups(database, backups);
  return sizeOf(`${database}-wal`) > 0 || listBackups(backups).length > 0;
}

/** The key of the newest backup's number in `meta` of the file that it was made from. */
export const backupKey = 'store:backup';

/**
 * Whether an intact file is empty although its newest backup contains documents and was not made from this file: the
 * file has been replaced. If the user deleted all documents, the file has a record of its backups.
 */
function isEmptyBesideBackups(database: string, folder: string): boolean {
  const [newest] = listBackups(folder);
  if (newest === undefined || documentsIn(database) !== 0) return false;
  const known = numberOf(database);
  // The last one may have been made, but not recorded, when the program ended; so may one before an upgrade.
  return newest.number > known + 2 && (documentsIn(newest.path) ?? 0) > 0;
}

/** How many documents a file has, including those that were set aside; `null` if it cannot be read. */
function documentsIn(file: string): number | null {
  const count = readOne(file, 'select (select count(*) from documents) + (select count(*) from damaged)');
  return typeof count === 'number' ? count : null;
}

function numberOf(file: string): number {
  const row = z.string().safeParse(readOne(file, `select row from meta where key = '${backupKey}'`)).data;
  return z.int().safeParse(row === undefined ? undefined : parseRow(row)).data ?? -Infinity;
}

function readOne(file: string, query: string): unknown {
  const raw = new Sqlite(file, { readonly: true, timeout: 1_000 });
  try {
    return raw.prepare(query).pluck().get();
  } catch {
    // The tables of another program, or none yet.
    return undefined;
  } finally {
    raw.close();
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Replaces a damaged or missing file with the newest intact backup, plus every row of the damaged file that can be read
 * and is not older. The damaged file is kept, with its log, in a folder named by the time. Until the last step the
 * folder is unchanged except for copies, and `finishRestore` completes that step after a crash.
 */
export async function restore(folder: string, now: Date): Promise<void> {
  const files = storeFiles(folder);
  const aside = join(files.damaged, timeInName(now));
  rmSync(files.workshop, { recursive: true, force: true });
  mkdirSync(files.workshop);
  const made = join(files.workshop, 'made.sqlite');
  const { backup, unsound } = copyNewestSound(files.backups, made);
  try {
    const setAside = copyAside(files.database, aside);
    await fill(made, { backup, setAside, workshop: files.workshop });
    putInPlace(made, files.restored);
  } catch (error) {
    // The damaged file is still in place; copies of every attempt would fill the disk.
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
  finishRestore(folder);
  // If left in place, they would count as backups worth keeping.
  if (unsound.length > 0) mkdirSync(aside, { recursive: true });
  for (const { path } of unsound) renameSync(path, join(aside, basename(path)));
}

/** Adds to the copy of a backup, or to a new file, what can be read of the damaged one, and the notice about it. */
async function fill(
  made: string,
  { backup, setAside, workshop }: { backup: Backup | null; setAside: string | null; workshop: string },
): Promise<void> {
  const { raw, isNewer } = await openDatabase(made);
  try {
    if (isNewer) throw sqliteError('newer-database');
    raw.pragma('wal_checkpoint(TRUNCATE)');
    const rescued = setAside === null ? 0 : rescueRows(copyDatabase(setAside, workshop), raw, firstPageOf(made));
    const notice: StoreNotice =
      backup === null
        ? { kind: 'lost', setAside, rescued }
        : { kind: 'restored', backupOf: backup.time, setAside, rescued };
    raw.prepare('insert or replace into meta (key, row) values (?, ?)').run(noticeKey, JSON.stringify(notice));
    raw.pragma('journal_mode = DELETE');
  } finally {
    raw.close();
  }
}

/** Completes a restore whose file was complete before a crash; removes an incomplete one. */
export function finishRestore(folder: string): void {
  const { database, restored, workshop, damaged } = storeFiles(folder);
  if (existsSync(restored)) {
    // The log belongs to the damaged file, and would be read into the restored one; both are in the folder of the
    // damaged one.
    removeDatabase(database);
    syncFolder(folder);
    renameSync(restored, database);
    syncFolder(folder);
  }
  rmSync(workshop, { recursive: true, force: true });
  if (!existsSync(damaged)) return;
  for (const name of readdirSync(damaged))
    if (name.endsWith(partialSuffix)) rmSync(join(damaged, name), { recursive: true });
}

/** Copies a database with its log into a folder. @returns the copy */
function copyDatabase(file: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const suffix of ['', ...besides]) {
    if (!existsSync(`${file}${suffix}`)) continue;
    const copy = join(folder, `${basename(file)}${suffix}`);
    copyFileSync(`${file}${suffix}`, copy);
    syncFile(copy);
  }
  return join(folder, basename(file));
}

/**
 * Copies a damaged database into a new folder that gets its name only once it is complete. @returns the copy; `null` if
 * nothing is left
 */
function copyAside(file: string, folder: string): string | null {
  if (['', ...besides].every((suffix) => !existsSync(`${file}${suffix}`))) return null;
  const partial = `${folder}${partialSuffix}`;
  copyDatabase(file, partial);
  syncFolder(partial);
  renameSync(partial, folder);
  syncFolder(dirname(folder));
  return join(folder, basename(file));
}

/** Copies a backup. @returns whether it could be read and is intact */
function copySound(backup: string, copy: string): boolean {
  try {
    copyFileSync(backup, copy);
    return integrityProblem(copy) === null;
  } catch (error) {
    // A full disk does not mean that the backup is damaged.
    if (asStoreError(error).code !== 'failed') throw error;
    return false;
  }
}

/** Copies the newest backup that passes the check, and returns those before it that do not. */
function copyNewestSound(backups: string, copy: string): { backup: Backup | null; unsound: Backup[] } {
  const unsound: Backup[] = [];
  for (const backup of listBackups(backups)) {
    if (copySound(backup.path, copy)) return { backup, unsound };
    unsound.push(backup);
    removeDatabase(copy);
  }
  return { backup: null, unsound };
}
