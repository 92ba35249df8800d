import { patient } from '@vitae/testkit/patient';
import type { AnyDocument } from '@vitae/domain';
import { newReplica } from '@vitae/sync';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentStore } from '../port.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { backupsIn, storeFolders } from './testing/store-folders.ts';

const templates = storeFolders();
const { newFolder, open, clear } = storeFolders();
const file = (folder: string) => join(folder, 'vitae.sqlite');
const titles = async (store: DocumentStore) => (await store.list()).map(({ title }) => title).sort();

afterEach(clear);

describe('a damaged file', () => {
  /**
   * A folder as left by a killed program: documents in the backup, newer ones in the file, the newest only in the log.
   */
  let template = '';
  const names = { backup: 40, file: 40, log: 5 };
  const documents: Record<keyof typeof names, AnyDocument[]> = { backup: [], file: [], log: [] };

  beforeAll(async () => {
    const folder = templates.newFolder();
    const write = async (store: DocumentStore, place: keyof typeof names) => {
      for (let index = 0; index < names[place]; index += 1) {
        const doc = aResume({ title: `${place} ${index}`, summary: `${place} `.repeat(400) });
        await store.create(doc);
        documents[place].push(doc);
      }
    };
    const first = (await openSqliteStore({ folder })).store;
    await vi.waitUntil(() => backupsIn(folder).length === 1, patient);
    await write(first, 'backup');
    await first.close();
    const second = (await openSqliteStore({ folder, now: () => new Date('2026-11-21T15:40:00.000Z') })).store;
    await vi.waitUntil(() => backupsIn(folder).length === 2, patient);
    await write(second, 'file');
    const [edited] = documents.backup;
    if (edited) await second.save({ rev: 1, doc: edited }, { ...edited, title: 'backup 0, edited' });
    await second.close();
    // Data that only the log has: written by a program that never closes its file.
    const raw = new Sqlite(file(folder));
    raw.pragma('wal_autocheckpoint = 0');
    for (let index = 0; index < names.log; index += 1) {
      const doc = aResume({ title: `log ${index}` });
      raw.prepare('insert into documents values (?, ?)').run(doc.id, JSON.stringify({ rev: 1, trashedAt: null, doc }));
      documents.log.push(doc);
    }
    template = templates.newFolder();
    cpSync(folder, template, { recursive: true });
    raw.close();
  });
  afterAll(templates.clear);

  const copyOfTemplate = () => {
    const folder = newFolder();
    cpSync(template, folder, { recursive: true });
    return folder;
  };
  const zero = (path: string, from: number, to: number) =>
    writeFileSync(path, readFileSync(path).fill(0, from, Math.min(to, statSync(path).size)));
  const pages = (folder: string) => Math.floor(statSync(file(folder)).size / 4096);
  const count = (found: string[]) => ({
    backup: found.filter((title) => title.startsWith('backup')).length,
    file: found.filter((title) => title.startsWith('file')).length,
    log: found.filter((title) => title.startsWith('log')).length,
  });
  const backupOf = '2026-11-21T15:40:00.000Z';

  it('is not reported after a program was killed: everything is kept', async () => {
    const { store, notice } = await open(copyOfTemplate());
    expect(notice).toBeNull();
    expect(count(await titles(store))).toEqual(names);
  });

  it('is not reported if the log has the destroyed data', async () => {
    const folder = copyOfTemplate();
    zero(file(folder), 0, 4096);
    const { store, notice } = await open(folder);
    expect(notice).toBeNull();
    expect(count(await titles(store))).toEqual(names);
  });

  it.each<[string, (folder: string) => void, Partial<typeof names>]>([
    [
      'its header is destroyed',
      (folder) => (zero(file(folder), 0, 100), rmSync(`${file(folder)}-wal`)),
      { backup: 40, file: 40 },
    ],
    [
      'its first page is destroyed',
      (folder) => (zero(file(folder), 0, 4096), rmSync(`${file(folder)}-wal`)),
      { backup: 40, file: 40 },
    ],
    [
      'it is cut short',
      (folder) => truncateSync(file(folder), Math.floor(pages(folder) / 2) * 4096),
      { backup: 40, log: 5 },
    ],
    ['it is empty', (folder) => truncateSync(file(folder), 0), { backup: 40 }],
    ['it is gone', (folder) => rmSync(file(folder)), { backup: 40 }],
    [
      'pages of it are zeros',
      (folder) =>
        [0.2, 0.5, 0.8].forEach((share) =>
          zero(file(folder), Math.floor(pages(folder) * share) * 4096, Math.floor(pages(folder) * share + 2) * 4096),
        ),
      { backup: 40, log: 5 },
    ],
    ['all of it is zeros', (folder) => zero(file(folder), 0, Infinity), { backup: 40 }],
    ['it is another file', (folder) => writeFileSync(file(folder), 'Dear diary, '.repeat(5_000)), { backup: 40 }],
    ['its log has no header', (folder) => zero(`${file(folder)}-wal`, 0, 32), { backup: 40, file: 40 }],
    ['its log is damaged in the middle', (folder) => zero(`${file(folder)}-wal`, 32, 20_000), { backup: 40, file: 40 }],
    [
      'its log is another file',
      (folder) => writeFileSync(`${file(folder)}-wal`, 'Dear diary, '.repeat(5_000)),
      { backup: 40, file: 40 },
    ],
  ])('%s: the newest backup is restored, with everything readable', async (_what, damage, least) => {
    const folder = copyOfTemplate();
    damage(folder);
    const before = existsSync(file(folder)) ? readFileSync(file(folder)) : null;
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'restored', backupOf });
    const found = count(await titles(store));
    for (const place of ['backup', 'file', 'log'] as const)
      expect(found[place], place).toBeGreaterThanOrEqual(least[place] ?? 0);
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

  it('keeps the edits that are newer than the backup, with their sync records', async () => {
    const folder = copyOfTemplate();
    const { store } = await open(folder);
    const [, doc] = documents.backup;
    const replica = newReplica<AnyDocument>('ada', 'e');
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
    expect((await restored.store.list()).find(({ id }) => id === doc?.id)?.sync).toEqual({
      account: 'ada',
      state: 'waiting',
    });
    expect(await restored.store.getMeta('device')).toBe('this one');
    expect((await restored.store.getAsset(photo)).type).toBe('image/png');
    expect(await restored.store.sync.cursor('ada'), 'changes are heard again from the start').toBeNull();
  });

  it('with a damaged backup: the previous one is restored, and the damaged one is set aside', async () => {
    const folder = copyOfTemplate();
    const [older = '', newest = ''] = backupsIn(folder);
    zero(join(folder, 'backups', newest), 4096, 40_000);
    zero(file(folder), 4096, Infinity);
    rmSync(`${file(folder)}-wal`);
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({
      kind: 'restored',
      rescued: 0,
      backupOf: older.slice(7, -7).replace(/T(..)-(..)-/, 'T$1:$2:'),
    });
    expect(await titles(store)).toEqual([]);
    expect(existsSync(join(notice?.setAside ?? '', '..', newest))).toBe(true);
  });

  it('is left unchanged if a newer program made the backups, so that it can restore it', async () => {
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

  it('without any intact backup: everything readable is moved to a new file', async () => {
    const folder = copyOfTemplate();
    rmSync(join(folder, 'backups'), { recursive: true });
    zero(file(folder), 0, 4096);
    rmSync(`${file(folder)}-wal`);
    const { store, notice } = await open(folder);
    expect(notice).toMatchObject({ kind: 'lost', rescued: 80 });
    expect(count(await titles(store))).toEqual({ ...names, log: 0 });
  });

  it('without any intact backup, and nothing readable: reports the loss, and keeps the file', async () => {
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
