import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import { createResume, newId } from '@vitae/domain';
import { syncedDocuments } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { createSyncEngine, runSync, type SyncTransport } from '@vitae/sync';
import { createModelServer } from '@vitae/testkit/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../testing/databases.ts';
import { emptyFreePlan } from '../../testing/shop.ts';
import { signUp, type Person } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const accounts = 12;

/** One call of a device; numbers choose among a few documents, revisions and pushes, so that calls collide. */
const small = fc.nat({ max: 2 });
const isKnown = fc.nat({ max: 9 }).map((number) => number > 0);
const push = {
  document: small,
  baseRev: small,
  push: fc.nat({ max: 9 }),
  content: fc.constantFrom('sound' as const, 'sound', 'sound', 'wrong', 'newer'),
};
const calls = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ call: fc.constant('put' as const), isKnown, ...push }) },
    {
      weight: 3,
      arbitrary: fc.record({
        call: fc.constant('putAll' as const),
        isKnown,
        pushes: fc.uniqueArray(fc.record(push), { minLength: 1, selector: ({ document }) => document }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        call: fc.constantFrom('trash' as const, 'purge' as const),
        document: small,
        baseRev: fc.integer({ min: 1, max: 3 }),
        isKnown,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ call: fc.constantFrom('get' as const, 'restore' as const), document: small, isKnown }),
    },
    { weight: 2, arbitrary: fc.constant({ call: 'changes' as const }) },
    fc.record({ call: fc.constant('limit' as const), limit: fc.constantFrom(null, 1, 2) }),
  ),
  { minLength: 30, maxLength: 40, size: 'max' },
);
type Call = (typeof calls extends fc.Arbitrary<infer List> ? List : never) extends readonly (infer One)[] ? One : never;

interface Push {
  document: number;
  baseRev: number;
  push: number;
  content: keyof typeof contents;
}

const doc = createResume({ title: 'Engineer' }, '2026-01-01T00:00:00.000Z');
const contents = { sound: {}, wrong: { country: 'Atlantis' }, newer: { schemaVersion: 99 } };
const checked = z.object({ country: z.string(), schemaVersion: z.number() });

function pushOf({ document, baseRev, push: number, content }: Push, names: { ids: string[]; pushes: string[] }) {
  const id = names.ids[document] ?? '';
  const text = { ...doc, ...contents[content], id, title: `Push ${number}` };
  return { id, baseRev, pushId: names.pushes[number] ?? '', doc: text };
}

/** Makes the calls and returns the answers without parts that vary: times and the numbers of cursors. */
async function answersTo(
  script: readonly Call[],
  names: { ids: string[]; pushes: string[] },
  transport: SyncTransport,
  setLimit: (limit: number | null) => Promise<void> | void,
): Promise<unknown[]> {
  const { epoch } = await transport.changes(0);
  let cursor = 0;
  const answers: unknown[] = [];
  for (const call of script) {
    if (call.call === 'limit') {
      await setLimit(call.limit);
      continue;
    }
    if (call.call === 'changes') {
      const page = await transport.changes(cursor);
      cursor = page.cursor;
      answers.push(
        page.changes.map(({ id, rev, deletedAt, isPurged }) => [id, rev, deletedAt !== null, isPurged]),
        page.epoch === epoch,
        page.more,
      );
      continue;
    }
    const called = call.isKnown ? epoch : 'another';
    if (call.call === 'put') {
      answers.push(await transport.put({ ...pushOf(call, names), epoch: called }));
      continue;
    }
    if (call.call === 'putAll') {
      const pushes = call.pushes.map((each) => pushOf(each, names));
      answers.push([...(await transport.putAll({ pushes, epoch: called }))]);
      continue;
    }
    const target = { id: names.ids[call.document] ?? '', epoch: called };
    if ('baseRev' in call) answers.push(await transport[call.call]({ ...target, baseRev: call.baseRev }));
    else answers.push(await (call.call === 'get' ? transport.get(target) : transport.restore(target.id)));
  }
  return answers;
}

onBothDatabases('the server as seen by sync', (newPlace) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
  });
  afterAll(() => server.stop());

  /** Someone with a new account, and what a device of theirs syncs with. */
  async function join(name: string): Promise<Person & { transport: SyncTransport }> {
    const person = await signUp(server, `${name}@example.com`, { headers: { 'user-agent': 'Firefox/130.0 (Linux)' } });
    const own = server.services.db.updateTable('account').where('id', '=', person.accountId);
    await own.set({ document_limit: 3 }).execute();
    return { ...person, transport: createSyncTransport(person.client, { deviceId: newId() }) };
  }

  it('answers like the model that device histories are tested on', async () => {
    await emptyFreePlan(server.services.db);
    const scripts = fc.sample(calls, { numRuns: accounts, seed: 20_260_301 });
    for (const [index, script] of scripts.entries()) {
      const names = { ids: [newId(), newId(), newId()], pushes: Array.from({ length: 10 }, () => newId()) };
      const model = createModelServer((stored) => {
        const { country, schemaVersion } = checked.parse(stored);
        return schemaVersion > 1 ? 'newer' : country === 'Atlantis' ? 'invalid' : null;
      });
      model.setLimit('ada', 3);
      const { accountId, client, transport } = await join(`script-${index}`);
      const setLimit = async (document_limit: number | null) => {
        await server.services.db.updateTable('account').set({ document_limit }).where('id', '=', accountId).execute();
      };
      const expected = await answersTo(script, names, model.connect('ada', 'Firefox on Linux'), (limit) =>
        model.setLimit('ada', limit),
      );
      // The model keeps every version: here every push comes from a different device.
      const fresh = () => createSyncTransport(client, { deviceId: newId() });
      const keeping: SyncTransport = {
        ...transport,
        put: (push) => fresh().put(push),
        putAll: (target) => fresh().putAll(target),
      };
      expect(await answersTo(script, names, keeping, setLimit), `script ${index}`).toEqual(expected);
    }
  });

  it('makes other devices pull within two seconds', async () => {
    const { accountId: account, client, transport } = await join('events');
    const devices = [0, 1].map(() => {
      const store = createMemoryStore();
      const engine = createSyncEngine({ ...syncedDocuments, account, storage: store.sync, transport });
      const watch = (changed: (id: string) => void) =>
        store.subscribe(({ id, what }) => what !== 'synced' && changed(id));
      const sync = runSync({ engine, watch, listen: listenForChanges(client, () => undefined) });
      return { store, sync };
    });
    const [one, two] = devices;
    await vi.waitUntil(() => devices.every(({ sync }) => sync.link.is === 'resting'), 5_000);
    // The streams are open once both have pulled for the second time; an edit before that would come with it.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const created = await one?.store.create({ ...doc, id: newId() });
    await vi.waitUntil(async () => (await two?.store.list())?.length === 1, 2_000);
    if (created) await one?.store.save(created, { ...created.doc, title: 'Edited' });
    await vi.waitUntil(async () => (await two?.store.list())?.[0]?.title === 'Edited', 2_000);
    await Promise.all(devices.map(({ sync }) => sync.stop()));
  });

  it('keeps pictures', async () => {
    const { transport } = await join('pictures');
    const bytes = new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
        'base64',
      ),
    );
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect(await transport.getAsset(sha256)).toBeNull();
    await transport.putAsset(sha256, { bytes, type: 'image/png' });
    expect(await transport.getAsset(sha256)).toEqual({ bytes, type: 'image/png' });
    // A picture that the server refuses must not block the rest.
    await transport.putAsset('0'.repeat(64), { bytes, type: 'image/png' });
    await transport.putAsset(sha256, { bytes: new Uint8Array(5), type: 'image/svg+xml' });
  });
});
