import { patient } from '@vitae/testkit/patient';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResume, type Resume } from '@vitae/domain';
import { createSaver, StoreError, type DocumentChange, type DocumentStore } from '@vitae/store';
import { openSqliteStore } from '@vitae/store/sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import { createCaller } from '../renderer/caller.ts';
import { createDocuments } from '../renderer/documents.ts';
import { guardLastKeystrokes } from '../renderer/last-keystrokes.ts';
import { served } from '../testing/electron.ts';
import { handlers } from './handlers/index.ts';
import { serveCalls } from './ipc.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

let folder: string;
let store: DocumentStore;
const listeners = new Set<(event: string, payload: unknown) => void>();
const flushed = vi.fn<() => void>();

/** The window's side: data is cloned, as between processes, and answers arrive when they may. */
const openWindow = (mayArrive: () => Promise<void> = () => Promise.resolve()) => {
  const event = { sender: {}, senderFrame: { url: 'app://vitae/', parent: null } };
  const bridge = {
    system: 'test',
    call: async (method: string, args: unknown) => {
      const answer = await served.listener(event, method, structuredClone(args));
      await mayArrive();
      return structuredClone(answer);
    },
    on: (name: string, listener: (payload: never) => void) => {
      const hear = (event: string, payload: unknown) => event === name && listener(structuredClone(payload) as never);
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  } as unknown as DesktopBridge;
  const call = createCaller(bridge);
  return guardLastKeystrokes(createDocuments(call, bridge), call, bridge);
};

const aResume = (title: string) => createResume({ title }, '2026-01-01T00:00:00.000Z');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitae-ipc-'));
  ({ store } = await openSqliteStore({ folder }));
  store.subscribe((change) => listeners.forEach((hear) => hear('documentChanged', change)));
  const windows = { startListening: () => undefined, markFlushed: flushed };
  serveCalls({
    handlers,
    contextOf: (sender) => ({ store, sync: { settled: () => Promise.resolve() }, windows, window: sender }) as never,
    log: () => undefined,
  });
});

afterEach(async () => {
  listeners.clear();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('documents of a window', () => {
  it('are those of the store, and an edit returns the very same object', async () => {
    const window = openWindow();
    const doc = aResume('Ana');
    const created = await window.create(doc);
    expect(created.doc).toBe(doc);
    const edit = { ...doc, title: 'Ana Maria' };
    const saved = await window.save(created, edit);
    expect(saved.rev).toBe(2);
    expect(saved.doc).toBe(edit);
    expect(await store.get('resume', doc.id)).toEqual({ rev: 2, doc: edit });
    expect(await window.getBySlug('resume', doc.slug)).toEqual({ rev: 2, doc: edit });
    expect((await window.list()).map(({ title }) => title)).toEqual(['Ana Maria']);
  });

  it('are shared by several windows: edits of both are merged, and each is notified of the other', async () => {
    const [one, other] = [openWindow(), openWindow()];
    const heard: DocumentChange[] = [];
    const base = await one.create(aResume('Both'));
    other.subscribe((change) => heard.push(change));
    const mine = await one.save(base, { ...base.doc, basics: { ...base.doc.basics, fullName: 'Ana' } });
    const theirs = await other.save(base, { ...base.doc, basics: { ...base.doc.basics, phone: '1' } });
    expect(theirs.doc.basics).toMatchObject({ fullName: 'Ana', phone: '1' });
    expect(theirs.rev).toBe(mine.rev + 1);
    expect(heard.map(({ what, rev }) => [what, rev])).toEqual([
      ['saved', 2],
      ['saved', 3],
    ]);
  });

  it('fail as the store does, with its code', async () => {
    const window = openWindow();
    const doc = aResume('Once');
    await window.create(doc);
    await expect(window.create(doc)).rejects.toMatchObject({ name: 'StoreError', code: 'exists' });
    await expect(window.get('resume', 'gone')).rejects.toMatchObject({ name: 'StoreError', code: 'not-found' });
    await expect(window.get('coverletter', doc.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(window.save({ rev: 1, doc }, { ...doc, locale: 7 as never })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(window.putAsset({ bytes: new Uint8Array(300 * 1024 + 1), type: 'image/png' })).rejects.toMatchObject({
      code: 'asset-too-large',
    });
    await expect(window.getAsset('0'.repeat(64))).rejects.toMatchObject({ code: 'asset-missing' });
  });

  it('carry pictures, values and the trash', async () => {
    const window = openWindow();
    const { doc } = await window.create(aResume('Kept'));
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await window.getAsset(await window.putAsset({ bytes, type: 'image/png' }))).toEqual({
      bytes,
      type: 'image/png',
    });
    await window.setMeta('view', { width: 3 });
    expect([await window.getMeta('view'), await window.getMeta('none')]).toEqual([{ width: 3 }, undefined]);
    await window.trash(doc.id);
    expect((await window.list())[0]?.trashedAt).not.toBeNull();
    await window.restore(doc.id);
    await window.tidy();
    expect(await window.exportRaw()).toMatchObject([{ id: doc.id, raw: { title: 'Kept' } }]);
    await window.purge(doc.id);
    expect([await window.list(), await window.damaged()]).toEqual([[], []]);
  });

  it('are saved before a closing window reports that it is done', async () => {
    const window = openWindow();
    const base = await window.create(aResume('Typed'));
    flushed.mockClear();
    const order: string[] = [];
    // The saver writes in a separate task after a key.
    setTimeout(() => void window.save(base, { ...base.doc, title: 'Typed last' }).then(() => order.push('durable')), 0);
    flushed.mockImplementation(() => void order.push('done'));
    for (const hear of listeners) hear('closing', null);
    await vi.waitFor(() => expect(flushed).toHaveBeenCalledOnce(), patient);
    expect(order).toEqual(['durable', 'done']);
    expect((await store.get('resume', base.doc.id)).doc.title).toBe('Typed last');
  });
});

describe('an edit of a window', () => {
  /** Answers wait until they are let through. */
  const slowAnswers = () => {
    const open = Promise.withResolvers<void>();
    return { mayArrive: () => open.promise, letThrough: () => open.resolve() };
  };
  const stored = async ({ id }: { id: string }) => (await store.get('resume', id)).doc;
  const storedTitle = (doc: Resume, title: string) =>
    expect.poll(async () => (await stored(doc)).title, patient).toBe(title);

  it('is on the disk without waiting for the answer to the one before', async () => {
    const { mayArrive, letThrough } = slowAnswers();
    const opened = await store.create(aResume(''));
    const saver = createSaver(openWindow(mayArrive), opened);
    for (const title of ['A', 'An', 'Ana']) {
      saver.edit({ ...saver.current, title });
      await storedTitle(opened.doc, title);
    }
    expect(saver.state.status).toBe('saving');
    letThrough();
    await saver.flush();
    await expect.poll(() => saver.state.status, patient).toBe('saved');
    expect(await stored(opened.doc)).toEqual(saver.current);
    await saver.close();
  });

  it('is merged as usual if another window has written between two of them', async () => {
    const { mayArrive, letThrough } = slowAnswers();
    const opened = await store.create(aResume(''));
    const saver = createSaver(openWindow(mayArrive), opened);
    saver.edit({ ...saver.current, title: 'An' });
    await storedTitle(opened.doc, 'An');
    await store.save(opened, { ...opened.doc, summary: 'From the other window' });
    saver.edit({ ...saver.current, title: 'Ana' });
    await storedTitle(opened.doc, 'Ana');
    letThrough();
    await saver.close();
    expect(await stored(opened.doc)).toMatchObject({ title: 'Ana', summary: 'From the other window', conflicts: [] });
    expect(saver.current).toEqual(await stored(opened.doc));
  });

  it('is written with the next attempt if the one before was not', async () => {
    const { mayArrive, letThrough } = slowAnswers();
    const opened = await store.create(aResume(''));
    const save = vi.spyOn(store, 'save').mockRejectedValueOnce(new StoreError('quota'));
    const saver = createSaver(openWindow(mayArrive), opened, { retryAfter: 5 });
    saver.edit({ ...saver.current, title: 'An' });
    await expect.poll(() => save.mock.calls.length, patient).toBe(1);
    saver.edit({ ...saver.current, summary: 'Precious' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await stored(opened.doc)).toEqual(opened.doc);
    letThrough();
    await expect.poll(() => saver.state.status, patient).toBe('saved');
    expect(await stored(opened.doc)).toMatchObject({ title: 'An', summary: 'Precious', conflicts: [] });
    await saver.close();
  });
});
