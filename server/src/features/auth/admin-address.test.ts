import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const password = 'engine number one';

onBothDatabases('the address of ADMIN_EMAIL', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace(), { environment: { ADMIN_EMAIL: 'Boss@example.com' } });
  });
  afterEach(() => server.stop());

  const lastCode = async () => /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
  const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
  const roleOf = async (headers: Record<string, string>) =>
    (await server.call('GET', '/auth/session', undefined, headers)).body['role'];
  const join = async (email: string) => {
    const { body } = await server.call('POST', '/auth/sign-up', { name: 'Somebody', email, password });
    const first = bearer(body['accessToken']);
    const given = { challengeId: body['verifyEmail'], code: await lastCode() };
    return bearer((await server.call('POST', '/auth/otp/verify', given, first)).body['accessToken']);
  };
  const change = async (email: string, headers: Record<string, string>) => {
    const asked = await server.call('POST', '/account/email', { email, currentPassword: password }, headers);
    const given = { challengeId: asked.body['challengeId'], code: await lastCode() };
    expect((await server.call('POST', '/account/email/confirm', given, headers)).status).toBe(200);
  };

  it('makes its account an admin, once confirmed, and no longer once it has another address', async () => {
    const boss = await join('boss@example.com');
    expect(await roleOf(boss)).toBe('admin');
    await change('left@example.com', boss);
    expect(await roleOf(boss)).toBe('user');
    expect((await server.call('GET', '/admin/audit', undefined, boss)).status).toBe(403);
    const next = await join('boss@example.com');
    expect([await roleOf(boss), await roleOf(next)]).toEqual(['user', 'admin']);
  });

  it('makes an account that takes it an admin, and leaves admins that were appointed by hand', async () => {
    const other = await join('other@example.com');
    await change('BOSS@example.com', other);
    expect(await roleOf(other)).toBe('admin');
    const made = await join('made@example.com');
    await server.services.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('email_key', '=', 'made@example.com')
      .execute();
    await change('still@example.com', made);
    expect(await roleOf(made)).toBe('admin');
  });
});
