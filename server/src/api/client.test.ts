import { randomUUID } from 'node:crypto';
import { createResume, newId } from '@vitae/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../testing/databases.ts';
import { clientOf } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

onBothDatabases('the typed client', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
  });
  afterEach(() => server.stop());

  const connect = (accessToken?: string) => clientOf(() => server.origin, accessToken);

  it('calls the server at its address, and reports errors by code, field and data', async () => {
    const anyone = connect();
    await expect(anyone.auth.signIn({ email: 'ada@example.com', password: 'x' })).rejects.toMatchObject({
      name: 'ApiFailure',
      status: 401,
      code: 'invalid-credentials',
    });
    await expect(anyone.auth.signUp({ name: '', email: 'ada', password: 'short' })).rejects.toMatchObject({
      status: 422,
      fields: { name: 'Enter your name.', password: 'Use at least 10 characters.' },
    });
    const made = await anyone.auth.signUp({ name: 'Ada', email: 'ada@example.com', password: testPassword });
    const ada = connect(made.status === 'signed-in' ? made.accessToken : '');
    expect(await ada.auth.session()).toMatchObject({ name: 'Ada' });

    const doc = createResume({ title: 'Engineer' });
    const push = { id: doc.id, pushId: randomUUID(), schemaVersion: 1, deviceId: newId(), doc };
    expect(await ada.documents.put({ ...push, baseRev: 0 })).toEqual({ rev: 1 });
    await expect(ada.documents.put({ ...push, pushId: randomUUID(), baseRev: 7 })).rejects.toMatchObject({
      code: 'conflict',
      data: { head: { rev: 1, doc } },
    });
    expect(await ada.documents.get({ id: doc.id })).toEqual({ rev: 1, device: 'Unknown browser', doc });
    expect(await ada.sync.changes({ since: 0 })).toMatchObject({ cursor: 1, more: false });
  });

  it('sends and fetches pictures', async () => {
    const made = await connect().auth.signUp({ name: 'Ada', email: 'ada@example.com', password: testPassword });
    const ada = connect(made.status === 'signed-in' ? made.accessToken : '');
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    );
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', pixel)).toString('hex');
    await ada.assets.put({ params: { sha256 }, body: new File([pixel], sha256, { type: 'image/png' }) });
    const back = await ada.assets.get({ sha256 });
    expect(Buffer.from(await back.arrayBuffer())).toEqual(pixel);
    expect(back.type).toBe('image/png');
    await expect(
      ada.assets.put({ params: { sha256: '0'.repeat(64) }, body: new File([pixel], 'x', { type: 'image/png' }) }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      ada.assets.put({ params: { sha256 }, body: new File(['<svg/>'], 'x', { type: 'image/svg+xml' }) }),
    ).rejects.toMatchObject({ code: 'wrong-type' });
  });

  it('receives changes', async () => {
    const made = await connect().auth.signUp({ name: 'Ada', email: 'ada@example.com', password: testPassword });
    const ada = connect(made.status === 'signed-in' ? made.accessToken : '');
    const ending = new AbortController();
    const events = await ada.events.stream(undefined, { signal: ending.signal });
    expect((await events.next()).value).toEqual({ type: 'changed', cursor: 0 });
    const doc = createResume({ title: 'Engineer' });
    await ada.documents.put({ id: doc.id, pushId: randomUUID(), schemaVersion: 1, deviceId: newId(), doc, baseRev: 0 });
    expect((await events.next()).value).toEqual({ type: 'changed', cursor: 1 });
    ending.abort();
  });
});
