import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adaSignUp as ada } from '@vitae/testkit/people';
import { quotas } from '../../limits.ts';
import { newAuthenticator, type Authenticator } from '../../testing/authenticator.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('passkeys', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  let key: Authenticator;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    mine = await join(ada.email);
    key = newAuthenticator(server);
  });
  afterEach(() => server.stop());

  const join = async (email: string) => (await signUp(server, email)).headers;
  const list = async (headers = mine) =>
    (await server.call('GET', '/account/passkeys', undefined, headers)).body['passkeys'];
  const ceremonies = () => server.services.db.selectFrom('passkey_ceremony').selectAll().execute();
  const refused = { status: 401, body: { code: 'invalid-credentials' } };
  /** What lets a device forget a passkey, and so is never said of one that an account has. */
  const unknown = { status: 401, body: { code: 'passkey-unknown' } };

  it('are added with the password, named, used to sign in, and removed with the password', async () => {
    expect(await key.start(mine)).toMatchObject(refused);
    expect(await key.start(mine, 'wrong password')).toMatchObject(refused);
    const id = await key.add(mine, ada.password);
    expect(await list()).toMatchObject([{ id, name: 'Unknown browser', lastUsedAt: null }]);
    await server.call('PATCH', `/account/passkeys/${id}`, { name: 'My laptop' }, mine);
    expect((await key.signIn()).body).toMatchObject({ status: 'signed-in', user: { email: ada.email } });
    expect(await list()).toMatchObject([{ name: 'My laptop', lastUsedAt: expect.any(String) as string }]);

    const remove = (body: object) => server.call('POST', `/account/passkeys/${id}/remove`, body, mine);
    expect(await remove({})).toMatchObject(refused);
    expect(await list()).toHaveLength(1);
    expect((await remove({ currentPassword: ada.password })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await key.signIn()).toMatchObject(unknown);
    const said = (await server.mails()).join('\n');
    expect(said).toContain('new passkey');
    expect(said).toContain('no longer signs you in');
  });

  it('count as both factors: no code is required where an authenticator app is set up', async () => {
    const { secret } = (await server.call('POST', '/account/totp', { currentPassword: ada.password }, mine)).body;
    const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
      timestamp: server.services.now().getTime(),
    });
    await server.call('POST', '/account/totp/confirm', { code }, mine);
    await key.add(mine, ada.password);
    const { body } = await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password });
    expect(body).toMatchObject({ status: 'challenge', kind: 'totp' });
    expect((await key.signIn()).body).toMatchObject({ status: 'signed-in' });
  });

  it('sign in only for their own site, page and challenge, and only with user verification', async () => {
    await key.add(mine, ada.password);
    for (const odd of [
      { origin: 'https://vitae.example' },
      { rpId: 'vitae.example' },
      { isUnverified: true },
      { challenge: 'YW5vdGhlciBxdWVzdGlvbg' },
      { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    ])
      expect(await key.signIn(odd), JSON.stringify(odd)).toMatchObject(refused);
    expect(await newAuthenticator(server).signIn()).toMatchObject(unknown);
    expect((await key.signIn()).status).toBe(200);
  });

  it('answer a challenge once, within five minutes, and every answer uses it up', async () => {
    await key.add(mine, ada.password);
    const ask = () => server.call('POST', '/auth/passkey/start');
    const signIn = (body: object) => server.call('POST', '/auth/passkey', body);
    const once = key.answer(await ask());
    const [first, second] = await Promise.all([signIn(once), signIn(once)]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 401]));

    const asked = await ask();
    expect(await signIn(key.answer(asked, { isUnverified: true }))).toMatchObject(refused);
    expect(await signIn(key.answer(asked))).toMatchObject(refused);

    const late = await ask();
    server.pass(5 * 60_000 + 1);
    expect(await signIn(key.answer(late))).toMatchObject(refused);
    await ask();
    expect(await ceremonies()).toHaveLength(1);
  });

  it('that were copied are detected if the device counts signatures', async () => {
    await key.add(mine, ada.password);
    expect((await key.signIn({ counter: 7 })).status).toBe(200);
    expect(await key.signIn({ counter: 7 })).toMatchObject(refused);
    expect((await key.signIn({ counter: 8 })).status).toBe(200);
  });

  it('are added only in the session that started it, once, and with user verification', async () => {
    const other = bearer(
      (await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password })).body['accessToken'],
    );
    const notMine = await join('other@example.com');
    for (const headers of [other, notMine])
      expect(await key.finish(await key.start(mine, ada.password), headers)).toMatchObject({
        status: 401,
        body: { code: 'invalid-code' },
      });
    for (const odd of [{ isUnverified: true }, { origin: 'https://vitae.example' }, { rpId: 'vitae.example' }])
      expect((await key.finish(await key.start(mine, ada.password), mine, odd)).body).toMatchObject({
        code: 'invalid-code',
      });
    const started = await key.start(mine, ada.password);
    expect((await key.finish(started, mine)).status).toBe(200);
    expect((await key.finish(started, mine)).body).toMatchObject({ code: 'invalid-code' });
    // The same device for another user: it still belongs to its owner.
    expect((await key.finish(await key.start(notMine, ada.password), notMine)).body).toMatchObject({
      code: 'conflict',
    });
    expect(await list(notMine)).toEqual([]);
  });

  it('are refused when the session ends while they are being made', async () => {
    const started = await key.start(mine, ada.password);
    await server.call('POST', '/auth/sign-out-everywhere', undefined, mine);
    expect((await key.finish(started, mine)).status).toBe(401);
    const again = bearer(
      (await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password })).body['accessToken'],
    );
    expect((await key.finish(started, again)).body).toMatchObject({ code: 'invalid-code' });
  });

  it('are limited in number', async () => {
    const { db } = server.services;
    const id = await key.add(mine, ada.password);
    const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: quotas.passkeys - 1 }, (_, at) => ({
      ...row,
      id: `${id}-${at}`,
      credential_id: `copy-${at}`,
    }));
    const started = await newAuthenticator(server).start(mine, ada.password);
    await db.insertInto('passkey').values(copies).execute();
    expect(await newAuthenticator(server).start(mine, ada.password)).toMatchObject({
      status: 409,
      body: { code: 'limit-reached' },
    });
    expect((await newAuthenticator(server).finish(started, mine)).body).toMatchObject({ code: 'limit-reached' });
    expect(await db.selectFrom('passkey').select('id').execute()).toHaveLength(quotas.passkeys);
  });

  it('require a fresh sign-in if there is no password', async () => {
    await server.services.db.updateTable('account').set({ password_hash: null }).execute();
    const id = await key.add(mine);
    server.pass(9 * 60_000);
    expect((await newAuthenticator(server).start(mine)).status).toBe(200);
    server.pass(60_000);
    expect(await newAuthenticator(server).start(mine)).toMatchObject(refused);
    expect(await server.call('POST', `/account/passkeys/${id}/remove`, {}, mine)).toMatchObject(refused);
    const now = bearer((await key.signIn()).body['accessToken']);
    expect((await server.call('POST', `/account/passkeys/${id}/remove`, {}, now)).status).toBe(200);
  });

  it('of a suspended account do not sign in, and are deleted with the account', async () => {
    const { db } = server.services;
    await key.add(mine, ada.password);
    await db.updateTable('account').set({ status: 'suspended' }).execute();
    expect(await key.signIn()).toMatchObject({ status: 403 });
    await db.deleteFrom('account').execute();
    expect(await db.selectFrom('passkey').selectAll().execute()).toEqual([]);
  });

  it('of someone who registered another person’s address are removed when its owner confirms it', async () => {
    await key.add(mine, ada.password);
    const { challengeId } = (await server.call('POST', '/auth/password/forgot', { email: ada.email })).body;
    const code = /password is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1];
    const reset = { challengeId, code, password: 'engine number two' };
    expect((await server.call('POST', '/auth/password/reset', reset)).status).toBe(200);
    expect(await key.signIn()).toMatchObject(unknown);
  });

  it('are included in the download of the account', async () => {
    await key.add(mine, ada.password);
    const answer = await fetch(`${server.origin}/api/account/export`, {
      method: 'POST',
      headers: { ...mine, origin: server.origin },
    });
    expect(Buffer.from(await answer.arrayBuffer()).includes('passkeys.json')).toBe(true);
  });

  it('are rate-limited when challenges are requested', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) statuses.add((await server.call('POST', '/auth/passkey/start')).status);
    expect([...statuses]).toEqual([200, 429]);
    expect((await ceremonies()).length).toBeLessThanOrEqual(60);
  });
});
