import { kindOf, newId } from '@vitae/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bob } from '@vitae/testkit/people';
import { sqlitePlace } from '../../../testing/databases.ts';
import { countFigures } from '../../figures/count-figures.ts';
import { readFigures } from '../../figures/read-figures.ts';
import { signUp } from '../../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { twoDevices } from '../../../testing/two-devices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await sqlitePlace());
});
afterAll(() => server.stop());

it('syncs a document of a newly added kind, its edits, and its move to and from the trash', async () => {
  const { one, two, client, sync } = await twoDevices(server);
  const note = kindOf('note');
  const created = await one.store.create(note.read({ ...note.create({ title: 'Errands' }), body: 'Buy paper' }));
  const { id } = created.doc;
  await sync();
  const there = await two.store.get(note.key, id);
  expect(there.doc).toEqual(created.doc);

  await one.store.save(created, note.read({ ...created.doc, body: 'Buy paper and ink' }));
  await two.store.save(there, { ...there.doc, title: 'Errands of today' });
  await sync();
  await sync();
  for (const { store } of [one, two])
    expect((await store.get(note.key, id)).doc).toMatchObject({ title: 'Errands of today', body: 'Buy paper and ink' });
  expect((await client.documents.revisions.list({ id })).revisions.length).toBeGreaterThan(1);

  await two.store.trash(id);
  await sync();
  expect((await one.store.list())[0]?.trashedAt).not.toBeNull();
  await one.store.restore(id);
  await sync();
  expect((await two.store.list())[0]).toMatchObject({ kind: 'note', trashedAt: null });
});

it('refuses a damaged document of that kind and one of an unknown kind, and counts those it took', async () => {
  const note = kindOf('note').create({ title: 'Errands' });
  const { headers } = await signUp(server, bob.email);
  const push = (doc: object) =>
    server.call(
      'PUT',
      `/documents/${note.id}`,
      { baseRev: 0, pushId: newId(), schemaVersion: 1, deviceId: newId(), doc },
      headers,
    );
  expect((await push({ ...note, body: 7 })).status).toBe(422);
  expect((await push({ ...note, kind: 'poem' })).status).toBe(422);
  expect((await push(note)).status).toBe(200);

  server.pass(60_000);
  await countFigures(server.services);
  const { series } = await readFigures(server.services, { unit: 'month', zone: 'UTC', periods: 1 });
  expect(series.find(({ name }) => name === note.kind)?.values).toEqual([2]);
});
