import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createResume, newId } from '@vitae/domain';
import { startOpenIdProvider, testClient, type TestProvider } from '@vitae/testkit/openid-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adaSignUp as ada } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const publicUrl = 'http://localhost:4321';
const minute = 60_000;
const random = () => randomBytes(32).toString('base64url');

onBothDatabases('sign-in with Google', (newPlace) => {
  let provider: TestProvider;
  let server: TestServer;
  beforeEach(async () => {
    provider = await startOpenIdProvider(`${publicUrl}/login?provider=google`);
    server = await startTestServer(await newPlace(), {
      environment: { ...testClient, GOOGLE_ISSUER: provider.issuer, PUBLIC_URL: publicUrl },
    });
  });
  afterEach(async () => {
    await server.stop();
    await provider.stop();
  });

  const call: TestServer['call'] = (method, path, body, headers = {}) =>
    server.call(method, path, body, { origin: publicUrl, ...headers });
  const newSecrets = () => ({ state: random(), nonce: random(), codeVerifier: random() });
  type Secrets = ReturnType<typeof newSecrets>;
  const start = async ({ state, nonce, codeVerifier }: Secrets) => {
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { body } = await call('POST', '/auth/social/google/start', { state, nonce, codeChallenge });
    return String(body['url']);
  };
  /** To the provider and back, as a browser does. */
  const goThere = async (secrets = newSecrets()) => {
    const back = await provider.visit(await start(secrets));
    return { ...secrets, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
  };
  const finish = (answer: Secrets & { code: string }) => call('POST', '/auth/social/google', answer);
  const join = async () => {
    const { body } = await finish(await goThere());
    return call('POST', '/auth/social/join', { joinToken: body['joinToken'], name: 'Ada' });
  };

  /** A call that opens a share link of a new document; nothing is drawn for it, since it has a password. */
  const shareDocument = async (accessToken: unknown) => {
    const doc = createResume({ title: 'Left behind' });
    const { schemaVersion } = doc;
    const push = { baseRev: 0, pushId: randomUUID(), schemaVersion, deviceId: newId(), doc };
    await call('PUT', `/documents/${doc.id}`, push, bearer(accessToken));
    const link = { document: doc.id, password: ada.password };
    const { token } = (await call('POST', '/shares', link, bearer(accessToken))).body;
    return () => fetch(`${server.origin}/r/${String(token)}`);
  };

  it('redirects to Google with the scopes, state, nonce, PKCE, offline access and consent (behaviour SE-11)', async () => {
    const secrets = newSecrets();
    const url = new URL(await start(secrets));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'vitae',
      redirect_uri: `${publicUrl}/login?provider=google`,
      response_type: 'code',
      scope: 'openid profile email',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: createHash('sha256').update(secrets.codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('refuses any other provider than Google (behaviour SE-10)', async () => {
    for (const [path, body] of [
      ['/auth/social/facebook', { code: 'c', ...newSecrets() }],
      ['/auth/social/facebook/start', { state: random(), nonce: random(), codeChallenge: random() }],
    ] as const) {
      const { status, body: answer } = await call('POST', path, body);
      expect([status, answer['message']]).toEqual([400, 'Provider facebook is not supported']);
    }
  });

  it('registers someone new, and then signs them in', async () => {
    const first = await finish(await goThere());
    expect(first.body).toEqual({
      status: 'join',
      joinToken: expect.any(String) as string,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
    });
    expect(first.headers.getSetCookie()).toEqual([]);
    const joined = await call('POST', '/auth/social/join', {
      joinToken: first.body['joinToken'],
      name: 'Ada',
      country: 'DE',
    });
    expect(joined.body).toMatchObject({
      status: 'signed-in',
      user: { name: 'Ada', country: 'DE', emailVerified: true, hasPassword: false, hasGoogle: true },
    });
    expect((await finish(await goThere())).body).toMatchObject({
      status: 'signed-in',
      user: { email: 'ada@example.com' },
    });
  });

  it('registers within 30 minutes, once, and only with our own token', async () => {
    const { body } = await finish(await goThere());
    const token = String(body['joinToken']);
    const signature = token.lastIndexOf('.') + 1;
    const forged = token.slice(0, signature) + (token[signature] === 'A' ? 'B' : 'A') + token.slice(signature + 1);
    expect((await call('POST', '/auth/social/join', { joinToken: forged, name: 'Ada' })).body).toMatchObject({
      code: 'invalid-code',
    });
    expect((await call('POST', '/auth/social/join', { joinToken: token, name: 'Ada' })).status).toBe(200);
    expect((await call('POST', '/auth/social/join', { joinToken: token, name: 'Ada' })).body).toMatchObject({
      code: 'email-taken',
    });
    provider.person = { ...provider.person, sub: 'google-2', email: 'bob@example.com' };
    const late = await finish(await goThere());
    server.pass(31 * minute);
    expect(
      (await call('POST', '/auth/social/join', { joinToken: late.body['joinToken'], name: 'Bob' })).body,
    ).toMatchObject({ code: 'invalid-code', message: 'This sign-up has expired. Sign in with Google again.' });
  });

  it('does not accept an access token as a join token', async () => {
    const { accessToken } = (await call('POST', '/auth/sign-up', { ...ada, email: 'eve@example.com' })).body;
    expect((await call('POST', '/auth/social/join', { joinToken: accessToken, name: 'Eve' })).body).toMatchObject({
      code: 'invalid-code',
    });
  });

  it('does not accept a join token as an access token', async () => {
    const { body } = await finish(await goThere());
    expect((await call('GET', '/auth/session', undefined, bearer(body['joinToken']))).status).toBe(401);
  });

  describe('refuses', () => {
    const refused = {
      status: 401,
      body: { code: 'invalid-credentials', message: 'Google did not confirm this sign-in. Try again.' },
    };

    it('a user who does not consent: the redirect has no code', async () => {
      const secrets = newSecrets();
      const back = await provider.visit(await start(secrets), 'deny');
      expect([back.searchParams.get('error'), back.searchParams.get('code'), back.searchParams.get('state')]).toEqual([
        'access_denied',
        null,
        secrets.state,
      ]);
      expect(await finish({ ...secrets, code: '' })).toMatchObject({ status: 401 });
    });

    it('a nonce that differs from the one sent', async () => {
      const answer = await goThere();
      expect(await finish({ ...answer, nonce: random() })).toMatchObject(refused);
    });

    it('a wrong PKCE verifier', async () => {
      const answer = await goThere();
      expect(await finish({ ...answer, codeVerifier: random() })).toMatchObject(refused);
    });

    it('a code that was used before', async () => {
      const answer = await goThere();
      expect((await finish(answer)).status).toBe(200);
      expect(await finish(answer)).toMatchObject(refused);
    });

    it('a made-up code', async () => {
      expect(await finish({ ...newSecrets(), code: random() })).toMatchObject(refused);
    });

    it('an address that the provider has not verified: it may be anyone’s', async () => {
      await call('POST', '/auth/sign-up', ada);
      provider.person = { ...provider.person, email_verified: false };
      expect(await finish(await goThere())).toMatchObject(refused);
    });
  });

  it('links an account whose address was confirmed, password kept', async () => {
    const { verifyEmail, accessToken } = (await call('POST', '/auth/sign-up', ada)).body;
    const code = /is (\d{6})/.exec((await server.mails())[0] ?? '')?.[1];
    await call('POST', '/auth/otp/verify', { challengeId: verifyEmail, code }, bearer(accessToken));
    expect((await finish(await goThere())).body).toMatchObject({
      status: 'signed-in',
      user: { hasGoogle: true, hasPassword: true },
    });
    // Its owner is notified of the new sign-in method, whoever added it.
    expect((await server.mails()).at(-1)).toContain('A Google account was linked');
    expect((await call('POST', '/auth/sign-in', { email: ada.email, password: ada.password })).status).toBe(200);
  });

  it('takes an unconfirmed account away from whoever registered it', async () => {
    const theirs = (await call('POST', '/auth/sign-up', ada)).body;
    await call('POST', '/account/totp', { currentPassword: ada.password }, bearer(theirs['accessToken']));
    const shown = await shareDocument(theirs['accessToken']);
    expect((await shown()).status).toBe(200);
    const owner = await finish(await goThere());
    expect(owner.body).toMatchObject({
      status: 'signed-in',
      user: { emailVerified: true, hasPassword: false, hasTotp: false },
    });
    expect((await call('POST', '/auth/sign-in', { email: ada.email, password: ada.password })).status).toBe(401);
    expect((await call('GET', '/auth/session', undefined, bearer(theirs['accessToken']))).status).toBe(401);
    expect((await call('POST', '/auth/token/refresh', { refreshToken: theirs['refreshToken'] })).status).toBe(401);
    // It would go on showing the document, with what its new owner writes.
    expect((await shown()).status).toBe(404);
    const { verifyEmail } = theirs;
    const code = /is (\d{6})/.exec((await server.mails())[0] ?? '')?.[1];
    expect((await call('POST', '/auth/otp/verify', { challengeId: verifyEmail, code })).status).toBe(401);
  });

  it('asks for the second factor of an account that has one', async () => {
    await join();
    await server.services.db
      .updateTable('account')
      .set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_confirmed_at: new Date().toISOString() })
      .execute();
    expect((await finish(await goThere())).body).toMatchObject({ status: 'challenge', kind: 'totp' });
  });

  it('is refused to a suspended account', async () => {
    await join();
    await server.services.db.updateTable('account').set({ status: 'suspended' }).execute();
    expect(await finish(await goThere())).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is linked in the settings, reported by mail, and unlinked if a password remains', async () => {
    const { accessToken } = (await call('POST', '/auth/sign-up', { ...ada, email: 'other@example.com' })).body;
    const mine = bearer(accessToken);
    const notFresh = { status: 401, body: { code: 'invalid-credentials' } };
    // Someone who finds a device signed in cannot add their own sign-in method to the account.
    server.pass(11 * 60_000);
    expect(await call('POST', '/account/google', await goThere(), mine)).toMatchObject(notFresh);
    expect(await call('POST', '/account/confirm', { currentPassword: 'wrong password' }, mine)).toMatchObject(notFresh);
    expect(await call('POST', '/account/google', await goThere(), mine)).toMatchObject(notFresh);
    expect((await call('POST', '/account/confirm', { currentPassword: ada.password }, mine)).status).toBe(200);
    expect((await call('POST', '/account/google', await goThere(), mine)).body).toMatchObject({
      email: 'other@example.com',
      hasGoogle: true,
    });
    expect((await server.mails()).at(-1)).toContain('A Google account was linked');
    expect((await finish(await goThere())).body).toMatchObject({
      status: 'signed-in',
      user: { email: 'other@example.com' },
    });
    const { email, password } = { ...ada, email: 'other@example.com' };
    const later = bearer((await call('POST', '/auth/sign-in', { email, password })).body['accessToken']);
    server.pass(11 * 60_000);
    expect(await call('DELETE', '/account/google', undefined, later)).toMatchObject(notFresh);
    expect((await finish(await goThere())).body).toMatchObject({ status: 'signed-in' });
    expect((await call('POST', '/account/confirm', { currentPassword: password }, later)).status).toBe(200);
    expect((await call('DELETE', '/account/google', undefined, later)).body).toMatchObject({ hasGoogle: false });
    expect((await finish(await goThere())).body).toMatchObject({ status: 'join' });
  });

  it.each([
    ['sets a first password', '/account/password', { password: 'engine number two' }],
    ['changes the address', '/account/email', { email: 'next@example.com' }],
    ['begins two-factor sign-in', '/account/totp', {}],
    ['deletes the account', '/account/delete', {}],
    ['adds a passkey', '/account/passkeys/start', {}],
    ['confirms for something else', '/account/confirm', {}],
  ])('alone, without a password, %s only after a fresh sign-in', async (_what, path, body) => {
    const mine = bearer((await join()).body['accessToken']);
    server.pass(11 * 60_000);
    expect(await call('POST', path, body, mine)).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } });
    const again = bearer((await finish(await goThere())).body['accessToken']);
    expect((await call('POST', path, body, again)).status).toBe(200);
  });

  it('belongs to one account: another cannot link it, and it cannot be unlinked if it is the only sign-in method', async () => {
    const joined = (await join()).body;
    const { accessToken } = (await call('POST', '/auth/sign-up', { ...ada, email: 'other@example.com' })).body;
    expect((await call('POST', '/account/google', await goThere(), bearer(accessToken))).body).toMatchObject({
      code: 'conflict',
      message: 'This Google account is linked to another account.',
    });
    expect((await call('DELETE', '/account/google', undefined, bearer(joined['accessToken']))).body).toMatchObject({
      code: 'conflict',
      message: 'Set a password first: this is the only way to sign in.',
    });
  });
});

onBothDatabases('a server without Google', (newPlace) => {
  it('says so', async () => {
    const server = await startTestServer(await newPlace());
    const { status, body } = await server.call('POST', '/auth/social/google/start', {
      state: random(),
      nonce: random(),
      codeChallenge: random(),
    });
    expect([status, body['message']]).toEqual([503, 'Sign-in with Google is not set up on this server.']);
    await server.stop();
  });
});
