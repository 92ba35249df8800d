import { adaSignUp } from '@vitae/testkit/people';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quotas } from '../../limits.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const ada = { ...adaSignUp, email: 'Ada@Example.com' };
const second = 1000;
const codeIn = (mail: string | undefined) => /code to .* is (\d{6})/.exec(mail ?? '')?.[1] ?? '';

onBothDatabases('sign-in', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
  });
  afterEach(() => server.stop());

  const signUp = async () => (await server.call('POST', '/auth/sign-up', ada)).body;
  const signIn = (password = ada.password) => server.call('POST', '/auth/sign-in', { email: ada.email, password });

  it('registers, signs in, and returns the signed-in user', async () => {
    const made = await signUp();
    expect(made).toMatchObject({
      status: 'signed-in',
      user: { email: 'ada@example.com', name: 'Ada Lovelace', emailVerified: false, role: 'user', country: 'US' },
    });
    const again = await signIn();
    expect(again.body['status']).toBe('signed-in');
    const session = await server.call('GET', '/auth/session', undefined, bearer(again.body['accessToken']));
    expect(session.body).toEqual(made['user']);
    expect((await server.call('GET', '/auth/session')).status).toBe(401);
  });

  it('ends the sessions that were used longest ago once an account has too many', async () => {
    const { accessToken, user } = await signUp();
    const account_id = (user as { id: string }).id;
    const { db } = server.services;
    const others = Array.from({ length: quotas.sessions }, (_, index) => ({
      id: uuidv7(),
      account_id,
      device: 'Firefox on Linux',
      created_at: `2020-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
      last_seen_at: `2020-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
      confirmed_at: null,
      ended_at: null,
    }));
    await db.insertInto('session').values(others).execute();
    const again = await signIn();
    const live = await db.selectFrom('session').select('id').where('ended_at', 'is', null).execute();
    expect(live).toHaveLength(quotas.sessions);
    expect(live.map(({ id }) => id)).not.toContain(others[1]?.id);
    expect(live.map(({ id }) => id)).toContain(others[2]?.id);
    for (const token of [accessToken, again.body['accessToken']])
      expect((await server.call('GET', '/auth/session', undefined, bearer(token))).status).toBe(200);
  });

  it('reports everything that is wrong with a form', async () => {
    const { status, body } = await server.call('POST', '/auth/sign-up', { name: '', email: 'ada', password: 'short' });
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['email', 'name', 'password']);
  });

  it('does not reveal whether an address has an account', async () => {
    await signUp();
    const wrong = await signIn('a wrong password');
    const unknown = await server.call('POST', '/auth/sign-in', {
      email: 'nobody@example.com',
      password: 'a wrong password',
    });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    const known = await server.call('POST', '/auth/password/forgot', { email: ada.email });
    const nobody = await server.call('POST', '/auth/password/forgot', { email: 'nobody@example.com' });
    expect([known.status, Object.keys(known.body)]).toEqual([nobody.status, Object.keys(nobody.body)]);
  });

  it('confirms the address with the mailed code, once, within 10 minutes and 5 attempts', async () => {
    const { verifyEmail: challengeId, accessToken } = await signUp();
    let mine = bearer(accessToken);
    const verify = (id: unknown, typed: string) =>
      server.call('POST', '/auth/otp/verify', { challengeId: id, code: typed }, mine);
    const code = codeIn((await server.mails())[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) expect((await verify(challengeId, wrong)).status).toBe(401);
    const { body } = await verify(challengeId, code);
    expect(body).toMatchObject({ user: { emailVerified: true } });
    mine = bearer(body['accessToken']);
    expect((await verify(challengeId, code)).status).toBe(401);

    const next = await server.call('POST', '/auth/otp/verify-email', undefined, mine);
    const nextCode = codeIn((await server.mails()).at(-1));
    for (let tries = 0; tries < 5; tries += 1)
      await verify(next.body['challengeId'], nextCode === '000000' ? '000001' : '000000');
    expect((await verify(next.body['challengeId'], nextCode)).status).toBe(401);

    const late = await server.call('POST', '/auth/otp/verify-email', undefined, mine);
    const lateCode = codeIn((await server.mails()).at(-1));
    server.pass(10 * 60 * second + 1);
    expect((await verify(late.body['challengeId'], lateCode)).body['code']).toBe('invalid-code');
  });

  it('sets a new password by mail and ends every session', async () => {
    const { accessToken } = await signUp();
    const { body } = await server.call('POST', '/auth/password/forgot', { email: ada.email });
    const code = codeIn((await server.mails()).at(-1));
    const reset = await server.call('POST', '/auth/password/reset', {
      challengeId: body['challengeId'],
      code,
      password: 'a whole new password',
    });
    expect(reset.status).toBe(200);
    expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn('a whole new password')).status).toBe(200);
  });

  it('stops after too many wrong passwords, for that account only', async () => {
    await signUp();
    let last = 0;
    for (let tries = 0; tries < 12; tries += 1) ({ status: last } = await signIn('a wrong password'));
    expect(last).toBe(429);
    expect((await server.call('POST', '/auth/sign-in', { email: 'bob@example.com', password: 'x' })).status).toBe(401);
  });

  describe('refresh', () => {
    const refresh = (refreshToken: unknown) => server.call('POST', '/auth/token/refresh', { refreshToken });

    it('rotates, and gives the same successor for 30 seconds', async () => {
      const { refreshToken } = await signUp();
      const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
      expect(one.body['refresh_token']).toBe(two.body['refresh_token']);
      expect(one.body['refresh_token']).not.toBe(refreshToken);
      server.pass(29 * second);
      expect((await refresh(refreshToken)).body['refresh_token']).toBe(one.body['refresh_token']);
      expect(one.body).toMatchObject({ user: { email: 'ada@example.com' } });
    });

    it('ends the family when an old one is used again', async () => {
      const { refreshToken } = await signUp();
      const next = await refresh(refreshToken);
      server.pass(31 * second);
      expect((await refresh(refreshToken)).status).toBe(401);
      expect((await refresh(next.body['refresh_token'])).status).toBe(401);
      expect((await server.call('GET', '/auth/session', undefined, bearer(next.body['access_token']))).status).toBe(
        401,
      );
    });

    it('waits after 400 in an hour for an account, since each leaves a row, and ends no session by that', async () => {
      const { refreshToken } = await signUp();
      const { db, limits } = server.services;
      const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
      await Promise.all(Array.from({ length: 400 }, () => limits.count('refresh account', id)));
      expect((await refresh(refreshToken)).status).toBe(429);
      await limits.forget('refresh account', id);
      expect((await refresh(refreshToken)).status).toBe(200);
    });

    it('that nobody was given begins no transaction, which others would wait for', async () => {
      const began = vi.spyOn(server.services.db, 'transaction');
      const { status } = await server.call('POST', '/auth/token/refresh', { refreshToken: 'x'.repeat(43) });
      expect([status, began.mock.calls.length]).toEqual([401, 0]);
      began.mockRestore();
    });

    it('is needed after 15 minutes, when the access token expires', async () => {
      const { accessToken, refreshToken } = await signUp();
      server.pass(15 * 60 * second + 1);
      expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
      const { body } = await refresh(refreshToken);
      expect((await server.call('GET', '/auth/session', undefined, bearer(body['access_token']))).status).toBe(200);
    });
  });

  describe('cookies', () => {
    it('carry the tokens, are only set for a pair of one live family, and are cleared', async () => {
      const mine = await signUp();
      const other = (await server.call('POST', '/auth/sign-up', { ...ada, email: 'bob@example.com' })).body;
      const pair = (from: typeof mine, refreshToken: unknown) => ({ accessToken: from['accessToken'], refreshToken });
      expect((await server.call('POST', '/auth/token/set-token', pair(mine, other['refreshToken']))).status).toBe(401);
      const set = await server.call('POST', '/auth/token/set-token', pair(mine, mine['refreshToken']));
      const cookies = set.headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
      expect((await server.call('POST', '/auth/token/get-token', undefined, { cookie })).body).toEqual(
        pair(mine, mine['refreshToken']),
      );
      const cleared = await server.call('POST', '/auth/token/clear-token', undefined, { cookie });
      for (const line of cleared.headers.getSetCookie()) expect(line).toContain('Expires=Thu, 01 Jan 1970');
    });

    it('are of no use to another site', async () => {
      const own = await server.call('POST', '/auth/token/get-token');
      expect(own.status).toBe(200);
      expect(
        (await server.call('POST', '/auth/token/get-token', undefined, { origin: 'https://evil.example' })).status,
      ).toBe(403);
      expect(
        (await server.call('POST', '/auth/token/get-token', undefined, { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
    });
  });
});
