import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import type { Limit } from '../limits.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { bearer } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: testPassword };
const mallory = { name: 'Mallory', email: 'mallory@example.com', password: 'a password of hers' };
const second = 1000;
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const codeIn = (mail: string | undefined) => /code to .* is (\d{6})/.exec(mail ?? '')?.[1] ?? '';

onBothDatabases('an attacker', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace(), { environment: { TRUST_PROXY: '1' } });
  });
  afterEach(() => server.stop());

  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', path, body, headers);
  const signUp = (who = ada) => post('/auth/sign-up', who);
  const signIn = (who = ada, headers: Record<string, string> = {}) =>
    post('/auth/sign-in', { email: who.email, password: who.password }, headers);
  const refresh = (refreshToken: unknown) => post('/auth/token/refresh', { refreshToken });
  const whoIs = async (token: unknown) =>
    (await server.call('GET', '/auth/session', undefined, bearer(token))).body['email'];

  describe('session fixation', () => {
    it('with her own cookies in the browser has no part in the sign-in that follows', async () => {
      await signUp();
      const hers = await signUp(mallory);
      const { body, headers } = await signIn(ada, { cookie: cookiesOf(hers.headers) });
      expect(cookiesOf(headers)).toBe(
        `vitae_access=${String(body['accessToken'])}; vitae_refresh=${String(body['refreshToken'])}`,
      );
      for (const token of ['accessToken', 'refreshToken']) expect(body[token]).not.toBe(hers.body[token]);
      expect(await whoIs(body['accessToken'])).toBe(ada.email);
      // Her session ended with it, so the browser cannot be switched back to it either.
      expect(await whoIs(hers.body['accessToken'])).toBeUndefined();
      expect((await refresh(hers.body['refreshToken'])).status).toBe(401);
    });

    it('with made-up tokens gains nothing, before or after', async () => {
      await signUp();
      const cookie = 'vitae_access=chosen; vitae_refresh=chosen';
      const { body } = await signIn(ada, { cookie });
      expect([body['accessToken'], body['refreshToken']]).not.toContain('chosen');
      expect((await server.call('GET', '/auth/session', undefined, { cookie })).status).toBe(401);
      expect((await refresh('chosen')).status).toBe(401);
    });

    it('cannot put a pair of two sessions into a browser', async () => {
      const [hers, theirs] = [await signUp(mallory), await signUp()];
      const mixed = await post('/auth/token/set-token', {
        accessToken: hers.body['accessToken'],
        refreshToken: theirs.body['refreshToken'],
      });
      expect([mixed.status, mixed.headers.getSetCookie()]).toEqual([401, []]);
    });
  });

  describe('who has an old refresh token', () => {
    it('is detected after 30 seconds, and the holder of the newest token loses it too', async () => {
      const stolen = (await signUp()).body['refreshToken'];
      let newest = stolen;
      for (let turn = 0; turn < 3; turn += 1) newest = (await refresh(newest)).body['refresh_token'];
      server.pass(30 * second + 1);
      const replay = await refresh(stolen);
      expect([replay.status, cookiesOf(replay.headers)]).toEqual([401, 'vitae_access=; vitae_refresh=']);
      expect((await refresh(newest)).status).toBe(401);
      // Another device of the same user is another family.
      expect((await signIn()).status).toBe(200);
    });

    it('is distinguished from two tabs or a lost response, which stay signed in, for exactly 30 seconds', async () => {
      const first = (await signUp()).body['refreshToken'];
      // The answer to this one never arrives.
      await refresh(first);
      server.pass(15 * second);
      const [tab, other] = await Promise.all([refresh(first), refresh(first)]);
      expect(tab.body['refresh_token']).toBe(other.body['refresh_token']);
      for (const { body } of [tab, other]) expect(await whoIs(body['access_token'])).toBe(ada.email);
      server.pass(60 * second);
      const next = await refresh(tab.body['refresh_token']);
      expect(await whoIs(next.body['access_token'])).toBe(ada.email);
    });
  });

  describe('a caller who probes whether an address has an account', () => {
    /** The visible parts of an answer, without ids. */
    const seen = ({ status, body, headers }: Awaited<ReturnType<typeof post>>) => [
      status,
      JSON.stringify(body).replaceAll(/[\da-f-]{36}/g, 'id'),
      headers.getSetCookie(),
    ];

    it('gets the same answer from every call but registration, from the first to the last attempt', async () => {
      await signUp();
      const [known, unknown] = await Promise.all(
        [ada.email, 'nobody@example.com'].map(async (email) => {
          const answers = [];
          for (let tries = 0; tries < 12; tries += 1)
            answers.push(await post('/auth/sign-in', { email, password: 'not the right one' }));
          const forgot = await post('/auth/password/forgot', { email });
          const { challengeId } = forgot.body;
          answers.push(
            forgot,
            await post('/auth/otp/send', { challengeId }),
            await post('/auth/otp/verify', { challengeId, code: '000000' }),
          );
          for (let tries = 0; tries < 6; tries += 1)
            answers.push(
              await post('/auth/password/reset', { challengeId, code: '000000', password: 'a whole new password' }),
            );
          for (let tries = 0; tries < 5; tries += 1) answers.push(await post('/auth/password/forgot', { email }));
          return answers.map(seen);
        }),
      );
      expect(known).toEqual(unknown);
    });

    it('triggers the same work: as much is written for an address without an account, and nothing sent', async () => {
      await signUp();
      await server.mails();
      const { db } = server.services;
      const rows = async () =>
        Promise.all(
          (['challenge', 'outbox'] as const).map(
            async (table) => (await db.selectFrom(table).selectAll().execute()).length,
          ),
        );
      const grown = [];
      for (const email of [ada.email, 'nobody@example.com']) {
        const before = await rows();
        const { challengeId } = (await post('/auth/password/forgot', { email })).body;
        await post('/auth/otp/send', { challengeId });
        const after = await rows();
        grown.push(after.map((count, table) => count - (before[table] ?? 0)));
      }
      expect(grown).toEqual([
        [1, 2],
        [1, 2],
      ]);
      expect(await db.selectFrom('challenge').select('id').where('code_hash', 'is', null).execute()).toEqual([]);
      const sent = await server.mails();
      // The first code is not sent if the second one was requested before that.
      expect(sent.length).toBeGreaterThan(1);
      expect(new Set(sent.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim()))).toEqual(new Set([ada.email]));
    });
  });

  describe('a caller who guesses', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const here = '203.0.113.7';
    const fill = async (limit: Limit, key: string) => {
      for (let count = 0; count < 100; count += 1)
        if (
          await server.services.limits.count(limit, key).then(
            () => false,
            () => true,
          )
        )
          return;
      throw new Error(`${limit} has no end.`);
    };
    const code = { challengeId: '0190a5c2-7b1e-7000-8000-000000000000', code: '000000' };

    const perAddress: [Limit, string, unknown][] = [
      ['sign-in address', '/auth/sign-in', { email: ada.email, password: 'x' }],
      ['sign-in address', '/auth/social/google', { code: 'c', state: 's', nonce: 'n', codeVerifier: 'v' }],
      ['sign-up address', '/auth/sign-up', ada],
      ['sign-up address', '/auth/social/join', { joinToken: 'made up', name: 'Ada' }],
      ['mail address', '/auth/password/forgot', { email: ada.email }],
      ['mail address', '/auth/otp/send', { challengeId: code.challengeId }],
      ['code address', '/auth/otp/verify', code],
      ['code address', '/auth/password/reset', { ...code, password: 'a whole new password' }],
      ['code address', '/auth/native/exchange', { code: 'made up', codeVerifier: 'a'.repeat(43) }],
    ];

    it('from one address is stopped at every call that signs in or sends mail, without affecting others', async () => {
      for (const limit of new Set(perAddress.map(([name]) => name))) await fill(limit, here);
      for (const [limit, path, body] of perAddress) {
        const answer = await post(path, body, from(here));
        expect([answer.status, answer.body], `${limit} at ${path}`).toMatchObject([
          429,
          {
            code: 'too-many-requests',
            message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes?\.$/) as string,
          },
        ]);
        expect((await post(path, body, from('203.0.113.8'))).status, `${limit} at ${path}`).not.toBe(429);
      }
    });

    it('is not helped by a forged address, or by the many of one IPv6 network', async () => {
      await fill('sign-in address', here);
      expect((await signIn(ada, from(`198.51.100.1, ${here}`))).status).toBe(429);
      await fill('sign-in address', '2001:db8:1:2::/64');
      expect((await signIn(ada, from('2001:db8:1:2:aaaa::1'))).status).toBe(429);
      expect((await signIn(ada, from('2001:db8:1:3::1'))).status).toBe(401);
    });

    it.each<[Limit, string, unknown]>([
      ['sign-in account', '/auth/sign-in', { email: 'ADA@example.com', password: ada.password }],
      ['mail account', '/auth/password/forgot', { email: ada.email }],
    ])('is stopped by the %s limit at %s from anywhere, even with the right password', async (limit, path, body) => {
      await signUp();
      await fill(limit, limit === 'mail account' ? `reset ${ada.email}` : ada.email);
      expect((await post(path, body, from('198.51.100.1'))).status).toBe(429);
      expect((await post(path, { email: mallory.email, password: 'x' }, from('198.51.100.1'))).status).not.toBe(429);
    });

    it('a second factor, knowing the password, is stopped after 20 attempts per hour in total', async () => {
      await signUp();
      await server.services.db
        .updateTable('account')
        .set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_confirmed_at: new Date().toISOString() })
        .execute();
      const answers: number[] = [];
      for (let tries = 0; tries < 22; tries += 1) {
        const { challengeId } = (await signIn(ada, from(`198.51.100.${tries}`))).body;
        answers.push(
          (await post('/auth/otp/verify', { challengeId, code: 'aaaaa-aaaaa' }, from(`198.51.100.${tries}`))).status,
        );
      }
      expect(answers).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    });

    it('leaves no address behind in the table of attempts', async () => {
      await signIn(ada, from(here));
      const stored = JSON.stringify(await server.services.db.selectFrom('rate_limit').selectAll().execute());
      expect(stored).not.toContain(here);
      expect(stored).not.toContain('ada');
    });
  });

  it('a caller who resets a password by mail still needs the second factor', async () => {
    const { body } = await signUp();
    await post(
      '/auth/otp/verify',
      { challengeId: body['verifyEmail'], code: codeIn((await server.mails())[0]) },
      { authorization: `Bearer ${String(body['accessToken'])}` },
    );
    await server.services.db
      .updateTable('account')
      .set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_confirmed_at: new Date().toISOString() })
      .execute();
    const { challengeId } = (await post('/auth/password/forgot', { email: ada.email })).body;
    const code = codeIn((await server.mails()).at(-1));
    expect((await post('/auth/password/reset', { challengeId, code, password: 'a whole new password' })).status).toBe(
      200,
    );
    expect((await signIn({ ...ada, password: 'a whole new password' })).body).toMatchObject({
      status: 'challenge',
      kind: 'totp',
    });
  });
});
