import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: testPassword };
const minute = 60_000;
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const newVerifier = () => randomBytes(32).toString('base64url');

onBothDatabases('an app that signs in through the browser', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  beforeEach(async () => {
    server = await startTestServer(await newPlace(), { environment: { PUBLIC_URL: 'https://vitae.example' } });
    const { body } = await call('/auth/sign-up', ada);
    mine = bearer(body['accessToken']);
  });
  afterEach(() => server.stop());

  /**
   * Calls as the app does: with the server's origin, without cookies, and without the headers a browser adds for its
   * pages.
   */
  const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', path, body, { origin: 'https://vitae.example', ...headers });
  const isSignedIn = async (token: unknown) =>
    (await server.call('GET', '/auth/session', undefined, bearer(token))).status === 200;
  const grant = async (codeVerifier: string) =>
    String((await call('/auth/native/grant', { codeChallenge: s256(codeVerifier) }, mine)).body['code']);
  const exchange = (code: string, codeVerifier: string, device?: string) =>
    call('/auth/native/exchange', { code, codeVerifier, ...(device === undefined ? {} : { device }) });
  const refused = async (answer: ReturnType<typeof exchange>) => {
    const { status, body, headers } = await answer;
    expect([status, body['code'], 'accessToken' in body, headers.getSetCookie()]).toEqual([
      401,
      'invalid-code',
      false,
      [],
    ]);
  };

  it('gets a session of its own for the code and its verifier, in the answer and not in cookies', async () => {
    const verifier = newVerifier();
    server.pass(1000);
    const { status, body, headers } = await exchange(await grant(verifier), verifier, 'Vitae on Linux');
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(body).toMatchObject({
      status: 'signed-in',
      refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { email: ada.email },
    });
    const { sessions } = (await server.call('GET', '/account/sessions', undefined, bearer(body['accessToken']))).body;
    expect(sessions).toMatchObject([{ device: 'Vitae on Linux', isCurrent: true }, { isCurrent: false }]);
    expect(await isSignedIn(mine['authorization']?.slice(7))).toBe(true);
  });

  it('refreshes with the token in the body, since it is not a browser', async () => {
    const verifier = newVerifier();
    const { refreshToken } = (await exchange(await grant(verifier), verifier)).body;
    const { status, body } = await call('/auth/token/refresh', { refreshToken });
    expect([status, await isSignedIn(body['access_token'])]).toEqual([200, true]);
    expect((await call('/auth/token/refresh', { refreshToken }, { origin: '' })).status).toBe(403);
  });

  it('is named by its User-Agent if it sends no name', async () => {
    const verifier = newVerifier();
    server.pass(1000);
    const { accessToken } = (
      await call(
        '/auth/native/exchange',
        { code: await grant(verifier), codeVerifier: verifier },
        { 'user-agent': 'Vitae-Desktop/1.0 (Linux)' },
      )
    ).body;
    expect(
      (await server.call('GET', '/account/sessions', undefined, bearer(accessToken))).body['sessions'],
    ).toMatchObject([{ device: 'Desktop app on Linux' }, {}]);
  });

  it('has a code of 32 random bytes that is stored only as a hash', async () => {
    const verifier = newVerifier();
    const codes = [await grant(verifier), await grant(verifier)];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await server.services.db.selectFrom('native_grant').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('gets nothing for a code that was never issued', async () => {
    await refused(exchange(newVerifier(), newVerifier()));
  });

  it('gets nothing after 10 minutes', async () => {
    const verifier = newVerifier();
    const [late, inTime] = [await grant(verifier), await grant(verifier)];
    server.pass(10 * minute - 5000);
    expect((await exchange(inTime, verifier)).status).toBe(200);
    server.pass(5001);
    await refused(exchange(late, verifier));
  });

  it("gets nothing with another app's verifier, and the code is burned", async () => {
    const verifier = newVerifier();
    const code = await grant(verifier);
    await refused(exchange(code, newVerifier()));
    await refused(exchange(code, verifier));
    // The challenge itself, which another app may have seen, is not a verifier.
    await refused(exchange(await grant(verifier), s256(verifier)));
  });

  it('loses its session if its code is presented a second time', async () => {
    const verifier = newVerifier();
    const code = await grant(verifier);
    const { accessToken, refreshToken } = (await exchange(code, verifier)).body;
    await refused(exchange(code, newVerifier()));
    expect(await isSignedIn(accessToken)).toBe(false);
    expect((await call('/auth/token/refresh', { refreshToken })).status).toBe(401);
    expect(await isSignedIn(mine['authorization']?.slice(7))).toBe(true);
  });

  it('gets at most one session from two simultaneous requests', async () => {
    const verifier = newVerifier();
    const code = await grant(verifier);
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  it('gets nothing if the session that allowed it has ended, or its account is suspended or deleted', async () => {
    const { db } = server.services;
    const verifier = newVerifier();
    const [suspended, signedOut, gone] = [await grant(verifier), await grant(verifier), await grant(verifier)];
    await db.updateTable('account').set({ status: 'suspended' }).execute();
    await refused(exchange(suspended, verifier));
    expect((await call('/auth/native/grant', { codeChallenge: s256(verifier) }, mine)).status).toBe(401);
    await db.updateTable('account').set({ status: 'active' }).execute();
    await call('/auth/sign-out', undefined, mine);
    await refused(exchange(signedOut, verifier));
    await db.deleteFrom('account').execute();
    await refused(exchange(gone, verifier));
  });

  it('is slow to guess, and is rate-limited', async () => {
    let status = 0;
    for (let tries = 0; tries < 61; tries += 1) ({ status } = await exchange('guess', newVerifier()));
    expect(status).toBe(429);
    for (let tries = 0; tries < 21; tries += 1)
      ({ status } = await call('/auth/native/grant', { codeChallenge: s256('a') }, mine));
    expect(status).toBe(429);
  });

  it('leaves no code behind after a day', async () => {
    await grant(newVerifier());
    const rows = async () => (await server.services.db.selectFrom('native_grant').select('code_hash').execute()).length;
    server.pass(24 * 60 * minute);
    await server.housekeeping();
    expect(await rows()).toBe(1);
    server.pass(11 * minute);
    await server.housekeeping();
    expect(await rows()).toBe(0);
  });

  describe('asks in the form of RFC 7636', () => {
    it.each([
      ['/auth/native/grant', { codeChallenge: 'short' }, 'codeChallenge'],
      ['/auth/native/grant', { codeChallenge: `${'a'.repeat(42)}=` }, 'codeChallenge'],
      ['/auth/native/exchange', { code: 'c', codeVerifier: 'short' }, 'codeVerifier'],
      ['/auth/native/exchange', { code: 'c', codeVerifier: 'a'.repeat(129) }, 'codeVerifier'],
      ['/auth/native/exchange', { code: 'c', codeVerifier: 'a'.repeat(43), device: 'x'.repeat(81) }, 'device'],
    ])('%s with %o is not valid', async (path, body, field) => {
      const answer = await call(path, body, mine);
      expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
    });
  });
});
