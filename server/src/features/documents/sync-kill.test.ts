import { setTimeout as delay } from 'node:timers/promises';
import { ApiFailure, type ApiClient } from '@vitae/api/client';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { newId, readResume, type Resume } from '@vitae/domain';
import type { SyncTransport } from '@vitae/sync';
import { aResume, applyEdits, edits } from '@vitae/testkit';
import { triesAll } from '@vitae/testkit/sample';
import { createDevice, resumesOf, Trouble, type Device } from '@vitae/testkit/sync';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { openDatabase } from '../../db/open-database.ts';
import { onBothDatabases, sqlitePlace } from '../../testing/databases.ts';
import { programOn } from '../../testing/server-program.ts';
import { clientOf, personOf } from '../../testing/signed-up.ts';

/** `npm run fuzz -- kills` makes more. */
const kills = triesAll ? 40 : 2;
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/** Every push comes from a different device, so that no version is thinned out: the test counts them. */
const keepingVersions = (client: ApiClient): SyncTransport => ({
  ...createSyncTransport(client, { deviceId: newId() }),
  put: (push) => createSyncTransport(client, { deviceId: newId() }).put(push),
  putAll: (target) => createSyncTransport(client, { deviceId: newId() }).putAll(target),
});

/** Makes calls that a dead server does not answer look like any lost call. */
function troubled(transport: SyncTransport): SyncTransport {
  const fail = (error: unknown): never => {
    if (error instanceof ApiFailure && (error.status === 0 || error.status >= 500)) throw new Trouble();
    throw error;
  };
  return {
    changes: (since) => transport.changes(since).catch(fail),
    get: (target) => transport.get(target).catch(fail),
    heads: (target) => transport.heads(target).catch(fail),
    put: (push) => transport.put(push).catch(fail),
    putAll: (target) => transport.putAll(target).catch(fail),
    trash: (target) => transport.trash(target).catch(fail),
    restore: (id) => transport.restore(id).catch(fail),
    purge: (target) => transport.purge(target).catch(fail),
    putAsset: (sha256, asset) => transport.putAsset(sha256, asset).catch(fail),
    getAsset: (sha256) => transport.getAsset(sha256).catch(fail),
  };
}

/** Reads again, once: a connection that was kept open may be closed by the server just as it is used. */
const steadily = <Value>(read: () => Promise<Value>): Promise<Value> => read().catch(read);

const account = { name: 'Ada', email: 'ada@example.com', password: testPassword };

/** A client of a newly registered account. */
const signedUp = async (origin: () => string): Promise<ApiClient> =>
  personOf({ origin: origin() }, await clientOf(origin).auth.signUp(account)).client;

/** Signed in to the same account again: on a busy computer many kills take longer than a token lives. */
const signedInAgain = async (origin: () => string): Promise<ApiClient> =>
  personOf({ origin: origin() }, await clientOf(origin).auth.signIn(account)).client;

onBothDatabases('a server that is killed', (newPlace) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  it(
    `loses nothing: SIGKILL ${kills} times while three devices edit (S1, S3, S5; SEED=${seed})`,
    { timeout: Math.max(300_000, kills * 30_000) },
    async () => {
      const place = await newPlace();
      const program = programOn(place);
      ends.push(program.kill, place.remove);
      await program.start();
      let client = await signedUp(program.origin);
      let signedInAt = performance.now();
      const devices = [0, 1, 2].map(() => createDevice('ada', () => troubled(keepingVersions(client)), newId, {}));
      const doc = aResume({ title: 'Shared' });
      await devices[0]?.store.create(doc);
      for (const device of devices) await device.pass(null);

      const written = new Set<string>();
      const removed = new Set<string>();
      const tokensIn = (value: unknown): Set<string> => new Set(JSON.stringify(value).match(/w\d+~\d+~/g));
      /**
       * The texts in a document or in its conflicts; a value that a conflict names as kept may be overwritten
       * knowingly.
       */
      const offered = (found: Resume) => ({
        ...found,
        conflicts: found.conflicts.map(({ other, earlier }) => [other, earlier]),
      });
      const someEdits = fc.sample(edits, { numRuns: 4_000, seed }).map((list) => list.slice(0, 2));
      let author = 0;
      /** Edits and syncs repeatedly, as fast as possible. */
      async function work(device: Device, isOver: () => boolean): Promise<void> {
        while (!isOver()) {
          const base = await device.store.get('resume', doc.id);
          const edited = applyEdits(base.doc, someEdits[author % someEdits.length] ?? [], `w${(author += 1)}`);
          const [before, after] = [tokensIn(offered(base.doc)), tokensIn(offered(edited.doc))];
          for (const token of before) if (!after.has(token)) removed.add(token);
          for (const token of after) written.add(token);
          await device.store.save(base, edited.doc);
          await device.pass(null);
          await delay(5);
        }
      }

      for (const wait of fc.sample(fc.integer({ min: 20, max: 300 }), { numRuns: kills, seed })) {
        let isOver = false;
        const working = Promise.all(devices.map((device) => work(device, () => isOver)));
        await delay(wait);
        await program.kill();
        await delay(20);
        isOver = true;
        await working;
        await program.start();
        if (performance.now() - signedInAt < 300_000) continue;
        client = await signedInAgain(program.origin);
        signedInAt = performance.now();
      }
      for (let round = 0; round < 3; round += 1) for (const device of devices) await device.pass(null);

      const { rev, doc: stored } = await steadily(() => client.documents.get({ id: doc.id }));
      const head = readResume(stored);
      for (const device of devices) expect(await resumesOf(device)).toMatchObject([{ doc: head }]);
      const kept = tokensIn(head);
      const missing = [...written].filter((token) => !removed.has(token) && !kept.has(token));
      // No conflict is resolved here: if one is full, its oldest values are dropped, and are among the versions (M5).
      const isFull = head.conflicts.some(({ earlier = [] }) => earlier.length === 19);
      const inVersions = new Set<string>();
      const revs = isFull && missing.length > 0 ? Array.from({ length: rev }, (_, index) => index + 1) : [];
      for (const at of revs)
        for (const token of tokensIn(await steadily(() => client.documents.revisions.get({ id: doc.id, rev: at }))))
          inVersions.add(token);
      expect(missing.filter((token) => !inVersions.has(token))).toEqual([]);
      const { revisions } = await steadily(() => client.documents.revisions.list({ id: doc.id }));
      expect(revisions.map((revision) => revision.rev)).toEqual(revisions.map((_, index) => rev - index));
      expect(written.size).toBeGreaterThan(kills);
    },
  );

  it.runIf(triesAll || newPlace === sqlitePlace)(
    `accepts every document of a first upload once: SIGKILL twice during it (S1, E3; SEED=${seed})`,
    { timeout: 180_000 },
    async () => {
      const place = await newPlace();
      const program = programOn(place);
      ends.push(program.kill, place.remove);
      await program.start();
      const client = await signedUp(program.origin);
      const db = openDatabase(place);
      await db.updateTable('account').set({ document_limit: null }).execute();
      await db.destroy();
      let calls = 0;
      const counted = (): SyncTransport => {
        const transport = troubled(createSyncTransport(client, { deviceId: newId() }));
        return { ...transport, putAll: (target) => ((calls += 1), transport.putAll(target)) };
      };
      const [here, elsewhere] = [createDevice('ada', counted, newId, {}), createDevice('ada', counted, newId, {})];
      for (let made = 0; made < 400; made += 1) await here.store.create(aResume({ title: `Resume ${made}` }));
      const count = async () => (await here.store.list()).filter(({ sync }) => sync?.state === 'synced').length;
      let cut = 0;
      for (const wait of fc.sample(fc.integer({ min: 5, max: 120 }), { numRuns: 2, seed })) {
        const passing = here.pass(null);
        await delay(wait);
        await program.kill();
        await passing;
        if ((await count()) < 400) cut += 1;
        await program.start();
      }
      for (let round = 0; round < 2; round += 1) for (const device of [here, elsewhere]) await device.pass(null);
      expect(cut).toBeGreaterThan(0);
      const there = await resumesOf(elsewhere);
      expect(there.map(({ doc }) => doc)).toEqual((await resumesOf(here)).map(({ doc }) => doc));
      expect(there).toHaveLength(400);
      const { changes } = await steadily(() => client.sync.changes({ since: 0 }));
      expect(new Set(changes.map(({ rev }) => rev))).toEqual(new Set([1]));
      expect(calls).toBeLessThan(20);
    },
  );
});
