import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyDocument, DocumentStore } from '../port.ts';
import { openSqliteStore, type SqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts';

// In memory where there is such a place: what is tried here is not the disk.
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const folders: string[] = [];
const opened: DocumentStore[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(place, 'vitae-sqlite-'));
  folders.push(folder);
  return folder;
}

async function open(folder: string, options: Partial<SqliteStoreOptions> = {}): Promise<SqliteStore> {
  const found = await openSqliteStore({ folder, ...options });
  opened.push(found.store);
  return found;
}

const file = (folder: string) => join(folder, 'vitae.sqlite');
const backupsIn = (folder: string) => readdirSync(join(folder, 'backups'));
const titles = async (store: DocumentStore) => (await store.list()).map(({ title }) => title).sort();

afterEach(async () => {
  vi.useRealTimers();
  for (const store of opened.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
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

  it('is opened by one program at a time', async () => {
    const folder = newFolder();
    const { store } = await open(folder);
    await expect(openSqliteStore({ folder })).rejects.toMatchObject({ code: 'blocked', message: expect.stringContaining('open in another program') as unknown });
    await store.create(aResume());
    await store.close();
    expect(await titles((await open(folder)).store)).toHaveLength(1);
  });

  it('that cannot be written to is told of', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a file'), '');
    await expect(openSqliteStore({ folder: join(folder, 'a file') })).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('cannot be opened or written to') as unknown });
  });
});

/** The tables as each version of the program made them, in the words of that time. */
const json = (table: string) => `create table "${table}" ("key" text not null primary key, "row" text not null) strict;`;
const version1 =
  ['documents', 'summaries', 'damaged', 'meta'].map(json).join('') +
  'create table "assets" ("key" text not null primary key, "bytes" blob not null, "type" text not null, "stored_at" text not null) strict;';
const versions = [
  { name: 'version 1, without replicas', tables: version1, migrations: ['0001-documents'] },
  { name: 'version 2', tables: version1 + json('replicas'), migrations: ['0001-documents', '0002-replicas'] },
];

function fileOf({ tables, migrations }: Pick<(typeof versions)[number], 'tables' | 'migrations'>, folder: string, doc: AnyDocument): void {
  const raw = new Sqlite(file(folder));
  raw.pragma('journal_mode = WAL');
  raw.exec(`create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
    create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
    insert into "kysely_migration_lock" values ('migration_lock', 0); ${tables}`);
  for (const name of migrations) raw.prepare('insert into kysely_migration values (?, ?)').run(name, '2026-01-01T00:00:00.000Z');
  raw.prepare('insert into documents values (?, ?)').run(doc.id, JSON.stringify({ rev: 3, trashedAt: null, doc }));
  raw.close();
}

describe('a file of an earlier program', () => {
  it.each(versions)('$name: opens with its documents, and has a place for sync', async (version) => {
    const folder = newFolder();
    const doc = aResume({ title: 'Written before' });
    fileOf(version, folder, doc);
    const { store } = await open(folder);
    expect(await store.get('resume', doc.id)).toEqual({ rev: 3, doc });
    await store.sync.hear('ada', new Map([[doc.id, { epoch: 'e', rev: 1, trashedAt: null, isPurged: false }]]), { epoch: 'e', cursor: 1 });
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
  it('is left alone; its documents can be saved as files', async () => {
    const folder = newFolder();
    const doc = { ...aResume(), schemaVersion: 7 };
    fileOf({ tables: json('documents'), migrations: ['0001-documents', '0002-replicas', '0007-holograms'] }, folder, doc as unknown as AnyDocument);
    const { store, notice } = await open(folder);
    expect(notice).toBeNull();
    await expect(store.ready()).rejects.toMatchObject({ code: 'newer-database', message: expect.stringContaining('Install that version') as unknown });
    await expect(store.create(aResume())).rejects.toMatchObject({ code: 'newer-database' });
    expect(await store.exportRaw()).toEqual([{ id: doc.id, raw: doc, problem: '' }]);
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});

describe('backups', () => {
  it('are made at every start, each a sound file of its own', async () => {
    const folder = newFolder();
    for (const title of ['One', 'Two']) {
      const { store } = await open(folder, { now: () => new Date('2026-11-21T15:40:00.123Z') });
      await store.create(aResume({ title }));
      await store.close();
    }
    await (await open(folder, { now: () => new Date('2026-11-22T00:00:00.000Z') })).store.close();
    expect(backupsIn(folder)).toEqual(['000001 2026-11-21T15-40-00.123Z.sqlite', '000002 2026-11-21T15-40-00.123Z.sqlite', '000003 2026-11-22T00-00-00.000Z.sqlite']);
    const last = new Sqlite(join(folder, 'backups', '000003 2026-11-22T00-00-00.000Z.sqlite'), { readonly: true });
    expect(last.prepare('select count(*) from documents').pluck().get()).toBe(2);
    last.close();
  });

  it('are made every hour in which something was written', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = newFolder();
    const { store } = await open(folder);
    await expect.poll(() => existsSync(join(folder, 'backups')) && backupsIn(folder).filter((name) => name.endsWith('.sqlite')).length).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    await store.create(aResume());
    vi.advanceTimersByTime(3_600_000);
    vi.advanceTimersByTime(3_600_000);
    await store.close();
    expect(backupsIn(folder)).toHaveLength(2);
  });

  it('that cannot be made leave the documents and older backups alone, and are told of', async () => {
    const folder = newFolder();
    await (await open(folder)).store.close();
    // A folder in the way of the copy stands for a disk that takes no more.
    mkdirSync(join(folder, 'backups', 'new.partial', 'full'), { recursive: true });
    const onBackupFailure = vi.fn();
    const { store } = await open(folder, { onBackupFailure });
    await store.create(aResume({ title: 'Saved' }));
    await expect.poll(() => onBackupFailure.mock.calls.length).toBe(1);
    expect(await titles(store)).toEqual(['Saved']);
    expect(backupsIn(folder).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1);
  });
});

describe('a damaged file', { timeout: 20_000 }, () => {
  /** A folder as a killed program leaves it: documents in the backup, newer ones in the file, the newest in the log alone. */
  let template = '';
  const names = { backup: 40, file: 40, log: 5 };
  const documents: Record<keyof typeof names, AnyDocument[]> = { backup: [], file: [], log: [] };

  beforeAll(async () => {
    const folder = mkdtempSync(join(place, 'vitae-sqlite-'));
    const write = async (store: DocumentStore, place: keyof typeof names) => {
      for (let index = 0; index < names[place]; index += 1) {
        const doc = aResume({ title: `${place} ${index}`, summary: `${place} `.repeat(400) });
        await store.create(doc);
        documents[place].push(doc);
      }
    };
    const first = (await openSqliteStore({ folder })).store;
    await vi.waitUntil(() => existsSync(join(folder, 'backups')) && backupsIn(folder).some((name) => name.endsWith('.sqlite')));
    await write(first, 'backup');
    await first.close();
    const second = (await openSqliteStore({ folder, now: () => new Date('2026-11-21T15:40:00.000Z') })).store;
    await vi.waitUntil(() => backupsIn(folder).filter((name) => name.endsWith('.sqlite')).length === 2);
    await write(second, 'file');
    const [edited] = documents.backup;
    if (edited) await second.save({ rev: 1, doc: edited }, { ...edited, title: 'backup 0, edited' });
    await second.close();
    // What only the log has: written by a program that never closes its file.
    const raw = new Sqlite(file(folder));
    raw.pragma('wal_autocheckpoint = 0');
    for (let index = 0; index < names.log; index += 1) {
      const doc = aResume({ title: `log ${index}` });
      raw.prepare('insert into documents values (?, ?)').run(doc.id, JSON.stringify({ rev: 1, trashedAt: null, doc }));
      documents.log.push(doc);
    }
    template = mkdtempSync(join(place, 'vitae-sqlite-'));
    cpSync(folder, template, { recursive: true });
    raw.close();
    rmSync(folder, { recursive: true });
  });

  const copyOfTemplate = () => {
    const folder = newFolder();
    cpSync(template, folder, { recursive: true });
    return folder;
  };
  const zero = (path: string, from: number, to: number) => writeFileSync(path, readFileSync(path).fill(0, from, Math.min(to, statSync(path).size)));
  const pages = (folder: string) => Math.floor(statSync(file(folder)).size / 4096);
  const count = (found: string[]) => ({
    backup: found.filter((title) => title.startsWith('backup')).length,
    file: found.filter((title) => title.startsWith('file')).length,
    log: found.filter((title) => title.startsWith('log')).length,
  });
  const backupOf = '2026-11-21T15:40:00.000Z';

  it('is none after a program was killed: everything is there, and nothing is told', async () => {
    const { store, notice } = await open(copyOfTemplate());
    expect(notice).toBeNull();
    expect(count(await titles(store))).toEqual(names);
  });

  it('is none where the log has what was destroyed', async () => {
    const folder = copyOfTemplate();
    zero(file(folder), 0, 4096);
    const { store, notice } = await open(folder);
    expect(notice).toBeNull();
    expect(count(await titles(store))).toEqual(names);
  });

  it.each<[string, (folder: string) => void, Partial<typeof names>]>([
    ['its header is destroyed', (folder) => (zero(file(folder), 0, 100), rmSync(`${file(folder)}-wal`)), { backup: 40, file: 40 }],
    ['its first page is destroyed', (folder) => (zero(file(folder), 0, 4096), rmSync(`${file(folder)}-wal`)), { backup: 40, file: 40 }],
    ['it is cut short', (folder) => truncateSync(file(folder), Math.floor(pages(folder) / 2) * 4096), { backup: 40, log: 5 }],
    ['it is empty', (folder) => truncateSync(file(folder), 0), { backup: 40 }],
    ['it is gone', (folder) => rmSync(file(folder)), { backup: 40 }],
    ['pages of it are zeros', (folder) => [0.2, 0.5, 0.8].forEach((share) => zero(file(folder), Math.floor(pages(folder) * share) * 4096, Math.floor(pages(folder) * share + 2) * 4096)), { backup: 40, log: 5 }],
    ['all of it is zeros', (folder) => zero(file(folder), 0, Infinity), { backup: 40 }],
    ['it is another file', (folder) => writeFileSync(file(folder), 'Dear diary, '.repeat(5_000)), { backup: 40 }],
    ['its log has no header', (folder) => zero(`${file(folder)}-wal`, 0, 32), { backup: 40, file: 40 }],
    ['its log is damaged in the middle', (folder) => zero(`${file(folder)}-wal`, 32, 20_000), { backup: 40, file: 40 }],
    ['its log is another file', (folder) => writeFileSync(`${file(folder)}-wal`, 'Dear diary, '.repeat(5_000)), { backup: 40, file: 40 }],
  ])('%s: the newest backup is restored, with what can be read', async (_what, damage, least) => {
    const folder = copyOfTemplate();
    damage(folder);
    const before = existsSync(file(folder)) ? readFileSync(file(folder)) : null;
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'restored', backupOf });
    const found = count(await titles(store));
    for (const place of ['backup', 'file', 'log'] as const) expect(found[place], place).toBeGreaterThanOrEqual(least[place] ?? 0);
    const rescued = found.file + found.log;
    expect(notice?.rescued, 'with the edited one').toBeOneOf([rescued, rescued + 1]);
    if (before && notice?.setAside) expect(readFileSync(notice.setAside).equals(before)).toBe(true);
    for (const doc of documents.backup.slice(1)) expect((await store.get('resume', doc.id)).doc).toEqual(doc);

    await store.create(aResume({ title: 'Goes on' }));
    await store.close();
    const again = await open(folder);
    expect(again.notice, 'until it is dismissed').toEqual(notice);
    await again.dismissNotice();
    await again.store.close();
    expect((await open(folder)).notice).toBeNull();
  });

  it('takes the edits that are newer than the backup, with what sync knows of them', async () => {
    const folder = copyOfTemplate();
    const { store } = await open(folder);
    const [, doc] = documents.backup;
    const replica = { account: 'ada', epoch: 'e', base: null, pending: null, isTrashed: false, news: null, isPurged: false, held: null, movedTo: null };
    if (doc) await store.sync.update(doc.id, ({ document }) => ({ document, replica }));
    await store.sync.hear('ada', new Map(), { epoch: 'e', cursor: 9 });
    await store.setMeta('device', 'this one');
    const photo = await store.putAsset({ bytes: new Uint8Array([1, 2, 3]), type: 'image/png' });
    await store.close();
    for (const name of backupsIn(folder).slice(2)) rmSync(join(folder, 'backups', name));
    zero(file(folder), 0, 100);

    const restored = await open(folder);
    expect(restored.notice?.kind).toBe('restored');
    expect((await restored.store.get('resume', documents.backup[0]?.id ?? '')).doc.title).toBe('backup 0, edited');
    expect((await restored.store.list()).find(({ id }) => id === doc?.id)?.sync).toEqual({ account: 'ada', state: 'waiting' });
    expect(await restored.store.getMeta('device')).toBe('this one');
    expect((await restored.store.getAsset(photo)).type).toBe('image/png');
    expect(await restored.store.sync.cursor('ada'), 'changes are heard again from the start').toBeNull();
  });

  it('and a damaged backup: the one before it is restored, and the damaged one is kept aside', async () => {
    const folder = copyOfTemplate();
    const [older = '', newest = ''] = backupsIn(folder);
    zero(join(folder, 'backups', newest), 4096, 40_000);
    zero(file(folder), 4096, Infinity);
    rmSync(`${file(folder)}-wal`);
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'restored', rescued: 0, backupOf: older.slice(7, -7).replace(/T(..)-(..)-/, 'T$1:$2:') });
    expect(await titles(store)).toEqual([]);
    expect(existsSync(join(notice?.setAside ?? '', '..', newest))).toBe(true);
  });

  it('is left where it is where a newer program made the backups: that one restores it', async () => {
    const folder = copyOfTemplate();
    zero(file(folder), 4096, 40_000);
    const before = readFileSync(file(folder));
    for (const name of backupsIn(folder)) {
      const backup = new Sqlite(join(folder, 'backups', name));
      backup.prepare('insert into kysely_migration values (?, ?)').run('0007-holograms', '2030-01-01T00:00:00.000Z');
      backup.close();
    }
    await expect(openSqliteStore({ folder })).rejects.toMatchObject({ code: 'newer-database' });
    expect(readFileSync(file(folder)).equals(before)).toBe(true);
    expect(readdirSync(join(folder, 'damaged')), 'copies of every try would fill the disk').toEqual([]);
  });

  it('without any sound backup: what can be read goes into a new file', async () => {
    const folder = copyOfTemplate();
    rmSync(join(folder, 'backups'), { recursive: true });
    zero(file(folder), 0, 4096);
    rmSync(`${file(folder)}-wal`);
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'lost', rescued: 80 });
    expect(count(await titles(store))).toEqual({ ...names, log: 0 });
  });

  it('without any sound backup, and nothing to be read: says that it is lost, and keeps the file', async () => {
    const folder = copyOfTemplate();
    rmSync(join(folder, 'backups'), { recursive: true });
    zero(file(folder), 0, Infinity);
    rmSync(`${file(folder)}-wal`);
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'lost', rescued: 0 });
    expect(await titles(store)).toEqual([]);
    expect(statSync(notice?.setAside ?? '').size).toBeGreaterThan(4096);
  });
});
