import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: 'engine number one' };
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
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

  describe('section 3', () => {
    it("'accessToken, refreshToken; kept in state and in cookies set by the server'", async () => {
      const { body, headers } = await signUp();
      expect(body).toMatchObject({ accessToken: text, refreshToken: text });
      expect(cookiesOf(headers)).toBe(
        `vitae_access=${String(body['accessToken'])}; vitae_refresh=${String(body['refreshToken'])}`,
      );
    });

    it("'Country code | one value in shared state, default US'", async () => {
      expect((await signUp()).body).toMatchObject({ user: { country: 'US' } });
    });
  });

  describe('section 4', () => {
    it("'A 401 triggers a token refresh.': the session answers 401 with an expired token, and a refresh restores it", async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      server.pass(15 * 60_000 + 1000);
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
      const { access_token } = (await server.call('POST', '/auth/token/refresh', { refreshToken })).body;
      expect((await server.call('GET', '/auth/session', undefined, bearer(access_token))).status).toBe(200);
    });

    it("'With no access token but a refresh token, a refresh is attempted.'", async () => {
      const { refreshToken } = (await signUp()).body;
      const { status, body } = await server.call('POST', '/auth/token/refresh', undefined, {
        cookie: `vitae_refresh=${String(refreshToken)}`,
      });
      expect([status, body]).toMatchObject([200, { access_token: text, refresh_token: text }]);
    });

    it("'After that, or when no refresh token exists, tokens and user are cleared.'", async () => {
      for (const cookie of ['', 'vitae_refresh=made-up']) {
        const { status, headers } = await server.call('POST', '/auth/token/refresh', undefined, { cookie });
        expect(status).toBe(401);
        expect(cookiesOf(headers)).toBe('vitae_access=; vitae_refresh=');
      }
    });

    it("'Sign-out: calls the sign-out endpoint with a bearer token if one exists, then clears tokens and user.'", async () => {
      const { accessToken, refreshToken } = (await signUp()).body;
      const out = await server.call('POST', '/auth/sign-out', undefined, bearer(accessToken));
      expect([out.status, cookiesOf(out.headers)]).toEqual([200, 'vitae_access=; vitae_refresh=']);
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
      expect((await server.call('POST', '/auth/token/refresh', { refreshToken })).status).toBe(401);
      expect((await server.call('POST', '/auth/sign-out')).status).toBe(200);
    });
  });

  describe('section 7', () => {
    it("'sign-in | POST, credentials body | tokens and possibly a user'", async () => {
      await signUp();
      const { body } = await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password });
      expect(body).toMatchObject({ accessToken: text, refreshToken: text, user: { email: ada.email } });
    });

    it("'sign-up | POST, body | tokens and possibly a user'", async () => {
      expect((await signUp()).body).toMatchObject({
        accessToken: text,
        refreshToken: text,
        user: { email: ada.email },
      });
    });

    it("'Session user | returned by the session call', 'get session | GET, bearer Authorization header | body is the user'", async () => {
      const { accessToken, user } = (await signUp()).body;
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).body).toEqual(user);
    });

    it("'POST /api/auth/token/get-token | none shown | returns accessToken, refreshToken'", async () => {
      const { body, headers } = await signUp();
      const { accessToken, refreshToken } = body;
      expect(
        (await server.call('POST', '/auth/token/get-token', undefined, { cookie: cookiesOf(headers) })).body,
      ).toEqual({ accessToken, refreshToken });
      expect((await server.call('POST', '/auth/token/get-token')).body).toEqual({ accessToken: '', refreshToken: '' });
    });

    it("'POST /api/auth/token/set-token | body with refreshToken, accessToken'", async () => {
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

    it("'POST /api/auth/token/clear-token | none'", async () => {
      const cleared = await server.call('POST', '/auth/token/clear-token');
      expect([cleared.status, cookiesOf(cleared.headers)]).toEqual([200, 'vitae_access=; vitae_refresh=']);
    });

    it("'POST /api/auth/token/refresh | not shown | returns access_token, refresh_token, optionally user'", async () => {
      const { refreshToken, user } = (await signUp()).body;
      const { body, headers } = await server.call('POST', '/auth/token/refresh', { refreshToken });
      expect(body).toEqual({ access_token: text, refresh_token: text, user });
      expect(cookiesOf(headers)).toBe(
        `vitae_access=${String(body['access_token'])}; vitae_refresh=${String(body['refresh_token'])}`,
      );
    });
  });

  describe('section 8', () => {
    it("'Sign-in, sign-up and social errors are thrown with this message.': every error carries one", async () => {
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

    it("'Route 404: 'Page Not Found: {path}''", async () => {
      expect((await server.call('GET', '/no/such')).body['message']).toBe('Page Not Found: /api/no/such');
    });
  });
});
