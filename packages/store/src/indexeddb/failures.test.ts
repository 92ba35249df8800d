import { patient } from '@vitae/testkit/patient';
import 'fake-indexeddb/auto';
import { aResume } from '@vitae/testkit';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from '../saver.ts';
import { createIndexedDbStore } from './index.ts';
import { patienceMilliseconds } from './indexeddb-backend.ts';

let databases = 0;
const newName = () => `failures-${databases++}`;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a browser without storage', () => {
  it.each([
    ['has no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'refuses to open it',
      () =>
        void vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        }),
    ],
  ])('%s: says so', async (_what, refuse) => {
    refuse();
    const store = createIndexedDbStore({ name: newName() });
    await expect(store.ready()).rejects.toMatchObject({ code: 'unavailable' });
    await store.close();
  });
});

describe('a full disk', () => {
  it('keeps what was stored, keeps the text in the editor, and saves it once there is space', async () => {
    const store = createIndexedDbStore({ name: newName() });
    const opened = await store.create(aResume({ title: 'Before' }));
    const saver = createSaver(store, opened, { retryAfter: 5 });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saver.edit({ ...opened.doc, title: 'After' });
    await expect(saver.flush()).rejects.toMatchObject({ code: 'quota' });
    expect(saver.current.title).toBe('After');
    expect((await store.get('resume', opened.doc.id)).doc.title).toBe('Before');
    put.mockRestore();
    await vi.waitUntil(() => saver.state.status === 'saved', patient);
    expect((await store.get('resume', opened.doc.id)).doc.title).toBe('After');
    await saver.close();
    await store.close();
  });
});

describe('a database of version 1', () => {
  it('opens with its documents, and with tables for sync', async () => {
    const name = newName();
    const doc = aResume({ title: 'Written before' });
    const { id, kind, slug, title, locale, createdAt, updatedAt } = doc;
    const old = await openDB(name, 1, {
      upgrade: (db) =>
        ['documents', 'summaries', 'assets', 'damaged', 'meta'].forEach((table) => db.createObjectStore(table)),
    });
    await old.put('documents', { rev: 3, trashedAt: null, doc }, id);
    await old.put(
      'summaries',
      {
        id,
        kind,
        slug,
        title,
        fullName: '',
        locale,
        templateId: '',
        conflicts: 0,
        rev: 3,
        createdAt,
        updatedAt,
        trashedAt: null,
      },
      id,
    );
    old.close();
    const store = createIndexedDbStore({ name });
    expect(await store.get('resume', id)).toEqual({ rev: 3, doc });
    expect(await store.list()).toMatchObject([{ title: 'Written before', sync: null }]);
    await store.sync.hear('ada', new Map([[id, { epoch: 'e', rev: 1, trashedAt: null, isPurged: false }]]), {
      epoch: 'e',
      cursor: 1,
    });
    expect(await store.list()).toMatchObject([{ sync: { account: 'ada', state: 'waiting' } }]);
    await store.close();
  });
});

describe('a database of a newer version', () => {
  it('is left unchanged; its documents can be exported', async () => {
    const name = newName();
    const doc = { ...aResume(), schemaVersion: 7, fromTheFuture: true };
    const newer = await openDB(name, 9, { upgrade: (db) => void db.createObjectStore('documents') });
    await newer.put('documents', { rev: 3, doc }, doc.id);
    newer.close();
    const store = createIndexedDbStore({ name });
    await expect(store.ready()).rejects.toMatchObject({ code: 'newer-database' });
    await expect(store.create(aResume())).rejects.toMatchObject({ code: 'newer-database' });
    expect(await store.exportRaw()).toEqual([{ id: doc.id, raw: doc, problem: '' }]);
    await store.close();
  });

  it('is closed by this tab when another tab upgrades it, and the text stays in the editor', async () => {
    const name = newName();
    const store = createIndexedDbStore({ name });
    const opened = await store.create(aResume({ title: 'Before' }));
    const saver = createSaver(store, opened);
    const newer = await openDB(name, 9);
    saver.edit({ ...opened.doc, title: 'After' });
    await expect(saver.flush()).rejects.toMatchObject({ code: 'newer-database' });
    expect(saver.current.title).toBe('After');
    expect((await store.exportRaw()).map(({ id }) => id)).toEqual([opened.doc.id]);
    newer.close();
    await expect(saver.close()).rejects.toMatchObject({ code: 'newer-database' });
    await store.close();
  });

  it('that another tab blocks is reported, not waited for forever', async () => {
    const name = newName();
    const stubborn = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('documents') });
    const deletion = deleteDB(name);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = createIndexedDbStore({ name });
    const problem = store.ready().catch((error: unknown) => error);
    vi.advanceTimersByTime(patienceMilliseconds);
    expect(await problem).toMatchObject({ code: 'blocked' });
    vi.useRealTimers();
    stubborn.close();
    await deletion;
    await store.ready();
    await store.close();
  });
});

describe('exporting existing data', () => {
  it('creates no database', async () => {
    const name = newName();
    const store = createIndexedDbStore({ name });
    expect(await store.exportRaw()).toEqual([]);
    await store.ready();
    expect(await store.exportRaw()).toEqual([]);
    await store.close();
  });
});
