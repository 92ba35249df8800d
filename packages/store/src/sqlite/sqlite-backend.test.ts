import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { storeConformance } from '../conformance.ts';
import { createDocumentStore } from '../document-store.ts';
import { createSaver } from '../saver.ts';
import type { Backend } from '../tables.ts';
import { openDatabase } from './open-database.ts';
import { createSqliteBackend } from './sqlite-backend.ts';
import { storeFolders } from './testing/store-folders.ts';

const opened: Backend[] = [];
const { newFolder, clear } = storeFolders();

async function open() {
  const file = join(newFolder(), 'vitae.sqlite');
  const database = await openDatabase(file);
  const backend = createSqliteBackend(database);
  opened.push(backend);
  return { raw: database.raw, backend, file };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((backend) => backend.close()));
  await clear();
});

describe('SQLite', () => {
  it.each(storeConformance.map(({ name, run }) => [name, run] as const))('%s', async (_name, run) => {
    const { backend } = await open();
    await expect(run(() => backend)).resolves.toBeUndefined();
  });

  it('writes every commit to the disk', async () => {
    const { raw } = await open();
    expect(raw.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(raw.pragma('synchronous', { simple: true })).toBe(2);
  });

  it('copies what was written from the log into the file, soon after the last write', async () => {
    const { raw, backend } = await open();
    await createDocumentStore(backend).create(aResume());
    await expect
      .poll(() => raw.prepare('pragma wal_checkpoint(NOOP)').get(), { timeout: 5_000 })
      .toSatisfy((found: { log: number; checkpointed: number }) => found.log > 0 && found.log === found.checkpointed);
  });

  it('returns text that is not JSON unchanged, so that it can be set aside', async () => {
    const { raw, backend } = await open();
    const store = createDocumentStore(backend);
    const { doc } = await store.create(aResume());
    raw.prepare('update documents set row = substr(row, 1, 50)').run();
    await expect(store.get('resume', doc.id)).rejects.toMatchObject({ code: 'damaged' });
    expect((await store.damaged()).map(({ raw }) => typeof raw)).toEqual(['string']);
  });

  it('reports that the disk is full, keeps the text in the editor, and saves it once there is space', async () => {
    const { raw, backend } = await open();
    const store = createDocumentStore(backend);
    const before = await store.create(aResume({ title: 'Before' }));
    const saver = createSaver(store, before, { retryAfter: 5 });
    const pages = Number(raw.pragma('page_count', { simple: true }));
    raw.pragma(`max_page_count = ${pages}`);
    saver.edit({ ...before.doc, summary: 'word '.repeat(10_000) });
    await expect(saver.flush()).rejects.toMatchObject({
      code: 'quota',
      message: expect.stringContaining('The disk is full') as unknown,
    });
    expect(await store.get('resume', before.doc.id)).toEqual(before);
    raw.pragma('max_page_count = 1000000');
    await expect.poll(() => saver.state.status).toBe('saved');
    expect((await store.get('resume', before.doc.id)).doc.summary).toHaveLength(50_000);
    await saver.close();
  });

  it('says what to do if the file turns out to be damaged', async () => {
    const { raw, backend, file } = await open();
    await createDocumentStore(backend).create(aResume());
    const page = Number(raw.prepare("select rootpage from sqlite_master where name = 'documents'").pluck().get());
    await backend.close();
    const handle = openSync(file, 'r+');
    writeSync(handle, new Uint8Array(4096), 0, 4096, (page - 1) * 4096);
    closeSync(handle);
    const damaged = createSqliteBackend(await openDatabase(file));
    await expect(createDocumentStore(damaged).exportRaw()).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('restart the app') as unknown,
    });
    await damaged.close();
  });
});
