import { patient } from '@vitae/testkit/patient';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyDocument } from '@vitae/domain';
import type { Replica } from '@vitae/sync';
import { isSoundRow, parseRow, sealedRow } from './sealed-rows.ts';
import { backupsIn, storeFolders } from './testing/store-folders.ts';

const { newFolder, open, clear } = storeFolders();
afterEach(clear);

const file = (folder: string) => join(folder, 'vitae.sqlite');
/** Flips one bit of a letter in a row, as a disk may: the row remains JSON, and a valid document. */
function flip(folder: string, id: string, from = 'Engineer', to = 'Enginees'): void {
  const raw = new Sqlite(file(folder));
  const { changes } = raw.prepare('update documents set row = replace(row, ?, ?) where key = ?').run(from, to, id);
  expect(changes).toBe(1);
  raw.close();
}
const synced = (doc: AnyDocument): Replica<AnyDocument> => ({
  account: 'ada',
  epoch: 'e',
  base: { rev: 3, doc },
  pending: null,
  isTrashed: false,
  news: null,
  isPurged: false,
  held: null,
  movedTo: null,
});

it('a row is returned as written, or as text if it cannot be read', () => {
  const row = sealedRow({ a: 'b' });
  expect(parseRow(row)).toEqual({ a: 'b' });
  expect(parseRow('{"a":"b"}'), 'of before there were checksums').toEqual({ a: 'b' });
  for (let at = 0; at < row.length; at += 1) {
    const turned = row.slice(0, at) + String.fromCharCode(row.charCodeAt(at) ^ 1) + row.slice(at + 1);
    expect(isSoundRow(turned), turned).toBe(false);
    expect(parseRow(turned)).toBe(turned);
  }
});

it('a flipped bit in a synced document is repaired at the start, word for word, and is not an edit', async () => {
  const folder = newFolder();
  const { store } = await open(folder);
  const { doc } = await store.create(aResume({ title: 'Engineer' }));
  await store.sync.update(doc.id, ({ document }) => ({ document, replica: synced(doc) }));
  await store.close();
  flip(folder, doc.id);
  const again = await open(folder);
  expect(again.notice, 'no notice: nothing is lost').toBeNull();
  expect((await again.store.get('resume', doc.id)).doc).toEqual(doc);
  expect((await again.store.list())[0]?.sync?.state).toBe('synced');
});

it('a bit that flips while the program runs is not an edit either: sync sees no document', async () => {
  const folder = newFolder();
  const { store } = await open(folder);
  const { doc } = await store.create(aResume({ title: 'Engineer' }));
  await store.sync.update(doc.id, ({ document }) => ({ document, replica: synced(doc) }));
  flip(folder, doc.id);
  const record = await store.sync.update(doc.id, (found) => found);
  expect(record).toMatchObject({ document: null, replica: { base: { rev: 3 } } });
});

it('a row that cannot be read is restored from the newest backup that has it, and that is reported', async () => {
  const folder = newFolder();
  const first = await open(folder);
  const { doc } = await first.store.create(aResume({ title: 'Engineer' }));
  const other = await first.store.create(aResume({ title: 'Other' }));
  await first.store.close();
  const second = await open(folder, { now: () => new Date('2026-11-21T15:40:00.000Z') });
  await vi.waitUntil(() => backupsIn(folder).length === 2, patient);
  const later = await second.store.create(aResume({ title: 'After the backup' }));
  await second.store.sync.hear('ada', new Map(), { epoch: 'e', cursor: 9 });
  await second.store.close();
  flip(folder, doc.id);
  flip(folder, later.doc.id, 'After the backup', 'After tha backup');
  const third = await open(folder);
  expect(third.notice).toEqual({ kind: 'mended', backupOf: '2026-11-21T15:40:00.000Z', setAside: null, rescued: 1 });
  expect((await third.store.get('resume', doc.id)).doc).toEqual(doc);
  expect((await third.store.get('resume', other.doc.id)).doc).toEqual(other.doc);
  // No other copy of this one exists: it is set aside, and can be downloaded.
  await expect(third.store.get('resume', later.doc.id)).rejects.toMatchObject({ code: 'damaged' });
  expect(await third.store.damaged()).toHaveLength(1);
  expect(await third.store.sync.cursor('ada'), 'changes are heard again').toBeNull();
});

it('a document that was set aside is restored at the next start, if a backup has it', async () => {
  const folder = newFolder();
  const first = await open(folder);
  const { doc } = await first.store.create(aResume({ title: 'Engineer' }));
  await first.store.close();
  const second = await open(folder);
  await vi.waitUntil(() => backupsIn(folder).length === 2, patient);
  flip(folder, doc.id);
  await expect(second.store.get('resume', doc.id)).rejects.toMatchObject({ code: 'damaged' });
  await second.store.close();
  const third = await open(folder);
  expect(third.notice?.kind).toBe('mended');
  expect((await third.store.get('resume', doc.id)).doc).toEqual(doc);
  expect(await third.store.damaged()).toEqual([]);
});

it('an empty but intact file instead of the documents is noticed: the backup replaces it', async () => {
  const folder = newFolder();
  const titles = ['One', 'Two'];
  for (const day of [20, 21, 22, 23]) {
    const { store } = await open(folder, { now: () => new Date(`2026-11-${day}T10:00:00.000Z`) });
    await vi.waitUntil(() => backupsIn(folder).length === day - 19, patient);
    if (day === 20) for (const title of titles) await store.create(aResume({ title }));
    await store.close();
  }
  const elsewhere = newFolder();
  await (await open(elsewhere)).store.close();
  for (const name of ['-wal', '-shm']) rmSync(`${file(folder)}${name}`, { force: true });
  copyFileSync(file(elsewhere), file(folder));
  const { store, notice } = await open(folder);
  expect(notice).toMatchObject({ kind: 'restored', backupOf: '2026-11-23T10:00:00.000Z' });
  expect((await store.list()).map(({ title }) => title).sort()).toEqual(titles);
});

it('deleting all documents leaves none at the next start', async () => {
  const folder = newFolder();
  for (const day of [20, 21, 22, 23]) {
    const { store } = await open(folder, { now: () => new Date(`2026-11-${day}T10:00:00.000Z`) });
    await vi.waitUntil(() => backupsIn(folder).length === day - 19, patient);
    if (day === 20) await store.create(aResume());
    if (day === 23) for (const { id } of await store.list()) await store.purge(id);
    await store.close();
  }
  const { store, notice } = await open(folder);
  expect(notice).toBeNull();
  expect(await store.list()).toEqual([]);
});
