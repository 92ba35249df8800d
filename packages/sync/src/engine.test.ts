import type { Resume } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { createDevice, createModelServer, resumesOf, type Device } from '@vitae/testkit/sync';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SyncTransport } from './ports.ts';

let server: ReturnType<typeof createModelServer>;
let wrong: (doc: unknown) => 'newer' | 'invalid' | null;
let ids = 0;

beforeEach(() => {
  wrong = () => null;
  server = createModelServer((doc) => wrong(doc));
});

const device = (
  account = 'ada',
  change: (transport: SyncTransport) => SyncTransport = (transport) => transport,
  name = '',
): Device =>
  createDevice(
    account,
    () => change(server.connect(account, name)),
    () => `00000000-0000-7000-8000-${(ids += 1).toString(16).padStart(12, '0')}`,
    {},
  );

async function edit({ store }: Device, id: string, parts: Partial<Resume>): Promise<void> {
  const base = await store.get('resume', id);
  await store.save(base, { ...base.doc, ...parts });
}

/** Two devices that have the same document. */
async function twoDevices(): Promise<{ one: Device; two: Device; doc: Resume; settle: () => Promise<void> }> {
  const [one, two] = [device('ada', undefined, 'Laptop'), device('ada', undefined, 'Phone')];
  const doc = aResume({ title: 'Engineer' });
  await one.store.create(doc);
  const settle = async () => {
    for (const each of [one, two, one, two]) await each.pass(null);
  };
  await settle();
  return { one, two, doc, settle };
}

const shown = async (from: Device) =>
  (await resumesOf(from)).map(({ doc, isTrashed }) => ({ title: doc.title, summary: doc.summary, isTrashed }));
const states = async ({ store }: Device) =>
  (await store.list()).map(({ sync }) => sync?.state ?? '').sort((one, other) => one.localeCompare(other));

describe('an account', () => {
  it('adopts the documents that are on the device at sign-in (E1)', async () => {
    const mine = device();
    await mine.store.create(aResume({ title: 'Before the account' }));
    const thrown = await mine.store.create(aResume({ title: 'Thrown away before' }));
    await mine.store.trash(thrown.doc.id);
    await mine.pass(null);
    const other = device();
    await other.pass(null);
    expect(await shown(other)).toEqual([{ title: 'Before the account', summary: '', isTrashed: false }]);
  });

  it('never touches the documents of another one (E1)', async () => {
    const { one, doc } = await twoDevices();
    const before = await one.store.sync.update(doc.id, (record) => record);
    const bob = device('bob');
    await bob.store.create(doc);
    await bob.store.sync.update(doc.id, ({ document }) => ({ document, replica: before?.replica ?? null }));
    await edit(bob, doc.id, { title: 'Edited while Bob is signed in' });
    await bob.pass(null);
    expect(server.document(doc.id)).toMatchObject({ rev: 1, doc: { title: 'Engineer' } });
    expect((await bob.store.sync.update(doc.id, (record) => record))?.replica).toEqual(before?.replica);
  });

  it('that is full leaves a document on its device, and accepts it once there is room (E8)', async () => {
    server.setLimit('ada', 1);
    const { one, two, doc, settle } = await twoDevices();
    await one.store.create(aResume({ title: 'One too many' }));
    await settle();
    expect(await states(one)).toEqual(['limit', 'synced']);
    await two.store.trash(doc.id);
    await settle();
    expect(await shown(two)).toContainEqual({ title: 'One too many', summary: '', isTrashed: false });
    expect(await states(one)).toEqual(['synced', 'synced']);
  });
});

it('many documents are fetched with few calls, and those that did not fit one by one', async () => {
  const one = device();
  const titles = Array.from({ length: 120 }, (_, index) => `Resume ${String(index).padStart(3, '0')}`);
  for (const title of titles) await one.store.create(aResume({ title }));
  await one.pass(null);
  const calls: string[] = [];
  const counted = (transport: SyncTransport): SyncTransport => ({
    ...transport,
    changes: (since) => (calls.push('changes'), transport.changes(since)),
    get: (target) => (calls.push('get'), transport.get(target)),
    heads: async (target) => {
      calls.push('heads');
      const answers = [...(await transport.heads(target))];
      return new Map(answers.slice(0, -1));
    },
  });
  const two = device('ada', counted);
  await two.pass(null);
  expect((await shown(two)).map(({ title }) => title).sort()).toEqual(titles);
  const count = (name: string) => calls.filter((call) => call === name).length;
  expect(count('heads')).toBe(2);
  expect(count('get')).toBe(2);
  calls.length = 0;
  // What a device has written itself is not fetched again.
  for (const title of ['Own', 'Another']) await two.store.create(aResume({ title }));
  await two.pass(null);
  await two.pass(null);
  expect(count('heads') + count('get')).toBe(0);
});

describe('many documents that were made here', () => {
  /** A device with so many documents, and the calls it makes. */
  const uploading = async (
    count: number,
    change: (transport: SyncTransport) => Partial<SyncTransport> = () => ({}),
  ) => {
    const calls: string[] = [];
    const here = device('ada', (transport) => {
      const changed = { ...transport, ...change(transport) };
      return {
        ...changed,
        put: (push) => (calls.push('put'), changed.put(push)),
        putAll: (target) => (calls.push(`putAll ${target.pushes.length}`), changed.putAll(target)),
        putAsset: (sha256, asset) => (calls.push('putAsset'), changed.putAsset(sha256, asset)),
      };
    });
    const docs = Array.from({ length: count }, (_, index) => aResume({ title: `Resume ${index}` }));
    for (const doc of docs) await here.store.create(doc);
    return { here, docs, calls };
  };
  const revisions = () => server.ids().map((id) => server.document(id)?.rev);

  it('are sent with few calls, and those that did not fit one by one (B1)', async () => {
    const { here, calls } = await uploading(120, ({ putAll }) => ({
      putAll: async ({ pushes, epoch }) => putAll({ pushes: pushes.slice(1), epoch }),
    }));
    await here.pass(null);
    expect(calls).toEqual(['putAll 100', 'put', 'putAll 20', 'put']);
    expect(revisions()).toEqual(Array.from({ length: 120 }, () => 1));
    expect(new Set(await states(here))).toEqual(new Set(['synced']));
  });

  it('are each applied once, whatever happens to the call (E3)', async () => {
    for (const what of ['lost-request', 'lost-answer', 'crash-before', 'crash-after'] as const)
      for (const at of [1, 2, 3, 4]) {
        server = createModelServer((doc) => wrong(doc));
        const { here } = await uploading(3);
        await here.pass({ what, at });
        await here.pass(null);
        expect(revisions(), `${what} ${at}`).toEqual([1, 1, 1]);
        expect(await states(here)).toEqual(['synced', 'synced', 'synced']);
      }
  });

  it('are refused individually (E7, E8)', async () => {
    wrong = (doc) => (JSON.stringify(doc).includes('Resume 1') ? 'invalid' : null);
    server.setLimit('ada', 2);
    const { here, calls } = await uploading(4);
    await here.pass(null);
    expect(await states(here)).toEqual(['invalid', 'limit', 'synced', 'synced']);
    expect(calls).toEqual(['putAll 4']);
    calls.length = 0;
    await here.pass(null);
    expect(calls).toEqual([]);
  });

  it('use room that another one frees in the same pass (E8)', async () => {
    const { here, docs } = await uploading(2);
    await here.pass(null);
    server.setLimit('ada', 2);
    await here.store.create(aResume({ title: 'In place of the first' }));
    await edit(here, docs[1]?.id ?? '', { title: 'Edited' });
    await here.store.trash(docs[0]?.id ?? '');
    await here.pass(null);
    expect(await states(here)).toEqual(['synced', 'synced', 'synced']);
  });

  it('show their picture, which is sent once', async () => {
    const { here, docs, calls } = await uploading(3);
    const asset = await here.store.putAsset({ bytes: new Uint8Array([1, 2, 3]), type: 'image/png' });
    for (const { id, basics } of docs) await edit(here, id, { basics: { ...basics, photo: { asset, alt: '' } } });
    await here.pass(null);
    expect(calls).toEqual(['putAsset', 'putAll 3']);
  });
});

it('after a document was moved to the trash, the next pass visits it and those that wait for room (E8)', async () => {
  const { one, two, doc, settle } = await twoDevices();
  for (const title of ['Second', 'Third', 'Fourth']) await one.store.create(aResume({ title }));
  await settle();
  server.setLimit('ada', 4);
  const waiting = aResume({ title: 'One too many' });
  await one.store.create(waiting);
  await settle();
  await two.store.trash(doc.id);
  await two.pass(null);
  const looked = vi.spyOn(one.store.sync, 'update');
  await one.pass(null);
  expect(new Set(looked.mock.calls.map(([id]) => id))).toEqual(new Set([doc.id, waiting.id]));
  expect(server.document(waiting.id)).not.toBeNull();
  looked.mockClear();
  await one.store.trash(waiting.id);
  await one.pass(null);
  expect(new Set(looked.mock.calls.map(([id]) => id))).toEqual(new Set([waiting.id]));
});

describe('a push', () => {
  it.each(['lost-answer', 'crash-before', 'crash-after'] as const)(
    'is applied once, whatever happens to it: %s (E3)',
    async (what) => {
      for (const at of [0, 1, 2, 3]) {
        const { one, two, doc, settle } = await twoDevices();
        await edit(one, doc.id, { title: `Senior engineer ${at}` });
        await one.pass({ what, at });
        await edit(one, doc.id, { summary: 'Typed after it' });
        await settle();
        expect(await shown(two)).toContainEqual({
          title: `Senior engineer ${at}`,
          summary: 'Typed after it',
          isTrashed: false,
        });
        expect(server.document(doc.id)?.rev).toBeLessThanOrEqual(3);
        expect(server.document(doc.id)?.doc).toMatchObject({ conflicts: [] });
      }
    },
  );

  it('that came too late is merged with the existing document, and sent again (E4)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    await edit(one, doc.id, { title: 'From one' });
    await edit(two, doc.id, { title: 'From two', summary: 'Also from two' });
    await settle();
    for (const each of [one, two])
      expect(await shown(each)).toEqual([{ title: 'From two', summary: 'Also from two', isTrashed: false }]);
    expect((await resumesOf(one))[0]?.doc.conflicts).toMatchObject([
      { path: 'title', kept: 'From two', other: 'From one', device: 'Laptop' },
    ]);
  });

  it('of a document that the server finds invalid waits for another edit, and editing continues (E7)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    wrong = (stored) => (JSON.stringify(stored).includes('odd') ? 'invalid' : null);
    await edit(one, doc.id, { title: 'odd' });
    await settle();
    expect(await states(one)).toEqual(['invalid']);
    await edit(two, doc.id, { summary: 'From two' });
    await settle();
    expect(await shown(one)).toEqual([{ title: 'odd', summary: 'From two', isTrashed: false }]);
    await edit(one, doc.id, { title: 'Even' });
    await settle();
    expect(await shown(two)).toEqual([{ title: 'Even', summary: 'From two', isTrashed: false }]);
    expect(await states(one)).toEqual(['synced']);
  });
});

it('a document of a newer program waits for an update of this one; edits are kept until then (E6)', async () => {
  const { one, two, doc, settle } = await twoDevices();
  two.version = 2;
  two.restart();
  await edit(two, doc.id, { title: 'By the newer program' });
  await settle();
  await edit(one, doc.id, { summary: 'By the older program' });
  await settle();
  expect(await states(one)).toEqual(['newer']);
  expect(await shown(one)).toEqual([{ title: 'Engineer', summary: 'By the older program', isTrashed: false }]);
  one.version = 2;
  one.restart();
  await settle();
  for (const each of [one, two])
    expect(await shown(each)).toEqual([
      { title: 'By the newer program', summary: 'By the older program', isTrashed: false },
    ]);
});

describe('the trash', () => {
  it('is synced, and so are restored documents (E9)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    await one.store.trash(doc.id);
    await settle();
    expect(await shown(two)).toMatchObject([{ isTrashed: true }]);
    await two.store.restore(doc.id);
    await settle();
    expect(await shown(one)).toMatchObject([{ isTrashed: false }]);
    expect(server.document(doc.id)).toMatchObject({ rev: 1, isTrashed: false });
  });

  it.each([
    ['one', 'two'],
    ['two', 'one'],
  ] as const)('gives back a document that %s throws away and %s edits (E9)', async (throwing, editing) => {
    const { settle, doc, ...devices } = await twoDevices();
    await devices[throwing].store.trash(doc.id);
    await edit(devices[editing], doc.id, { title: 'Edited' });
    await settle();
    for (const each of [devices.one, devices.two])
      expect(await shown(each)).toEqual([{ title: 'Edited', summary: '', isTrashed: false }]);
  });

  it('is emptied everywhere (E10)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    await one.store.purge(doc.id);
    await settle();
    expect([await shown(one), await shown(two), server.ids()]).toEqual([[], [], []]);
    expect([await one.store.sync.ids(), await two.store.sync.ids()]).toEqual([[], []]);
  });

  it('is not emptied over later edits (E10)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    await edit(two, doc.id, { title: 'Edited since' });
    await two.pass(null);
    await one.store.purge(doc.id);
    await settle();
    expect(await shown(one)).toEqual([{ title: 'Edited since', summary: '', isTrashed: false }]);
  });

  it('that was emptied elsewhere leaves edits in a separate document (E10)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    await one.store.purge(doc.id);
    await one.pass(null);
    await edit(two, doc.id, { title: 'Edited meanwhile' });
    await settle();
    for (const each of [one, two])
      expect(await shown(each)).toEqual([{ title: 'Edited meanwhile', summary: '', isTrashed: false }]);
    expect(server.ids()).not.toContain(doc.id);
  });
});

describe('without a common ancestor', () => {
  it('two documents with one id are merged, and differences become conflicts (E5)', async () => {
    const [one, two] = [device('ada', undefined, 'Laptop'), device()];
    const doc = aResume({ title: 'Opened from a file' });
    await one.store.create({ ...doc, summary: 'On one' });
    await two.store.create({ ...doc, summary: 'On two' });
    for (const each of [one, two, one]) await each.pass(null);
    for (const each of [one, two]) {
      expect(await shown(each)).toEqual([{ title: 'Opened from a file', summary: 'On two', isTrashed: false }]);
      expect((await resumesOf(each))[0]?.doc.conflicts).toMatchObject([
        { path: 'summary', kept: 'On two', other: 'On one', device: 'Laptop' },
      ]);
    }
  });

  it('a server restored from a backup gets everything back, and its own content stays as one copy (E11)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    const backup = server.backup();
    await edit(one, doc.id, { title: 'After the backup' });
    await one.store.create(aResume({ title: 'Made after the backup' }));
    await settle();
    server.restore(backup);
    await settle();
    const everywhere = ['After the backup', 'Engineer', 'Made after the backup'];
    for (const each of [one, two]) expect((await shown(each)).map(({ title }) => title).sort()).toEqual(everywhere);
    expect(server.ids()).toHaveLength(3);
  });

  it('a restore that lost nothing makes no copy (E11)', async () => {
    const { one, two, doc, settle } = await twoDevices();
    server.restore(server.backup());
    await edit(two, doc.id, { title: 'Edited' });
    await settle();
    for (const each of [one, two])
      expect(await shown(each)).toEqual([{ title: 'Edited', summary: '', isTrashed: false }]);
  });
});

it('pictures are sent and fetched before the document that refers to them (E12)', async () => {
  const calls: string[] = [];
  const noted = (transport: SyncTransport): SyncTransport => ({
    ...transport,
    put: (push) => (calls.push('put'), transport.put(push)),
    putAsset: (sha256, asset) => (calls.push('putAsset'), transport.putAsset(sha256, asset)),
  });
  const [one, two] = [device('ada', noted), device()];
  const asset = await one.store.putAsset({ bytes: new Uint8Array([1, 2, 3]), type: 'image/png' });
  const doc = aResume();
  const opened = await one.store.create({ ...doc, basics: { ...doc.basics, photo: { asset, alt: '' } } });
  await one.pass(null);
  await one.store.save(opened, { ...opened.doc, title: 'Edited' });
  await one.pass(null);
  expect(calls).toEqual(['putAsset', 'put', 'put']);
  // The document does not arrive before the picture.
  await two.pass({ what: 'lost-answer', at: 2 });
  expect(await shown(two)).toEqual([]);
  await two.pass(null);
  expect([...(await two.store.getAsset(asset)).bytes]).toEqual([1, 2, 3]);
});
