import { setTimeout } from 'node:timers/promises';
import { testPassword } from '@vitae/testkit/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp, type Person } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('the last admin', (newPlace) => {
  let server: TestServer;
  let [ada, grace]: Person[] = [];
  const headers = (who: Person | undefined) => who?.headers ?? {};
  const admins = (...emails: string[]) =>
    server.services.db.updateTable('account').set({ role: 'admin' }).where('email', 'in', emails).execute();
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    ada = await signUp(server, 'ada@example.com');
    grace = await signUp(server, 'grace@example.com');
    await admins('ada@example.com');
  });
  afterEach(() => server.stop());

  const leave = (who: Person | undefined) =>
    server.call('POST', '/account/delete', { currentPassword: testPassword }, headers(who));
  const staying = async () =>
    (
      await server.services.db
        .selectFrom('account')
        .select('email')
        .where('role', '=', 'admin')
        .where('delete_after', 'is', null)
        .execute()
    ).map(({ email }) => email);

  it('cannot delete their account until somebody else is one, and others can', async () => {
    expect(await leave(ada)).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('Make somebody else an admin first') as string },
    });
    expect((await server.mails()).join()).not.toContain('Your account will be deleted');
    await admins('grace@example.com');
    expect((await leave(ada)).status).toBe(200);
    expect((await leave(grace)).status).toBe(409);
    await server.call('POST', '/account/keep', undefined, headers(ada));
    expect((await leave(grace)).status).toBe(200);
    expect(await staying()).toEqual(['ada@example.com']);
  });

  it('is one of two who delete their accounts at the same time', async () => {
    await admins('grace@example.com');
    const { db } = server.services;
    const rows = db.updateTable('account').set((account) => ({ stored_bytes: account.ref('stored_bytes') }));
    // Both are let in before either can change anything.
    const { begun } = await db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(rows);
      const calls = [leave(ada), leave(grace)];
      await setTimeout(500);
      return { begun: calls };
    });
    const statuses = (await Promise.all(begun)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await staying()).toHaveLength(1);
  });

  it('is not taken from the server by one who is leaving', async () => {
    await admins('grace@example.com');
    expect((await leave(ada)).status).toBe(200);
    const id = grace?.accountId ?? '';
    const { revision } = await server.services.db
      .selectFrom('account')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = { revision, reason: 'On my way out' };
    for (const [step, more] of [
      ['suspend', {}],
      ['role', { role: 'user' }],
      ['remove', {}],
    ] as const)
      expect(
        (await server.call('POST', `/admin/users/${id}/${step}`, { ...asked, ...more }, headers(ada))).status,
      ).toBe(409);
    expect(await staying()).toEqual(['grace@example.com']);
    // What leaves them an admin is still possible.
    expect((await server.call('POST', `/admin/users/${id}/sign-out`, asked, headers(ada))).status).toBe(200);
  });
});
