import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: testPassword };
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const text: unknown = expect.any(String);

onBothDatabases('the rules of behaviour, as far as the server is concerned', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
  });
  afterEach(() => server.stop());
  const signUp = () => server.call('POST', '/auth/sign-up', ada);

  describe('signing up', () => {
    it('answers with both tokens, and sets them as cookies', async () => {
      const { body, headers } = await signUp();
      expect(body).toMatchObject({ accessToken: text, refreshToken: text });
      expect(cookiesOf(headers)).toBe(
        `vitae_access=${String(body['accessToken'])}; vitae_refresh=${String(body['refreshToken'])}`,
      );
    });

    it('gives the account the country US if none is stated (behaviour DO-11)', async () => {
      expect((await signUp()).body).toMatchObject({ user: { country: 'US' } });
    });
  });

  describe('a session', () => {
    it('is answered with 401 for an expired token, and restored by a refresh (behaviour SE-3)', async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      server.pass(15 * 60_000 + 1000);
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
      const { access_token } = (await server.call('POST', '/auth/token/refresh', { refreshToken })).body;
      expect((await server.call('GET', '/auth/session', undefined, bearer(access_token))).status).toBe(200);
    });

    it('is refreshed with the refresh token from the cookie alone (behaviour SE-2)', async () => {
      const { refreshToken } = (await signUp()).body;
      const { status, body } = await server.call('POST', '/auth/token/refresh', undefined, {
        cookie: `vitae_refresh=${String(refreshToken)}`,
      });
      expect([status, body]).toMatchObject([200, { access_token: text, refresh_token: text }]);
    });

    it('is cleared from the cookies if the refresh token is missing or invalid (behaviour SE-3)', async () => {
      for (const cookie of ['', 'vitae_refresh=made-up']) {
        const { status, headers } = await server.call('POST', '/auth/token/refresh', undefined, { cookie });
        expect(status).toBe(401);
        expect(cookiesOf(headers)).toBe('vitae_access=; vitae_refresh=');
      }
    });

    it('ends on signing out, with or without a bearer token (behaviour SE-6)', async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      const out = await server.call('POST', '/auth/sign-out', undefined, bearer(accessToken));
      expect([out.status, cookiesOf(out.headers)]).toEqual([200, 'vitae_access=; vitae_refresh=']);
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
      expect((await server.call('POST', '/auth/token/refresh', { refreshToken })).status).toBe(401);
      expect((await server.call('POST', '/auth/sign-out')).status).toBe(200);
    });
  });

  describe('the calls of the contract (behaviour SE-7)', () => {
    it('sign-in answers with tokens and the user', async () => {
      await signUp();
      const { body } = await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password });
      expect(body).toMatchObject({ accessToken: text, refreshToken: text, user: { email: ada.email } });
    });

    it('sign-up answers with tokens and the user', async () => {
      expect((await signUp()).body).toMatchObject({
        accessToken: text,
        refreshToken: text,
        user: { email: ada.email },
      });
    });

    it('session answers with the user of the bearer token', async () => {
      const { accessToken, user } = (await signUp()).body;
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).body).toEqual(user);
    });

    it('get-token answers with the tokens in the cookies, or with empty ones', async () => {
      const { body, headers } = await signUp();
      const { accessToken, refreshToken } = body;
      expect(
        (await server.call('POST', '/auth/token/get-token', undefined, { cookie: cookiesOf(headers) })).body,
      ).toEqual({ accessToken, refreshToken });
      expect((await server.call('POST', '/auth/token/get-token')).body).toEqual({ accessToken: '', refreshToken: '' });
    });

    it('set-token puts a pair into the cookies', async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      const set = await server.call('POST', '/auth/token/set-token', { refreshToken, accessToken });
      expect(cookiesOf(set.headers)).toBe(`vitae_access=${String(accessToken)}; vitae_refresh=${String(refreshToken)}`);
    });

    it('set-token refuses a pair with an exchanged refresh token: old cookies stay out of browsers', async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      await server.call('POST', '/auth/token/refresh', { refreshToken });
      const set = await server.call('POST', '/auth/token/set-token', { refreshToken, accessToken });
      expect([set.status, set.headers.getSetCookie()]).toEqual([401, []]);
    });

    it('clear-token empties the cookies', async () => {
      const cleared = await server.call('POST', '/auth/token/clear-token');
      expect([cleared.status, cookiesOf(cleared.headers)]).toEqual([200, 'vitae_access=; vitae_refresh=']);
    });

    it('refresh answers with access_token, refresh_token and the user', async () => {
      const { refreshToken, user } = (await signUp()).body;
      const { body, headers } = await server.call('POST', '/auth/token/refresh', { refreshToken });
      expect(body).toEqual({ access_token: text, refresh_token: text, user });
      expect(cookiesOf(headers)).toBe(
        `vitae_access=${String(body['access_token'])}; vitae_refresh=${String(body['refresh_token'])}`,
      );
    });
  });

  describe('errors (behaviour ER-4, ER-6)', () => {
    it('each have a code and a message', async () => {
      await signUp();
      const answers = await Promise.all([
        server.call('POST', '/auth/sign-in', { email: ada.email, password: 'wrong' }),
        signUp(),
        server.call('POST', '/auth/sign-up', {}),
        server.call('POST', '/auth/social/github', { code: 'c', state: 's', nonce: 'n', codeVerifier: 'v' }),
        server.call('GET', '/auth/session'),
      ]);
      for (const { status, body } of answers)
        expect([status >= 400, body]).toMatchObject([
          true,
          { code: text, message: expect.stringMatching(/.{10}/) as string },
        ]);
    });

    it('name the path that does not exist', async () => {
      expect((await server.call('GET', '/no/such')).body['message']).toBe('Page Not Found: /api/no/such');
    });
  });
});
