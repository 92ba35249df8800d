import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { putInPlace, syncFile, writeWholeSync } from '@vitae/durable-files';
import { operationsText } from '@vitae/words/operations';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { databaseFile } from '../db/open-database.ts';
import { CommandError } from './command-error.ts';
import { migrateOnly } from './maintenance.ts';

const pictureTable = 'backup_picture';

/**
 * Copies the embedded database by SQLite's online backup, while the server may keep running, and puts the pictures into
 * the same file. @throws CommandError on PostgreSQL, without a database, and if the file exists
 */
export async function backup(config: Config, file: string): Promise<string> {
  if (config.databaseUrl !== null) throw new CommandError(operationsText('backupOnPostgres'));
  const source = databaseFile(config);
  const target = resolve(file);
  if (!existsSync(source)) throw new CommandError(operationsText('noDatabase', { folder: config.dataFolder }));
  if (existsSync(target)) throw new CommandError(operationsText('fileExists', { file: target }));
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  // It has the same content as the database: no other user of the machine may read it.
  writeFileSync(unfinished, '', { mode: 0o600 });
  const live = new Sqlite(source, { readonly: true });
  await live.backup(unfinished);
  live.close();
  const copy = new Sqlite(unfinished);
  // One self-contained file.
  copy.pragma('journal_mode = DELETE');
  copy.exec(`create table ${pictureTable} (sha256 text primary key, bytes blob not null)`);
  const insert = copy.prepare(`insert into ${pictureTable} values (?, ?)`);
  let pictures = 0;
  copy.transaction(() => {
    for (const [sha256, path] of pictureFiles(config)) {
      insert.run(sha256, readFileSync(path));
      pictures += 1;
    }
  })();
  copy.close();
  putInPlace(unfinished, target);
  return operationsText('backedUp', { file: target, count: pictures });
}

/**
 * Replaces the embedded database with a backup; the previous one is kept next to it. A new epoch tells devices that the
 * server's history is not the one they know, so they keep both copies. @throws CommandError on PostgreSQL, for a file
 * that is not a backup, and while a server runs
 */
export async function restore(config: Config, file: string): Promise<string> {
  if (config.databaseUrl !== null) throw new CommandError(operationsText('restoreOnPostgres'));
  const source = resolve(file);
  if (!existsSync(source)) throw new CommandError(operationsText('fileMissing', { file: source }));
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  const target = databaseFile(config);
  const incoming = `${target}.incoming-${randomUUID()}`;
  copyFileSync(source, incoming);
  chmodSync(incoming, 0o600);
  try {
    const pictures = unpackPictures(config, incoming, source);
    beginEpoch(incoming);
    const kept = keepEarlier(target);
    putInPlace(incoming, target);
    await migrateOnly(config);
    return [
      operationsText('restored', { file: source, count: pictures }),
      ...(kept === null ? [] : [operationsText('earlierKept', { file: kept })]),
    ].join('\n');
  } finally {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${incoming}${ending}`, { force: true });
  }
}

const pictureSchema = z.object({ sha256: z.string().regex(/^[\da-f]{64}$/), bytes: z.instanceof(Buffer) });

/** Moves the pictures of a copied backup into their folder. @throws CommandError if the file is not an intact backup */
function unpackPictures(config: Config, incoming: string, source: string): number {
  const notOne = new CommandError(operationsText('notABackup', { file: source }));
  const copy = new Sqlite(incoming);
  try {
    const tables = z
      .array(z.object({ name: z.string() }))
      .parse(copy.prepare(`select name from sqlite_master where type = 'table'`).all());
    if (!tables.some(({ name }) => name === 'document_revision')) throw notOne;
    if (
      z.array(z.object({ integrity_check: z.string() })).parse(copy.pragma('integrity_check'))[0]?.integrity_check !==
      'ok'
    )
      throw new CommandError(operationsText('backupDamaged', { file: source }));
    if (!tables.some(({ name }) => name === pictureTable)) return 0;
    let pictures = 0;
    for (const row of copy.prepare(`select sha256, bytes from ${pictureTable}`).iterate()) {
      const { sha256, bytes } = pictureSchema.parse(row);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new CommandError(operationsText('backupDamaged', { file: source }));
      const path = join(config.dataFolder, 'assets', sha256.slice(0, 2), sha256);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeWholeSync(path, bytes, { mode: 0o600 });
      pictures += 1;
    }
    copy.exec(`drop table ${pictureTable}`);
    return pictures;
  } catch (error) {
    throw error instanceof CommandError ? error : notOne;
  } finally {
    copy.close();
  }
}

/**
 * Writes a new epoch into a copied backup, which is then put in place together with it: a restore that is interrupted
 * at any moment leaves either the previous database or the restored one with its own history.
 */
function beginEpoch(incoming: string): void {
  const copy = new Sqlite(incoming);
  copy.pragma('journal_mode = DELETE');
  copy
    .prepare(
      `insert into setting (key, value) values ('epoch', ?) on conflict (key) do update set value = excluded.value`,
    )
    .run(randomUUID());
  copy.close();
}

/** Gives the database a second name, under which it is kept. @throws CommandError if another process has it open */
function keepEarlier(target: string): string | null {
  if (!existsSync(target)) return null;
  const database = new Sqlite(target, { timeout: 1000 });
  try {
    // Leaving WAL mode needs exclusive access to the file, and brings all of it into one file.
    database.pragma('journal_mode = DELETE');
  } catch {
    throw new CommandError(operationsText('databaseInUse'));
  } finally {
    database.close();
  }
  const kept = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    linkSync(target, kept);
  } catch {
    // Not every file system supports hard links.
    copyFileSync(target, kept);
    syncFile(kept);
  }
  return kept;
}

function pictureFiles({ dataFolder }: Config): [sha256: string, path: string][] {
  const folder = join(dataFolder, 'assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /^[\da-f]{64}$/.test(entry.name))
    .map((entry) => [entry.name, join(entry.parentPath, entry.name)]);
}
