import { randomUUID } from 'node:crypto';
import { coverLetterKind, createResume, newId, type Resume } from '@vitae/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('documents', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  const time: unknown = expect.any(String);

  const join = async (email: string) => (await signUp(server, email)).headers;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    mine = await join('ada@example.com');
  });
  afterEach(() => server.stop());

  const resume = (title = 'Engineer') => createResume({ title }, '2026-01-01T00:00:00.000Z');
  const push = (doc: Resume, baseRev: number, pushId: string = randomUUID(), headers = mine, deviceId = newId()) =>
    server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev, pushId, schemaVersion: doc.schemaVersion, deviceId, doc },
      headers,
    );
  const changes = async (since: number, headers = mine) =>
    (await server.call('GET', `/sync?since=${since}`, undefined, headers)).body;

  it('increments revisions by one, and only from the revision they are based on (S1)', async () => {
    const doc = resume();
    expect((await push(doc, 0)).body).toEqual({ rev: 1 });
    expect((await push({ ...doc, title: 'Senior engineer' }, 1)).body).toEqual({ rev: 2 });
    const late = await push({ ...doc, title: 'Other' }, 1);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'conflict',
      data: { head: { rev: 2, doc: { title: 'Senior engineer' } } },
    });
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).body).toEqual({
      rev: 2,
      device: 'Unknown browser',
      doc: { ...doc, title: 'Senior engineer' },
    });
  });

  it('accepts one of two simultaneous writes', async () => {
    const doc = resume();
    await push(doc, 0);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => push({ ...doc, title: `Title ${n}` }, 1)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });

  it('answers a repeated push as it did the first time', async () => {
    const doc = resume();
    const pushId = randomUUID();
    expect((await push(doc, 0, pushId)).body).toEqual({ rev: 1 });
    expect((await push(doc, 0, pushId)).body).toEqual({ rev: 1 });
    await push({ ...doc, title: 'Later' }, 1);
    const again = await push(doc, 0, pushId);
    expect([again.status, again.body['data']]).toMatchObject([409, { acceptedRev: 1, head: { rev: 2 } }]);
    const onTop = await push({ ...doc, title: 'On top' }, 2, pushId);
    expect([onTop.status, onTop.body['data']]).toMatchObject([409, { acceptedRev: 1, head: { rev: 2 } }]);
  });

  it('stores only valid documents (S2)', async () => {
    const doc = resume();
    const wrong = await push({ ...doc, country: 'Atlantis' }, 0);
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { code: 'invalid', fields: { country: 'Use a two-letter country code such as US' } },
    ]);
    const newer = { ...doc, schemaVersion: 99 };
    const answer = await server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev: 0, pushId: randomUUID(), schemaVersion: 99, deviceId: newId(), doc: newer },
      mine,
    );
    expect(answer.status).toBe(426);
    const large = await push({ ...doc, summary: 'x'.repeat(600_000) }, 0);
    expect(large.status).toBe(413);
  });

  it('keeps the kind of a document', async () => {
    const doc = resume();
    await push(doc, 0);
    const letter = { ...coverLetterKind.create({ title: 'Engineer' }), id: doc.id };
    const answer = await server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev: 1, pushId: randomUUID(), schemaVersion: letter.schemaVersion, deviceId: newId(), doc: letter },
      mine,
    );
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'invalid', fields: { doc: 'The document does not match its address.' } },
    ]);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).body).toMatchObject({
      rev: 1,
      doc: { kind: 'resume' },
    });
  });

  it('returns what changed since a cursor', async () => {
    const [one, two] = [resume('One'), resume('Two')];
    await push(one, 0);
    await push(two, 0);
    const first = await changes(0);
    expect(first).toMatchObject({
      cursor: 2,
      more: false,
      changes: [
        { id: one.id, rev: 1 },
        { id: two.id, rev: 1 },
      ],
    });
    await push({ ...one, title: 'One again' }, 1);
    expect(await changes(2)).toMatchObject({
      cursor: 3,
      changes: [{ id: one.id, rev: 2, deletedAt: null, isPurged: false }],
    });
    expect(await changes(3)).toMatchObject({ cursor: 3, changes: [] });
  });

  it('keeps the trash, restores from it, and lets an edit win over a deletion', async () => {
    const doc = resume();
    await push(doc, 0);
    await push({ ...doc, title: 'Edited elsewhere' }, 1);
    expect((await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 1 }, mine)).status).toBe(409);
    expect((await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 2 }, mine)).status).toBe(200);
    expect(await changes(2)).toMatchObject({ changes: [{ id: doc.id, deletedAt: time }] });
    await server.call('POST', `/documents/${doc.id}/restore`, undefined, mine);
    expect(await changes(3)).toMatchObject({ changes: [{ deletedAt: null }] });
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 2 }, mine);
    expect((await push({ ...doc, title: 'Edited offline' }, 2)).body).toEqual({ rev: 3 });
    expect(await changes(5)).toMatchObject({ changes: [{ deletedAt: null, rev: 3 }] });
  });

  it('permanently deletes only from the trash, and notifies other devices', async () => {
    const doc = resume();
    await push(doc, 0);
    expect((await server.call('POST', `/documents/${doc.id}/purge`, undefined, mine)).status).toBe(404);
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 1 }, mine);
    expect((await server.call('POST', `/documents/${doc.id}/purge`, undefined, mine)).status).toBe(200);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, mine)).status).toBe(404);
    expect(await changes(0)).toMatchObject({ changes: [{ id: doc.id, isPurged: true }] });
  });

  it('returns many documents in one answer, as many as fit, and reports which are missing', async () => {
    const stranger = await join('eve@example.com');
    const [one, two, theirs] = [resume('One'), resume('Two'), resume('Theirs')];
    await push(one, 0);
    await push({ ...two, summary: 'x'.repeat(400_000) }, 0);
    await push(theirs, 0, randomUUID(), stranger);
    const gone = newId();
    const ask = async (ids: string[], more = {}) => server.call('POST', '/sync/heads', { ids, ...more }, mine);
    const { body } = await ask([one.id, two.id, theirs.id, gone]);
    expect(body).toMatchObject({ gone: [theirs.id, gone] });
    const titles = z.object({ heads: z.array(z.object({ rev: z.literal(1), doc: z.object({ title: z.string() }) })) });
    expect(
      titles
        .parse(body)
        .heads.map(({ doc }) => doc.title)
        .sort(),
    ).toEqual(['One', 'Two']);
    await server.services.db.updateTable('account').set({ document_limit: null }).execute();
    const large = [resume('A'), resume('B'), resume('C'), resume('D')];
    for (const doc of large) expect((await push({ ...doc, summary: 'x'.repeat(400_000) }, 0)).body).toEqual({ rev: 1 });
    const some = (await ask(large.map(({ id }) => id))).body;
    expect(some).toMatchObject({ gone: [] });
    expect(titles.parse(some).heads).toHaveLength(2);
    expect((await ask([one.id], { epoch: 'another' })).body).toMatchObject({ code: 'restored' });
    expect((await ask([])).status).toBe(422);
  });

  it('keeps the versions of every device', async () => {
    const doc = resume();
    const deviceId = newId();
    await push(doc, 0);
    await push({ ...doc, title: 'Second' }, 1, undefined, mine, deviceId);
    const { body } = await server.call('GET', `/documents/${doc.id}/revisions`, undefined, mine);
    expect(body).toMatchObject({ more: false, revisions: [{ rev: 2, deviceId, label: '' }, { rev: 1 }] });
    await server.call('PATCH', `/documents/${doc.id}/revisions/1`, { label: 'For the bank' }, mine);
    expect((await server.call('GET', `/documents/${doc.id}/revisions`, undefined, mine)).body).toMatchObject({
      revisions: [{}, { label: 'For the bank' }],
    });
    expect((await server.call('GET', `/documents/${doc.id}/revisions/1`, undefined, mine)).body).toEqual({
      rev: 1,
      device: 'Unknown browser',
      doc,
    });
  });

  it('names the device that a version came from, on every device', async () => {
    const doc = resume();
    const signedIn = async (agent: string) => {
      const { body } = await server.call(
        'POST',
        '/auth/sign-in',
        { email: 'ada@example.com', password: testPassword },
        { 'user-agent': agent },
      );
      return { authorization: `Bearer ${String(body['accessToken'])}` };
    };
    const [laptop, phone] = [await signedIn('Firefox/130.0 (Linux)'), await signedIn('Safari/605 (iPhone)')];
    await push(doc, 0, randomUUID(), laptop);
    await push({ ...doc, title: 'On the phone' }, 1, randomUUID(), phone);
    expect((await server.call('GET', `/documents/${doc.id}`, undefined, laptop)).body).toMatchObject({
      rev: 2,
      device: 'Safari on iOS',
    });
    expect((await push({ ...doc, title: 'Late' }, 1, randomUUID(), laptop)).body).toMatchObject({
      data: { head: { rev: 2, device: 'Safari on iOS' } },
    });
    const { revisions } = (await server.call('GET', `/documents/${doc.id}/revisions`, undefined, phone)).body;
    expect(revisions).toMatchObject([
      { rev: 2, device: 'Safari on iOS' },
      { rev: 1, device: 'Firefox on Linux' },
    ]);
    expect((await server.call('GET', `/documents/${doc.id}/revisions/1`, undefined, phone)).body).toMatchObject({
      device: 'Firefox on Linux',
    });
    await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 2 }, phone);
    await server.call('POST', `/documents/${doc.id}/purge`, undefined, phone);
    expect(await server.services.db.selectFrom('document').select(['doc', 'device']).execute()).toEqual([
      { doc: '{}', device: '' },
    ]);
  });

  it('holds as many as the plan allows; the next one is refused', async () => {
    for (let count = 0; count < 3; count += 1) expect((await push(resume(), 0)).status).toBe(200);
    expect((await push(resume(), 0)).body).toMatchObject({ code: 'limit-reached' });
  });

  it('belongs to one account: others cannot see it', async () => {
    const doc = resume();
    await push(doc, 0);
    const other = await join('bob@example.com');
    const answers = await Promise.all([
      server.call('GET', `/documents/${doc.id}`, undefined, other),
      push(doc, 1, randomUUID(), other),
      server.call('DELETE', `/documents/${doc.id}`, { baseRev: 1 }, other),
      server.call('GET', `/documents/${doc.id}/revisions`, undefined, other),
      server.call('GET', `/documents/${doc.id}/revisions/1`, undefined, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await changes(0, other)).toMatchObject({ changes: [] });
  });

  it('notifies other devices through the stream', async () => {
    const ending = new AbortController();
    const stream = await fetch(`${server.origin}/api/events`, { headers: mine, signal: ending.signal });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await push(resume(), 0);
    let heard = '';
    while (!heard.includes('"cursor":1')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toContain('"type":"changed"');
    ending.abort();
  });
});
