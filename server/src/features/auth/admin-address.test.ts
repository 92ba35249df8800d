import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword as password } from '@vitae/testkit/people';
import { onBothDatabases, type TestPlace } from '../../testing/databases.ts';
import { bearer, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('the address of ADMIN_EMAIL', (newPlace) => {
  let place: TestPlace;
  let server: TestServer;
  beforeEach(async () => {
    place = await newPlace();
    server = await startTestServer(place, { environment: { ADMIN_EMAIL: 'Boss@example.com' }, keepPlace: true });
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  const restart = async (environment: Record<string, string>) => {
    await server.stop();
    server = await startTestServer(place, { environment, keepPlace: true });
  };

  const lastCode = async () => /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
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

  const appoint = (email: string, source: 'hand' | null) =>
    server.services.db
      .updateTable('account')
      .set({ role: 'admin', role_from: source })
      .where('email_key', '=', email)
      .execute();

  it('makes its account an admin once confirmed, until it gets another address', async () => {
    const boss = await join('boss@example.com');
    expect(await roleOf(boss)).toBe('admin');
    await change('left@example.com', boss);
    expect(await roleOf(boss)).toBe('user');
    expect((await server.call('GET', '/admin/audit', undefined, boss)).status).toBe(403);
    const next = await join('boss@example.com');
    expect([await roleOf(boss), await roleOf(next)]).toEqual(['user', 'admin']);
  });

  it('makes an account that changes to it an admin, and keeps admins that were appointed by hand', async () => {
    const other = await join('other@example.com');
    await change('BOSS@example.com', other);
    expect(await roleOf(other)).toBe('admin');
    const made = await join('made@example.com');
    await appoint('made@example.com', 'hand');
    await change('still@example.com', made);
    expect(await roleOf(made)).toBe('admin');
  });

  it('demotes its admin when the setting names another address or none, and promotes the new one', async () => {
    const [boss, next, made] = [
      await join('boss@example.com'),
      await join('next@example.com'),
      await join('made@example.com'),
    ];
    await signUp(server, 'new@example.com');
    await appoint('made@example.com', 'hand');
    const roles = async () => [await roleOf(boss), await roleOf(next), await roleOf(made)];
    expect(await roles()).toEqual(['admin', 'user', 'admin']);
    await restart({ ADMIN_EMAIL: 'NEXT@example.com' });
    expect(await roles()).toEqual(['user', 'admin', 'admin']);
    expect((await server.call('GET', '/admin/audit', undefined, boss)).status).toBe(403);
    await restart({ ADMIN_EMAIL: 'made@example.com' });
    expect(await roles()).toEqual(['user', 'user', 'admin']);
    await restart({ ADMIN_EMAIL: 'new@example.com' });
    expect(await roles()).toEqual(['user', 'user', 'admin']);
    const unconfirmed = await server.services.db
      .selectFrom('account')
      .select('role')
      .where('email_key', '=', 'new@example.com')
      .executeTakeFirstOrThrow();
    expect(unconfirmed.role).toBe('user');
    await restart({ ADMIN_EMAIL: 'boss@example.com' });
    await restart({});
    expect(await roles()).toEqual(['user', 'user', 'admin']);
  });

  it('cannot be demoted by hand, since the next start would undo it: the refusal names the setting', async () => {
    await join('boss@example.com');
    const made = await join('made@example.com');
    await appoint('made@example.com', 'hand');
    const { id, revision } = await server.services.db
      .selectFrom('account')
      .select(['id', 'revision'])
      .where('email_key', '=', 'boss@example.com')
      .executeTakeFirstOrThrow();
    const demote = () =>
      server.call('POST', `/admin/users/${id}/role`, { revision, role: 'user', reason: 'Left' }, made);
    expect(await demote()).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('ADMIN_EMAIL') as string },
    });
    await restart({ ADMIN_EMAIL: 'nobody@example.com' });
    await appoint('boss@example.com', 'hand');
    expect((await demote()).status).toBe(200);
  });

  it('attributes a role without a recorded source to the setting, if the account has the address', async () => {
    const [boss, other] = [await join('boss@example.com'), await join('other@example.com')];
    await appoint('boss@example.com', null);
    await appoint('other@example.com', null);
    await restart({ ADMIN_EMAIL: 'boss@example.com' });
    await change('left@example.com', boss);
    await restart({ ADMIN_EMAIL: 'nobody@example.com' });
    expect([await roleOf(boss), await roleOf(other)]).toEqual(['user', 'admin']);
  });
});
