import { aResume } from '@vitae/testkit';
import type { AnyDocument } from '@vitae/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory/index.ts';
import type { Snapshot, SyncableStore } from './port.ts';
import { createSaver } from './saver.ts';
import { StoreError } from './store-error.ts';
import { saveUnsaved } from './unsaved-edits.ts';

describe('an edit that a page kept when it ended', () => {
  let store: SyncableStore;
  let opened: Snapshot<AnyDocument>;
  const kept = new Map<string, string>();
  /** A store whose pages keep edits, and whose writes may never finish. */
  const pageStore = (isStuck: boolean): SyncableStore => ({
    ...store,
    ...(isStuck ? { save: () => new Promise<never>(() => undefined) } : {}),
    keepUnsaved: (key, edit) => void (edit ? kept.set(key, JSON.stringify(edit)) : kept.delete(key)),
  });
  const titleNow = async () => (await store.get('resume', opened.doc.id)).doc.title;
  const edit = (title: string) =>
    JSON.stringify({ base: opened, doc: { ...opened.doc, title, updatedAt: new Date().toISOString() } });

  beforeEach(async () => {
    kept.clear();
    store = createMemoryStore();
    opened = await store.create(aResume({ title: 'Before' }));
  });

  it('is kept during the call of flush, with what was typed during a write, and saved by the next page', async () => {
    const saver = createSaver(pageStore(true), opened);
    saver.edit({ ...opened.doc, title: 'On its way' });
    void saver.flush();
    saver.edit({ ...opened.doc, title: 'The last key' });
    void saver.flush();
    expect([...kept.values()]).toHaveLength(1);
    expect(await saveUnsaved(store, [...kept.values()][0] ?? '')).toBe(true);
    expect(await titleNow()).toBe('The last key');
  });

  it('is dropped once it is saved', async () => {
    const saver = createSaver(pageStore(false), opened);
    saver.edit({ ...opened.doc, title: 'Saved' });
    const flushed = saver.flush();
    expect(kept.size).toBe(1);
    await flushed;
    expect([kept.size, await titleNow()]).toEqual([0, 'Saved']);
    await saver.flush();
    expect(kept.size).toBe(0);
    await saver.close();
  });

  it('is not written again if its write did finish', async () => {
    const text = edit('Done');
    expect(await saveUnsaved(store, text)).toBe(true);
    const { rev } = await store.get('resume', opened.doc.id);
    expect(await saveUnsaved(store, text)).toBe(true);
    expect((await store.get('resume', opened.doc.id)).rev).toBe(rev);
  });

  it('is merged with what others have written since', async () => {
    await store.save(opened, { ...opened.doc, locale: 'fr' });
    expect(await saveUnsaved(store, edit('Mine'))).toBe(true);
    expect((await store.get('resume', opened.doc.id)).doc).toMatchObject({
      title: 'Mine',
      locale: 'fr',
      conflicts: [],
    });
  });

  it('does not restore a document that was permanently deleted', async () => {
    await store.purge(opened.doc.id);
    expect(await saveUnsaved(store, edit('Gone'))).toBe(true);
    expect(await store.list()).toEqual([]);
  });

  it('is kept while the store fails, and until a newer program can read it', async () => {
    const full = { ...store, save: () => Promise.reject(new StoreError('quota')) };
    expect(await saveUnsaved(full, edit('Later'))).toBe(false);
    expect(await saveUnsaved(store, edit('Later').replaceAll('"schemaVersion":1', '"schemaVersion":99'))).toBe(false);
  });

  it.each(['', '{', '{}', '[1]', '{"base":{"rev":1,"doc":{}},"doc":{}}'])(
    'is discarded if it cannot be read: %j',
    async (text) => {
      expect(await saveUnsaved(store, text)).toBe(true);
      expect(await titleNow()).toBe('Before');
    },
  );
});
