import { describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { sqlitePlace, type TestPlace } from '../testing/databases.ts';
import { startTestServer } from '../testing/test-server.ts';

describe('cookies', () => {
  const person = { name: 'Ada', email: 'ada@example.com', password: testPassword };
  const site = 'https://vitae.example';
  const start = (environment: Record<string, string>, place: TestPlace, keepPlace = false) =>
    startTestServer(place, { environment, keepPlace });
  const namesOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split(';')[0]);

  it('are HttpOnly, SameSite=Lax, Secure and limited to this host outside localhost', async () => {
    const server = await start({ PUBLIC_URL: site }, await sqlitePlace());
    const { headers, body } = await server.call('POST', '/auth/sign-up', person, { origin: site });
    const [access = '', refresh = ''] = headers.getSetCookie();
    expect(access).toMatch(
      /^__Host-vitae_access=[^;]+; Max-Age=5184000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(refresh).toMatch(
      /^__Host-vitae_refresh=[^;]+; Max-Age=5184000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = `__Host-vitae_access=${String(body['accessToken'])}`;
    expect((await server.call('GET', '/auth/session', undefined, { cookie })).status).toBe(200);
    await server.stop();
  });

  it('set by another host of the domain are ignored', async () => {
    const server = await start({ PUBLIC_URL: site }, await sqlitePlace());
    const { body } = await server.call('POST', '/auth/sign-up', person, { origin: site });
    const cookie = `vitae_access=${String(body['accessToken'])}; vitae_refresh=${String(body['refreshToken'])}`;
    expect((await server.call('GET', '/auth/session', undefined, { cookie })).status).toBe(401);
    const refreshed = await server.call('POST', '/auth/token/refresh', undefined, { cookie, origin: site });
    expect(refreshed.status).toBe(401);
    await server.stop();
  });

  it('from before an update are accepted for as long as they are valid, and are renamed', async () => {
    const place = await sqlitePlace();
    const before = await start({ PUBLIC_URL: site }, place, true);
    const { body } = await before.call('POST', '/auth/sign-up', person, { origin: site });
    // As set by an earlier version.
    await before.services.db.deleteFrom('setting').where('key', '=', 'host-cookies-since').execute();
    await before.stop();
    const server = await start({ PUBLIC_URL: site }, place);
    const cookie = `vitae_access=${String(body['accessToken'])}; vitae_refresh=${String(body['refreshToken'])}`;
    expect((await server.call('GET', '/auth/session', undefined, { cookie })).status).toBe(200);
    // A cookie with the new name takes precedence.
    const own = `${cookie}; __Host-vitae_access=chosen`;
    expect((await server.call('GET', '/auth/session', undefined, { cookie: own })).status).toBe(401);
    const {
      status,
      headers,
      body: next,
    } = await server.call('POST', '/auth/token/refresh', undefined, {
      cookie,
      origin: site,
    });
    expect([status, ...namesOf(headers)]).toEqual([
      200,
      'vitae_access=',
      'vitae_refresh=',
      `__Host-vitae_access=${String(next['access_token'])}`,
      `__Host-vitae_refresh=${String(next['refresh_token'])}`,
    ]);
    server.pass(61 * 24 * 60 * 60 * 1000);
    const late = await server.call('POST', '/auth/sign-in', person, { origin: site });
    const lateCookie = `vitae_access=${String(late.body['accessToken'])}`;
    expect((await server.call('GET', '/auth/session', undefined, { cookie: lateCookie })).status).toBe(401);
    await server.stop();
  });

  it('do not need https on localhost', async () => {
    const server = await start({}, await sqlitePlace());
    const { headers } = await server.call('POST', '/auth/sign-up', person);
    expect(headers.getSetCookie()).toHaveLength(2);
    for (const cookie of headers.getSetCookie()) expect(cookie).not.toContain('Secure');
    await server.stop();
  });
});
