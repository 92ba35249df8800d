import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { newId } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { createDevice, resumesOf, type Device } from '@vitae/testkit/sync';
import { afterEach, expect, it } from 'vitest';
import { sqlitePlace, type TestPlace } from '../../testing/databases.ts';
import { clientOf, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const names = ['vitae.db', 'vitae.db-wal'];

let place: TestPlace | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  await place?.remove();
  server = undefined;
});

/** Replaces the content of a folder with these files. */
function putFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of [...names, 'vitae.db-shm']) rmSync(join(to, name), { force: true });
  for (const name of names) if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
}

async function edit(device: Device | undefined, id: string, word: string): Promise<void> {
  const base = await device?.store.get('resume', id);
  if (base) await device?.store.save(base, { ...base.doc, summary: `${base.doc.summary} ${word}`.trim() });
  await device?.pass(null);
}

/**
 * Two devices sync, and the server reverts to the files of an earlier moment, as after a power cut on a disk that had
 * not written what it reported as written. @returns the final state of the devices and the server
 */
async function liveThroughCut(boots: readonly [before: string, after: string]) {
  const at = await sqlitePlace();
  place = at;
  server = await startTestServer(at, { keepPlace: true, boot: boots[0] });
  const { accessToken } = await signUp(server);
  const client = clientOf(() => server?.origin ?? '', accessToken);
  const devices = [0, 1].map(() =>
    createDevice('ada', () => createSyncTransport(client, { deviceId: newId() }), newId, {}),
  );
  const doc = aResume({ title: 'Shared', summary: 'first' });
  await devices[0]?.store.create(doc);
  for (const device of devices) await device.pass(null);
  putFiles(at.dataFolder, join(at.dataFolder, 'earlier'));

  await edit(devices[0], doc.id, 'second');
  await edit(devices[1], doc.id, 'third');
  for (const device of devices) expect((await device.store.list()).map(({ sync }) => sync?.state)).toEqual(['synced']);

  await server.stop();
  putFiles(join(at.dataFolder, 'earlier'), at.dataFolder);
  server = await startTestServer(at, { keepPlace: true, boot: boots[1] });
  // The server reuses the same revision numbers for other texts.
  await edit(devices[1], doc.id, 'fourth');
  await edit(devices[0], doc.id, 'fifth');
  for (let round = 0; round < 4; round += 1) for (const device of devices) await device.pass(null);
  const heads: unknown[] = [];
  for (const { doc: found } of devices[0] ? await resumesOf(devices[0]) : [])
    heads.push((await client.documents.get({ id: found.id })).doc);
  const had = await Promise.all(devices.map(async (device) => (await resumesOf(device)).map(({ doc: own }) => own)));
  return { had, heads };
}

it('no text is lost and all devices agree after files of an earlier moment were restored', async () => {
  const { had, heads } = await liveThroughCut(['monday', 'tuesday']);
  for (const documents of had) expect(documents).toEqual(heads);
  const text = JSON.stringify(heads);
  for (const word of ['first', 'second', 'third', 'fourth', 'fifth']) expect(text).toContain(word);
});

it('depends on the new epoch: without it devices diverge', async () => {
  const { had, heads } = await liveThroughCut(['monday', 'monday']);
  const isWhole = ['second', 'third', 'fourth', 'fifth'].every((word) => JSON.stringify(heads).includes(word));
  expect(isWhole && had.every((documents) => JSON.stringify(documents) === JSON.stringify(heads))).toBe(false);
});

it('keeps its history through a clean shutdown, and if only the process died', async () => {
  const at = await sqlitePlace();
  place = at;
  const epochs: unknown[] = [];
  for (const boot of ['monday', 'monday', 'tuesday']) {
    server = await startTestServer(at, { keepPlace: true, boot });
    const { headers } = await signUp(server, `${newId()}@example.com`);
    epochs.push((await server.call('GET', '/sync?since=0', undefined, headers)).body['epoch']);
    await server.stop();
  }
  expect(new Set(epochs).size).toBe(1);
  server = undefined;
});

it('has every commit on the disk before it is acknowledged', async () => {
  const at = await sqlitePlace();
  place = at;
  server = await startTestServer(at, { keepPlace: true });
  const { rows } = await server.services.db.executeQuery<{ synchronous: number }>({
    ...server.services.db.selectFrom('setting').select('key').compile(),
    sql: 'pragma synchronous',
    parameters: [],
  });
  // 2 is FULL (https://www.sqlite.org/pragma.html#pragma_synchronous).
  expect(rows).toEqual([{ synchronous: 2 }]);
});
