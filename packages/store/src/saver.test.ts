import { patient } from '@vitae/testkit/patient';
import type { AnyDocument } from '@vitae/domain';
import { newReplica } from '@vitae/sync';
import { aResume } from '@vitae/testkit';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from './memory/index.ts';
import type { DocumentStore } from './port.ts';
import { createSaver, type SaveState } from './saver.ts';
import { StoreError } from './store-error.ts';

/** A store whose writes wait for permission, or fail on demand. */
function slowStore() {
  const store = createMemoryStore();
  const waiting: (() => void)[] = [];
  const failures: StoreError[] = [];
  let writes = 0;
  const save: DocumentStore['save'] = async (base, doc) => {
    writes += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    const failure = failures.shift();
    if (failure) throw failure;
    return store.save(base, doc);
  };
  return {
    store: { ...store, save },
    /** The same documents, without the wait. */
    fast: store,
    failNext: (error: StoreError) => failures.push(error),
    async letThrough() {
      await vi.waitUntil(() => waiting.length > 0, patient);
      waiting.shift()?.();
    },
    writes: () => writes,
  };
}

describe('saver', () => {
  it('writes an edit automatically and reports when it is saved', async () => {
    const store = createMemoryStore();
    const states: SaveState['status'][] = [];
    const opened = await store.create(aResume());
    const saver = createSaver(store, opened, { onState: ({ status }) => states.push(status) });
    saver.edit({ ...opened.doc, title: 'Edited' });
    expect(saver.state.status).toBe('saving');
    await vi.waitUntil(() => saver.state.status === 'saved', patient);
    expect(states).toEqual(['saving', 'saved']);
    expect((await store.get('resume', opened.doc.id)).doc.title).toBe('Edited');
    await saver.close();
  });

  it('writes the first of many edits at once and the rest together, after it', async () => {
    const slow = slowStore();
    const opened = await slow.store.create(aResume());
    const saver = createSaver(slow.store, opened);
    saver.edit({ ...opened.doc, title: 'a' });
    await vi.waitUntil(() => slow.writes() === 1, patient);
    for (const title of ['ab', 'abc', 'abcd']) saver.edit({ ...opened.doc, title });
    const flushed = saver.flush();
    await slow.letThrough();
    await slow.letThrough();
    await flushed;
    expect(slow.writes()).toBe(2);
    expect((await slow.store.get('resume', opened.doc.id)).doc.title).toBe('abcd');
    await saver.close();
  });

  it('starts to write within the call of flush, as a closing page needs', async () => {
    const slow = slowStore();
    const opened = await slow.store.create(aResume());
    const saver = createSaver(slow.store, opened);
    saver.edit({ ...opened.doc, title: 'Last words' });
    const flushed = saver.flush();
    expect(slow.writes()).toBe(1);
    await slow.letThrough();
    await flushed;
    await saver.close();
  });

  it('keeps the text during a failure, reports the reason, and saves it once possible', async () => {
    const slow = slowStore();
    const opened = await slow.store.create(aResume());
    const saver = createSaver(slow.store, opened, { retryAfter: 5 });
    slow.failNext(new StoreError('quota'));
    saver.edit({ ...opened.doc, title: 'Precious' });
    const problem = saver.flush().catch((error: unknown) => error);
    await slow.letThrough();
    expect(await problem).toMatchObject({ code: 'quota' });
    expect(saver.state).toMatchObject({ status: 'failed', error: { code: 'quota' } });
    expect(saver.current.title).toBe('Precious');
    await slow.letThrough();
    await vi.waitUntil(() => saver.state.status === 'saved', patient);
    expect((await slow.store.get('resume', opened.doc.id)).doc.title).toBe('Precious');
    await saver.close();
  });

  it('passes edits of another window to an idle editor, with their paths', async () => {
    const store = createMemoryStore();
    const opened = await store.create(aResume());
    const merges: string[][] = [];
    const one = createSaver(store, opened, { onMerge: (_doc, paths) => merges.push(paths) });
    const two = createSaver(store, opened);
    two.edit({ ...opened.doc, summary: 'Written in the other window' });
    await vi.waitUntil(() => merges.length === 1, patient);
    expect(merges).toEqual([['summary']]);
    expect(one.current.summary).toBe('Written in the other window');
    expect(one.state.status).toBe('saved');
    await Promise.all([one.close(), two.close()]);
  });

  it('applies edits made during a write on top of what another window wrote', async () => {
    const slow = slowStore();
    const opened = await slow.store.create(aResume());
    const merges: string[][] = [];
    const saver = createSaver(slow.store, opened, { onMerge: (_doc, paths) => merges.push(paths) });
    saver.edit({ ...opened.doc, title: 'First' });
    await vi.waitUntil(() => slow.writes() === 1, patient);
    await slow.fast.save(opened, { ...opened.doc, summary: 'From the other window' });
    saver.edit({ ...saver.current, title: 'First and second' });
    await slow.letThrough();
    await slow.letThrough();
    await saver.flush();
    expect(merges).toEqual([['summary']]);
    const { doc } = await slow.store.get('resume', opened.doc.id);
    expect(doc).toMatchObject({ title: 'First and second', summary: 'From the other window', conflicts: [] });
    expect(saver.current).toEqual(doc);
    await saver.close();
  });

  it('is not notified of a purged document, and still saves an edit of it', async () => {
    const store = createMemoryStore();
    const opened = await store.create(aResume());
    const saver = createSaver(store, opened);
    await store.purge(opened.doc.id);
    await expect(saver.refresh()).rejects.toMatchObject({ code: 'not-found' });
    expect(saver.state.status).toBe('saved');
    saver.edit({ ...opened.doc, title: 'Still here' });
    await saver.close();
    expect((await store.list()).map(({ title }) => title)).toEqual(['Still here']);
  });

  it('finds changes without a message by refreshing', async () => {
    const store = createMemoryStore();
    const opened = await store.create(aResume());
    const deaf = createSaver({ ...store, subscribe: () => () => undefined }, opened);
    await store.save(opened, { ...opened.doc, title: 'Changed while it slept' });
    await deaf.refresh();
    expect(deaf.current.title).toBe('Changed while it slept');
    await deaf.close();
  });

  it('continues under the new id when sync moves the document', async () => {
    const store = createMemoryStore();
    const opened = await store.create(aResume({ title: 'Open' }));
    const merged = vi.fn<(doc: unknown, paths: string[]) => void>();
    const saver = createSaver(store, opened, { onMerge: merged });
    const id = '00000000-0000-7000-8000-00000000e15e';
    const replica = { ...newReplica<AnyDocument>('ada', 'e'), movedTo: id };
    await store.sync.update(opened.doc.id, () => ({
      document: null,
      replica,
      copy: { id, doc: { ...opened.doc, id }, trashedAt: null },
    }));
    await vi.waitUntil(() => saver.current.id === id, patient);
    expect(merged).toHaveBeenCalledWith({ ...opened.doc, id }, ['id']);
    saver.edit({ ...saver.current, title: 'Typed on' });
    await saver.close();
    expect((await store.list()).map(({ id, title }) => [id, title])).toEqual([[id, 'Typed on']]);
  });
});
