import type { AnyDocument } from '@vitae/domain';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import Sqlite from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentStore } from '../port.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { backupsIn, storeFolders } from './testing/store-folders.ts';

const { newFolder, open, clear } = storeFolders();
const file = (folder: string) => join(folder, 'vitae.sqlite');
const titles = async (store: DocumentStore) => (await store.list()).map(({ title }) => title).sort();

afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

describe('the folder', () => {
  it('keeps what was written, in one file', async () => {
    const folder = newFolder();
    const { store, notice } = await open(join(folder, 'new', 'deep'));
    const { doc } = await store.create(aResume({ title: 'Kept' }));
    await store.close();
    const again = await open(join(folder, 'new', 'deep'));
    expect(await again.store.get('resume', doc.id)).toEqual({ rev: 1, doc });
    expect([notice, again.notice]).toEqual([null, null]);
  });

  it('can be opened by one program at a time', async () => {
    const folder = newFolder();
    const { store } = await open(folder);
    await expect(openSqliteStore({ folder })).rejects.toMatchObject({
      code: 'blocked',
      message: expect.stringContaining('Another program is using your documents') as unknown,
    });
    await store.create(aResume());
    await store.close();
    expect(await titles((await open(folder)).store)).toHaveLength(1);
  });

  it('that cannot be written to is reported', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a file'), '');
    await expect(openSqliteStore({ folder: join(folder, 'a file') })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('cannot be opened or written to') as unknown,
    });
  });
});

/** The tables as each version of the program created them. */
const json = (table: string) =>
  `create table "${table}" ("key" text not null primary key, "row" text not null) strict;`;
const version1 =
  ['documents', 'summaries', 'damaged', 'meta'].map(json).join('') +
  'create table "assets" ("key" text not null primary key, "bytes" blob not null, "type" text not null, "stored_at" text not null) strict;';
const versions = [
  { name: 'version 1, without replicas', tables: version1, migrations: ['0001-documents'] },
  { name: 'version 2', tables: version1 + json('replicas'), migrations: ['0001-documents', '0002-replicas'] },
];

function fileOf(
  { tables, migrations }: Pick<(typeof versions)[number], 'tables' | 'migrations'>,
  folder: string,
  doc: AnyDocument,
): void {
  const raw = new Sqlite(file(folder));
  raw.pragma('journal_mode = WAL');
  raw.exec(`create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
    create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
    insert into "kysely_migration_lock" values ('migration_lock', 0); ${tables}`);
  for (const name of migrations)
    raw.prepare('insert into kysely_migration values (?, ?)').run(name, '2026-01-01T00:00:00.000Z');
  raw.prepare('insert into documents values (?, ?)').run(doc.id, JSON.stringify({ rev: 3, trashedAt: null, doc }));
  raw.close();
}

describe('a file of an earlier program', () => {
  it.each(versions)('$name: opens with its documents, and with tables for sync', async (version) => {
    const folder = newFolder();
    const doc = aResume({ title: 'Written before' });
    fileOf(version, folder, doc);
    const { store } = await open(folder);
    expect(await store.get('resume', doc.id)).toEqual({ rev: 3, doc });
    await store.sync.hear('ada', new Map([[doc.id, { epoch: 'e', rev: 1, trashedAt: null, isPurged: false }]]), {
      epoch: 'e',
      cursor: 1,
    });
    expect(await store.list()).toMatchObject([{ title: 'Written before', sync: { account: 'ada', state: 'waiting' } }]);
  });

  it('is backed up before its tables are changed', async () => {
    const folder = newFolder();
    fileOf(versions[0] ?? { tables: '', migrations: [] }, folder, aResume());
    await (await open(folder)).store.close();
    const [first = ''] = backupsIn(folder);
    const backup = new Sqlite(join(folder, 'backups', first), { readonly: true });
    expect(backup.prepare("select count(*) from sqlite_master where name = 'replicas'").pluck().get()).toBe(0);
    expect(backup.prepare('select count(*) from documents').pluck().get()).toBe(1);
    backup.close();
  });

  it.each([
    ['the tables, not their mention', version1 + json('replicas'), ['0001-documents']],
    ['some of the tables', json('documents'), []],
  ])('opens where an upgrade was cut short after %s', async (_what, tables, migrations) => {
    const folder = newFolder();
    const doc = aResume();
    fileOf({ tables, migrations }, folder, doc);
    const { store } = await open(folder);
    expect(await store.get('resume', doc.id)).toEqual({ rev: 3, doc });
    await store.setMeta('theme', 'dark');
  });
});

describe('a file of a newer program', () => {
  it('is left unchanged; its documents can be saved as files', async () => {
    const folder = newFolder();
    const doc = { ...aResume(), schemaVersion: 7 };
    fileOf(
      { tables: json('documents'), migrations: ['0001-documents', '0002-replicas', '0007-holograms'] },
      folder,
      doc as unknown as AnyDocument,
    );
    const { store, notice } = await open(folder);
    expect(notice).toBeNull();
    await expect(store.ready()).rejects.toMatchObject({
      code: 'newer-database',
      message: expect.stringContaining('Install that version') as unknown,
    });
    await expect(store.create(aResume())).rejects.toMatchObject({ code: 'newer-database' });
    expect(await store.exportRaw()).toEqual([{ id: doc.id, raw: doc, problem: '' }]);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});

describe('backups', () => {
  it('are made at every start, each an intact separate file', async () => {
    const folder = newFolder();
    for (const title of ['One', 'Two']) {
      const { store } = await open(folder, { now: () => new Date('2026-11-21T15:40:00.123Z') });
      await store.create(aResume({ title }));
      await store.close();
    }
    await (await open(folder, { now: () => new Date('2026-11-22T00:00:00.000Z') })).store.close();
    expect(backupsIn(folder)).toEqual([
      '000001 2026-11-21T15-40-00.123Z.sqlite',
      '000002 2026-11-21T15-40-00.123Z.sqlite',
      '000003 2026-11-22T00-00-00.000Z.sqlite',
    ]);
    const last = new Sqlite(join(folder, 'backups', '000003 2026-11-22T00-00-00.000Z.sqlite'), { readonly: true });
    expect(last.prepare('select count(*) from documents').pluck().get()).toBe(2);
    last.close();
  });

  it('are made every hour in which something was written', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = newFolder();
    const { store } = await open(folder);
    await expect.poll(() => backupsIn(folder).length).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    await store.create(aResume());
    vi.advanceTimersByTime(3_600_000);
    vi.advanceTimersByTime(3_600_000);
    await store.close();
    expect(backupsIn(folder)).toHaveLength(2);
  });

  it('that cannot be made leave the documents and older backups unchanged, and are reported', async () => {
    const folder = newFolder();
    await (await open(folder)).store.close();
    // A folder in the way of the copy simulates a full disk.
    mkdirSync(join(folder, 'backups', 'new.partial', 'full'), { recursive: true });
    const onBackupFailure = vi.fn();
    const { store } = await open(folder, { onBackupFailure });
    await store.create(aResume({ title: 'Saved' }));
    await expect.poll(() => onBackupFailure.mock.calls.length).toBe(1);
    expect(await titles(store)).toEqual(['Saved']);
    expect(backupsIn(folder)).toHaveLength(1);
  });
});
