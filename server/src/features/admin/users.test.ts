import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createResume, newId } from '@vitae/domain';
import { ada, testPassword as password } from '@vitae/testkit/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Who = Record<string, string>;
const rowsSchema = z.object({ rows: z.array(z.looseObject({ id: z.string() })), next: z.string().nullable() });
const entriesSchema = z.object({ entries: z.array(z.looseObject({ id: z.string(), action: z.string() })) });
const hour = 60 * 60_000;

onBothDatabases('administration', (newPlace) => {
  let server: TestServer;
  let [admin, second, user]: Who[] = [];
  const ids = new Map<string, string>();

  const join = async (name: string, email = `${name.toLowerCase()}@example.com`): Promise<Who> => {
    const { accountId, headers } = await signUp(server, email, { name });
    ids.set(email, accountId);
    return headers;
  };
  const idOf = (email: string) => ids.get(email) ?? '';
  const get = (path: string, who: Who = admin ?? {}) => server.call('GET', path, undefined, who);
  const post = (path: string, body: unknown, who: Who = admin ?? {}) => server.call('POST', path, body, who);
  const found = async (query: string, kind = 'users') => rowsSchema.parse((await get(`/admin/${kind}?${query}`)).body);
  const record = async (query = '') => entriesSchema.parse((await get(`/admin/audit?${query}`)).body).entries;
  const push = (title: string, who: Who, kind?: object) => {
    const doc = { ...createResume({ title }), ...kind };
    const body = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
    return server.call('PUT', `/documents/${doc.id}`, body, who).then(() => doc);
  };

  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    [admin, second, user] = [
      await join('Admin'),
      await join('Second'),
      await join('Zoë Quinn', 'zoe.quinn@example.com'),
    ];
    await server.services.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('email', 'in', ['admin@example.com', 'second@example.com'])
      .execute();
  });
  afterAll(() => server.stop());

  it.each([
    ['the beginning of an address', 'zoe.q'],
    ['a part of an address', 'quinn'],
    ['the beginning of a name, in capitals', 'ZO%C3%8B'],
    ['two words in any order', 'quinn%20zo'],
    ['the domain, with a word', 'example.com%20zo%C3%AB'],
  ])('finds accounts by %s', async (_what, search) => {
    expect((await found(`search=${search}`)).rows).toMatchObject([{ email: 'zoe.quinn@example.com' }]);
  });

  it('finds an account by its id, and by its name after it was changed', async () => {
    expect((await found(`search=${idOf('zoe.quinn@example.com')}`)).rows).toHaveLength(1);
    await server.call('PATCH', '/account', { name: 'Zoë Baird' }, user);
    expect((await found('search=baird')).rows).toHaveLength(1);
    expect((await found('search=zzz')).rows).toEqual([]);
    // Nothing is left of it, and everything begins with nothing.
    for (const search of [',', '%20,%20', '%2C%2C']) expect((await found(`search=${search}`)).rows).toEqual([]);
  });

  it('goes through all accounts page by page, in every order, and refuses a made-up cursor', async () => {
    const time = (index: number) => new Date(Date.UTC(2025, 0, 1, 0, index % 7)).toISOString();
    const account = await server.services.db.selectFrom('account').selectAll().limit(1).executeTakeFirstOrThrow();
    await server.services.db
      .insertInto('account')
      .values(
        Array.from({ length: 110 }, (_, index) => ({
          ...account,
          id: newId(),
          email: `p${index}@many.example`,
          email_key: `p${index}@many.example`,
          name: `Person ${index % 5}`,
          role: 'user' as const,
          created_at: time(index),
        })),
      )
      .execute();
    for (const sort of ['created', 'email', 'name'])
      for (const order of ['asc', 'desc']) {
        const seen: string[] = [];
        for (let after: string | null = ''; after !== null;) {
          const page = await found(`sort=${sort}&order=${order}${after && `&after=${after}`}`);
          seen.push(...page.rows.map(({ id }) => id));
          after = page.next;
        }
        expect([sort, order, new Set(seen).size, seen.length]).toEqual([sort, order, 113, 113]);
      }
    const places = ['["a"]', String.raw`["\u0000","x"]`].map((place) => Buffer.from(place).toString('base64url'));
    for (const cursor of ['x', ...places])
      expect((await get(`/admin/users?after=${cursor}`)).body['code']).toBe('invalid');
  });

  it('gives exactly the filtered accounts as CSV, puts that on record, and runs no formula', async () => {
    await server.services.db
      .updateTable('account')
      .set({ name: '=HYPERLINK("a", "b")' })
      .where('email', '=', 'p7@many.example')
      .execute();
    const response = await fetch(`${server.origin}/api/admin/users/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'user', sort: 'name', order: 'asc', reason: 'For the census' }),
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(112);
    expect(lines[0]).toBe('id,email,name,role,status,email confirmed,country,bytes,created,deletion');
    expect(lines.find((line) => line.includes('p7@'))).toContain(`"'=HYPERLINK(""a"", ""b"")"`);
    const ours = { action: 'admin.users.export', reason: 'For the census' };
    expect(await record('subject=users')).toMatchObject([
      { ...ours, after: { lines: 111, isWhole: true } },
      { ...ours, after: { role: 'user', sort: 'name' } },
    ]);
  });

  describe('of one account', () => {
    const id = () => idOf('zoe.quinn@example.com');
    const revision = async () => Number((await get(`/admin/users/${id()}`)).body['revision']);
    const change = async (step: string, more: object = {}, who?: Who) =>
      post(`/admin/users/${id()}/${step}`, { revision: await revision(), reason: 'She asked for it', ...more }, who);

    it('suspends it with a reason: tokens die at once, it cannot sign in, and a new session is needed afterwards', async () => {
      expect((await change('suspend', { reason: ' ' })).body['code']).toBe('invalid');
      expect((await server.call('GET', '/auth/session', undefined, user)).status).toBe(200);
      expect((await change('suspend')).body).toMatchObject({ status: 'suspended', sessions: [] });
      expect((await server.call('GET', '/auth/session', undefined, user)).body['code']).toBe('unauthenticated');
      const again = { email: 'zoe.quinn@example.com', password };
      expect((await server.call('POST', '/auth/sign-in', again)).status).toBe(403);
      expect((await found('state=suspended')).rows).toHaveLength(1);
      expect((await change('reinstate')).body).toMatchObject({ status: 'active' });
      expect((await server.call('GET', '/auth/session', undefined, user)).body['code']).toBe('unauthenticated');
      const { body } = await server.call('POST', '/auth/sign-in', again);
      user = { authorization: `Bearer ${String(body['accessToken'])}` };
      expect((await server.call('GET', '/auth/session', undefined, user)).status).toBe(200);
    });

    it('records who changed what, the state before and after, why, when and from where', async () => {
      const [reinstated, suspended] = await record(`subject=user%20${id()}`);
      expect(suspended).toMatchObject({
        action: 'admin.users.suspend',
        email: 'admin@example.com',
        subject: `user ${id()}`,
        subjectName: 'zoe.quinn@example.com',
        reason: 'She asked for it',
        before: { status: 'active', sessions: 1 },
        after: { status: 'suspended', sessions: 0 },
        outcome: 'done',
        at: expect.any(String) as string,
        network: expect.stringMatching(/./) as string,
      });
      expect(reinstated).toMatchObject({ before: { status: 'suspended' }, after: { status: 'active' } });
      for (const search of ['zoe.quinn', 'asked%20for', 'admin.users.sus', id()])
        expect((await record(`search=${search}`)).length).toBeGreaterThan(0);
      expect(await record('search=100%25')).toEqual([]);
    });

    it('is refused where another admin came first, and changes nothing then', async () => {
      const seen = await revision();
      expect((await post(`/admin/users/${id()}/sign-out`, { revision: seen, reason: 'First' }, second)).status).toBe(
        200,
      );
      const late = await post(`/admin/users/${id()}/suspend`, { revision: seen, reason: 'Second' });
      expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
      expect((await get(`/admin/users/${id()}`)).body).toMatchObject({ status: 'active' });
      expect((await record())[0]).toMatchObject({ outcome: 'conflict', before: null, after: null });
    });

    it('gives the role of an admin only with a confirmed address, and takes it again', async () => {
      expect((await change('role', { role: 'admin' })).body['code']).toBe('conflict');
      await server.services.db
        .updateTable('account')
        .set({ email_verified_at: '2026-01-01T00:00:00.000Z' })
        .where('id', '=', id())
        .execute();
      expect((await change('role', { role: 'admin' })).body['role']).toBe('admin');
      expect((await get('/admin/users', user)).body['code']).toBe('unauthenticated');
      expect((await change('role', { role: 'user' })).body['role']).toBe('user');
    });

    it('never locks its admin out', async () => {
      const own = idOf('admin@example.com');
      const body = { revision: 0, reason: 'By mistake', role: 'user' };
      for (const step of ['suspend', 'role', 'remove'])
        expect((await post(`/admin/users/${own}/${step}`, body)).body['code']).toBe('conflict');
      expect((await get(`/admin/users/${own}`)).body).toMatchObject({ role: 'admin', status: 'active', isMe: true });
    });

    it('leaves one admin where two take the role from each other at the same time', async () => {
      const both = [
        { who: admin, other: idOf('second@example.com') },
        { who: second, other: idOf('admin@example.com') },
      ];
      const seen = async (other: string) => Number((await get(`/admin/users/${other}`)).body['revision']);
      const asked = await Promise.all(both.map(async (one) => ({ ...one, revision: await seen(one.other) })));
      const { db } = server.services;
      const rows = db.updateTable('account').set((account) => ({ stored_bytes: account.ref('stored_bytes') }));
      // Both are let in before either can change anything.
      const calls = await db.transaction().execute(async (transaction) => {
        await transaction.executeQuery(rows);
        const begun = asked.map(({ who, other, revision }) =>
          post(`/admin/users/${other}/role`, { revision, reason: 'A quarrel', role: 'user' }, who),
        );
        await setTimeout(300);
        return { begun };
      });
      const answers = await Promise.all(calls.begun);
      const admins = await db.selectFrom('account').select('id').where('role', '=', 'admin').execute();
      await db
        .updateTable('account')
        .set({ role: 'admin' })
        .where('email', 'in', ['admin@example.com', 'second@example.com'])
        .execute();
      expect(admins).toHaveLength(1);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
    });

    it('deletes it for its person, who is notified and can keep it; and takes its data with their knowledge', async () => {
      expect((await change('remove')).body['deletedAt']).toEqual(expect.any(String));
      expect((await found('state=leaving')).rows).toHaveLength(1);
      expect((await change('keep')).body['deletedAt']).toBeNull();
      const zip = await fetch(`${server.origin}/api/admin/users/${id()}/download`, {
        method: 'POST',
        headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'Her letter of May' }),
      });
      expect(
        Buffer.from(await zip.arrayBuffer())
          .subarray(0, 2)
          .toString(),
      ).toBe('PK');
      const mails = (await server.mails()).join('\n');
      expect(mails).toContain('Your account will be deleted');
      expect(mails).toContain('Her letter of May');
    });
  });

  describe('of documents', () => {
    it('finds them by address, title and owner, in every order and in the trash, without what is in them', async () => {
      const again = await server.call('POST', '/auth/sign-in', { email: 'zoe.quinn@example.com', password });
      user = { authorization: `Bearer ${String(again.body['accessToken'])}` };
      const doc = await push('Crane operator', user);
      const trashed = await push('Old one', user);
      await server.call('DELETE', `/documents/${trashed.id}`, { baseRev: 1 }, user);
      for (const query of [
        '',
        'search=crane%20op',
        `search=${doc.slug}`,
        `search=${doc.id}`,
        `kind=coverletter&search=${doc.id.toUpperCase()}`,
        'search=Cr%C3%A0n%C3%A9',
        'search=ZOE.quinn@example.com',
        'sort=created',
      ])
        expect((await found(query, 'documents')).rows).toMatchObject([
          { title: 'Crane operator', slug: doc.slug, owner: { email: 'zoe.quinn@example.com' } },
        ]);
      expect((await found('state=trash', 'documents')).rows).toMatchObject([{ title: 'Old one' }]);
      expect((await found('kind=coverletter', 'documents')).rows).toEqual([]);
      const { body } = await get(`/admin/documents/${doc.slug}`);
      expect(body).toMatchObject({ title: 'Crane operator', revision: 1, versions: 1 });
      expect(JSON.stringify(body)).not.toContain('"basics"');
    });

    it('opens what someone wrote only for a reason, on record, and tells them', async () => {
      const doc = await push('Opened', user ?? {});
      const path = `/admin/documents/${doc.slug}/open`;
      expect((await post(path, { reason: '' })).body['code']).toBe('invalid');
      expect((await post(path, { reason: 'Ticket 77' })).body['doc']).toMatchObject({ id: doc.id, basics: {} });
      expect((await record(`subject=document%20${doc.id}`))[0]).toMatchObject({ reason: 'Ticket 77', outcome: 'done' });
      const mail = (await server.mails()).find((text) => text.includes('Ticket 77'));
      expect(mail).toContain('zoe.quinn@example.com');
      // Unless the server is set not to.
      Object.assign(server.services.config, { tellOwners: false });
      expect((await post(path, { reason: 'Ticket 78' })).status).toBe(200);
      expect((await record(`subject=document%20${doc.id}`))[0]).toMatchObject({ reason: 'Ticket 78', outcome: 'done' });
      expect((await server.mails()).some((text) => text.includes('Ticket 78'))).toBe(false);
      Object.assign(server.services.config, { tellOwners: true });
    });
  });

  it('keeps the record append-only in the database itself, except for what is too old to keep', async () => {
    const { db } = server.services;
    const entry = await db.selectFrom('audit').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
    const refused = /append-only/;
    await expect(db.updateTable('audit').set({ reason: 'Another' }).execute()).rejects.toThrow(refused);
    await expect(db.updateTable('audit').set({ outcome: null }).where('id', '=', entry.id).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow(refused);
    await expect(sql`delete from audit where id = ${entry.id}`.execute(db)).rejects.toThrow(refused);
    server.pass(3 * 365 * 24 * hour);
    await server.housekeeping();
    expect(await db.selectFrom('audit').selectAll().execute()).toEqual([]);
    server.pass(-3 * 365 * 24 * hour);
  });
});

onBothDatabases('an admin without a second factor', (newPlace) => {
  it('is refused everything where the setting demands one', async () => {
    const server = await startTestServer(await newPlace(), { environment: { ADMIN_SECOND_FACTOR: 'yes' } });
    const { headers: who } = await signUp(server);
    const { db } = server.services;
    await db.updateTable('account').set({ role: 'admin' }).execute();
    for (const path of ['/admin/users', '/admin/jobs', '/admin/audit'])
      expect((await server.call('GET', path, undefined, who)).status).toBe(403);
    // Neither does having one: the session has to have been signed in with it.
    await db.updateTable('account').set({ totp_secret: 'A', totp_confirmed_at: '2026-01-01T00:00:00.000Z' }).execute();
    expect((await server.call('GET', '/admin/users', undefined, who)).status).toBe(403);
    await db.updateTable('session').set({ signed_in_by: 'totp' }).execute();
    expect((await server.call('GET', '/admin/users', undefined, who)).status).toBe(200);
    await server.stop();
  });

  it('opens nothing with a password or Google where a passkey is the only factor', async () => {
    const server = await startTestServer(await newPlace(), { environment: { ADMIN_SECOND_FACTOR: 'yes' } });
    const { db } = server.services;
    const early = await signUp(server);
    await db.updateTable('account').set({ role: 'admin' }).execute();
    const key = newAuthenticator(server);
    await key.add(early.headers, password);
    const isLetIn = async (who: { authorization: string }) =>
      (await server.call('GET', '/admin/users', undefined, who)).status === 200;
    const byPassword = await server.call('POST', '/auth/sign-in', { email: ada.email, password: password });
    const stolen = bearer(byPassword.body['accessToken']);
    const byPasskey = bearer((await key.signIn()).body['accessToken']);
    expect(await Promise.all([early.headers, stolen, byPasskey].map(isLetIn))).toEqual([false, false, true]);
    // What a stolen password opens cannot give the account another factor either.
    expect(await newAuthenticator(server).start(stolen, password)).toMatchObject({ status: 403 });
    const totp = await server.call('POST', '/account/totp', { currentPassword: password }, stolen);
    expect(totp.status).toBe(403);
    await db.updateTable('session').set({ signed_in_by: 'google' }).where('signed_in_by', '=', 'password').execute();
    expect(await isLetIn(stolen)).toBe(false);
    await server.stop();
  });

  it('takes the factor of a sign-in along to an app', async () => {
    const server = await startTestServer(await newPlace());
    const { db } = server.services;
    const { headers } = await signUp(server);
    const ways = async () =>
      (await db.selectFrom('session').select('signed_in_by').orderBy('created_at').orderBy('id').execute()).map(
        (row) => row.signed_in_by,
      );
    expect(await ways()).toEqual(['password']);
    await db.updateTable('session').set({ signed_in_by: 'passkey' }).execute();
    const verifier = 'v'.repeat(43);
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    const { code } = (await server.call('POST', '/auth/native/grant', { codeChallenge }, headers)).body;
    const exchanged = await server.call('POST', '/auth/native/exchange', { code, codeVerifier: verifier });
    expect(exchanged.status).toBe(200);
    expect(await ways()).toEqual(['passkey', 'passkey']);
    await server.stop();
  });

  it('takes the factor of a sign-in along to the session that a confirmed address starts', async () => {
    const server = await startTestServer(await newPlace());
    const { db } = server.services;
    const { body } = await server.call('POST', '/auth/sign-up', { name: 'Ada', email: ada.email, password });
    const code = /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
    await db.updateTable('session').set({ signed_in_by: 'totp' }).execute();
    const given = { challengeId: body['verifyEmail'], code };
    expect((await server.call('POST', '/auth/otp/verify', given, bearer(body['accessToken']))).status).toBe(200);
    const live = db.selectFrom('session').select('signed_in_by').where('ended_at', 'is', null);
    expect(await live.execute()).toEqual([{ signed_in_by: 'totp' }]);
    await server.stop();
  });
});
