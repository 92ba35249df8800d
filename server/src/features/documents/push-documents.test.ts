import { randomUUID } from 'node:crypto';
import { createResume, newId, type Resume } from '@vitae/domain';
import { afterEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { emptyFreePlan } from '../../testing/shop.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('many documents sent with one call', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  const start = async (environment: Record<string, string> = {}) => {
    server = await startTestServer(await newPlace(), { environment });
    mine = await join('ada@example.com');
    await server.services.db.updateTable('account').set({ document_limit: null }).execute();
  };
  afterEach(() => server.stop());

  const join = async (email: string) => (await signUp(server, email)).headers;
  const resume = (title = 'Engineer') => createResume({ title }, '2026-01-01T00:00:00.000Z');
  const push = (doc: Resume, baseRev = 0, pushId: string = randomUUID()) => ({
    id: doc.id,
    baseRev,
    pushId,
    schemaVersion: doc.schemaVersion,
    doc,
  });
  const send = (pushes: unknown[], more: object = {}, headers = mine) =>
    server.call('POST', '/sync/push', { deviceId: newId(), pushes, ...more }, headers);
  const changes = async () => (await server.call('GET', '/sync?since=0', undefined, mine)).body['changes'];
  const taken = ({ id }: Resume, rev = 1) => ({ id, is: 'taken', rev });
  const refused = ({ id }: Resume, code: string) => ({ id, is: 'refused', code });

  it('are each accepted or refused as if sent alone (S1, S2)', async () => {
    await start();
    const [old, stale, gone, wrong, newer, other] = ['Old', 'Stale', 'Gone', 'Wrong', 'Newer', 'Other'].map(resume);
    if (!old || !stale || !gone || !wrong || !newer || !other) throw new Error('There are six.');
    expect((await send([push(old), push(stale), push(gone)])).body['answers']).toEqual([
      taken(old),
      taken(stale),
      taken(gone),
    ]);
    await server.call('DELETE', `/documents/${gone.id}`, { baseRev: 1 }, mine);
    await server.call('POST', `/documents/${gone.id}/purge`, undefined, mine);
    const { body } = await send([
      push({ ...old, title: 'Edited' }, 1),
      push({ ...stale, title: 'Lost' }, 7),
      push(gone, 1),
      push({ ...wrong, country: 'Atlantis' }),
      { ...push(newer), schemaVersion: 99, doc: { ...newer, schemaVersion: 99 } },
      { ...push(other), id: newId() },
      push({ ...other, summary: 'x'.repeat(600_000) }),
    ]);
    expect(body['answers']).toMatchObject([
      taken(old, 2),
      { id: stale.id, is: 'conflict', head: { rev: 1, doc: { title: 'Stale' } } },
      refused(gone, 'not-found'),
      refused(wrong, 'invalid'),
      refused(newer, 'newer-version'),
      { is: 'refused', code: 'invalid' },
      refused(other, 'too-large'),
    ]);
    expect(await changes()).toMatchObject([
      { id: stale.id, rev: 1 },
      { id: gone.id, isPurged: true },
      { id: old.id, rev: 2 },
    ]);
  });

  it('are each applied once, however often they are sent (E3)', async () => {
    await start();
    const pushes = Array.from({ length: 30 }, (_, index) => push(resume(`Resume ${index}`)));
    const [first, ...rest] = pushes;
    if (!first) throw new Error('There are thirty.');
    const answers = pushes.map(({ doc }) => taken(doc));
    expect((await Promise.all([send(pushes), send(pushes)])).map(({ body }) => body['answers'])).toEqual([
      answers,
      answers,
    ]);
    await send([push({ ...first.doc, title: 'Later' }, 1)]);
    expect((await send(pushes)).body['answers']).toMatchObject([
      { is: 'conflict', acceptedRev: 1, head: { rev: 2 } },
      ...rest.map(({ doc }) => taken(doc)),
    ]);
    const { db } = server.services;
    expect(await db.selectFrom('document_revision').select('rev').execute()).toHaveLength(31);
  });

  it('fill the plan and the account up to their limits', async () => {
    await start({ ACCOUNT_MEGABYTES: '1' });
    await emptyFreePlan(server.services.db);
    await server.services.db.updateTable('account').set({ document_limit: 2 }).execute();
    const [one, two, three] = [resume('One'), resume('Two'), resume('Three')] as const;
    expect((await send([push(one), push(two), push(three)])).body['answers']).toEqual([
      taken(one),
      taken(two),
      refused(three, 'limit-reached'),
    ]);
    const long = (doc: Resume) => push({ ...doc, summary: 'x'.repeat(300_000) }, 1);
    expect((await send([long(one), long(two)])).body['answers']).toEqual([taken(one, 2), refused(two, 'storage-full')]);
  });

  it('belong to the history that they were created in', async () => {
    await start();
    const doc = resume();
    expect((await send([push(doc)], { epoch: 'another' })).body).toMatchObject({ code: 'restored' });
    expect(await changes()).toEqual([]);
  });

  it('do not change another account, whose documents they cannot see', async () => {
    await start();
    const doc = resume('Hers');
    await send([push(doc)]);
    const other = await join('eve@example.com');
    expect((await send([push({ ...doc, title: 'Mine' }, 1)], {}, other)).body['answers']).toEqual([
      refused(doc, 'not-found'),
    ]);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).body).toMatchObject({
      rev: 1,
      doc: { title: 'Hers' },
    });
  });

  it('are a hundred at most, each once, and are answered with as many heads as fit', async () => {
    await start();
    const many = Array.from({ length: 101 }, () => push(resume()));
    const refusals = [[], many, [many[0], many[0]]].map(async (pushes) => (await send(pushes)).status);
    expect(await Promise.all(refusals)).toEqual([422, 422, 422]);
    expect(await changes()).toEqual([]);
    const large = Array.from({ length: 3 }, (_, index) => ({
      ...resume(`Large ${index}`),
      summary: 'x'.repeat(400_000),
    }));
    for (const doc of large) await send([push(doc)]);
    const { body } = await send(large.map((doc) => push({ ...doc, summary: '' }, 7)));
    expect((body['answers'] as { id: string }[]).map(({ id }) => id)).toEqual(large.slice(0, 2).map(({ id }) => id));
  });

  it('count as one write of the account, and reach its other devices', async () => {
    await start({ WRITES_A_MINUTE: '2' });
    const pushes = () => Array.from({ length: 20 }, () => push(resume()));
    expect((await send(pushes())).status).toBe(200);
    expect((await send(pushes())).status).toBe(200);
    expect((await send(pushes())).status).toBe(429);
    expect(await changes()).toHaveLength(40);
  });
});
