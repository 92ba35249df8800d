import { testPassword } from '@vitae/testkit/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer, signUpAdmin } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
const asked = { reason: 'A test' };

onBothDatabases('mail as admins see it', (newPlace) => {
  let server: TestServer;
  let admin: Record<string, string>;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    admin = (await signUpAdmin(server)).headers;
  });
  afterEach(() => server.stop());

  const audit = async () =>
    (await server.call('GET', '/admin/audit', undefined, admin)).body['entries'] as Record<string, unknown>[];
  const csv = async (query: object) => {
    const response = await fetch(`${server.origin}/api/admin/mail/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'For the audit', ...query }),
    });
    const [head = '', ...lines] = (await response.text()).trim().split('\r\n');
    return { head, lines };
  };

  it('finds mail by the address or the name of its recipient, and downloads what is chosen', async () => {
    const { db } = server.services;
    await server.call('PATCH', '/account', { name: 'Grace Hopper' }, admin);
    const [row] = await db.selectFrom('outbox').selectAll().where('recipient', '=', 'admin@example.com').execute();
    if (!row) throw new Error('Nothing was mailed.');
    const more = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      recipient: `Many${index}@example.com`,
      challenge_id: null,
      subject: '=1+1',
      failed_at: index % 2 ? row.created_at : null,
      sent_at: null,
    }));
    await db.insertInto('outbox').values(more).execute();
    const found = async (query: string) => {
      const { body } = await server.call('GET', `/admin/mail?${query}`, undefined, admin);
      return { mails: body['mails'] as { id: string; recipient: string }[], more: body['more'] };
    };
    expect((await found('search=hopper')).mails.map(({ recipient }) => recipient)).toContain('admin@example.com');
    expect((await found('search=Many7@')).mails).toHaveLength(1);
    const first = await found('search=Many&order=asc');
    const rest = await found(`search=Many&order=asc&after=${String(first.mails.at(-1)?.id)}`);
    expect([first.more, rest.more]).toEqual([true, false]);
    expect([...first.mails, ...rest.mails].map(({ id }) => id)).toEqual(more.map(({ id }) => id));
    const { head, lines } = await csv({ search: 'Many', state: 'failed' });
    expect(head).toBe('id,to,subject,state,attempts,queued,when');
    expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual(
      more.flatMap(({ recipient, failed_at }) => (failed_at ? [[recipient, "'=1+1", 'failed']] : [])).toReversed(),
    );
  });

  it('sends no mail a second time while it is being sent', async () => {
    const { db, now } = server.services;
    const [row] = await db.selectFrom('outbox').selectAll().limit(1).execute();
    if (!row) throw new Error('Nothing was mailed.');
    const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    const mail = { ...row, text: 'Dear', challenge_id: null, sent_at: null, failed_at: null };
    const ids = Array.from({ length: 4 }, (_, index) => `00000000-0000-7000-9000-00000000000${index}`);
    const [fresh = '', sending = '', waiting = '', failed = ''] = ids;
    const times = [
      { attempts: 0, next_attempt_at: inMinutes(5) },
      // Just taken for the second time: the third would be in five minutes.
      { attempts: 2, next_attempt_at: inMinutes(5) },
      { attempts: 2, next_attempt_at: inMinutes(3) },
      { attempts: 2, next_attempt_at: inMinutes(5), failed_at: inMinutes(0) },
    ];
    await db
      .insertInto('outbox')
      .values(times.map((time, index) => ({ ...mail, id: ids[index] ?? '', recipient: 'again@example.com', ...time })))
      .execute();
    const { body } = await server.call('GET', '/admin/mail?search=again@example.com&order=asc', undefined, admin);
    expect(body['mails']).toMatchObject([true, false, true, true].map((canRetry) => ({ canRetry })));
    const retry = (id: string) => server.call('POST', `/admin/mail/${id}/retry`, { reason: 'They ask' }, admin);
    expect(await retry(sending)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const id of [fresh, waiting, failed]) expect((await retry(id)).status).toBe(200);
    await db.deleteFrom('outbox').where('id', 'in', ids).execute();
  });

  it('sends a code again that was sent: a new one with a time of its own, counted, on record, and the old one is void', async () => {
    const ada = await server.call('POST', '/auth/sign-up', {
      name: 'Ada',
      email: 'ada@example.com',
      password: testPassword,
    });
    const theirs = bearer(ada.body['accessToken']);
    const codes = async () =>
      (await server.mails()).flatMap(
        (mail) => /To: ada@[^]*?confirm your email address is (\d{6})/.exec(mail)?.[1] ?? [],
      );
    const mail = async () => {
      const { body } = await server.call('GET', '/admin/mail?recipient=ada@example.com', undefined, admin);
      return body['mails'] as { id: string; state: string; again: string }[];
    };
    const again = (id = '') => server.call('POST', `/admin/mail/${id}/retry`, { reason: 'It never came' }, admin);
    const answer = (code = '') =>
      server.call('POST', '/auth/otp/verify', { challengeId: ada.body['verifyEmail'], code }, theirs);
    const [old] = await codes();
    const [sent] = await mail();
    expect(sent).toMatchObject({ kind: 'code', state: 'sent', again: 'code', canRetry: true });
    // The time of the first one is over, and that of the new one begins with its delivery.
    server.pass(11 * minute);
    expect(await again(sent?.id)).toMatchObject({ status: 200, body: { kind: 'code', state: 'waiting' } });
    const fresh = (await codes()).at(-1);
    if (fresh !== old) expect((await answer(old)).status).not.toBe(200);
    expect((await audit())[0]).toMatchObject({
      action: 'admin.mail.retry',
      subject: `mail ${sent?.id}`,
      subjectName: 'ada@example.com',
      reason: 'It never came',
      before: { state: 'sent' },
      after: { code: 'verify-email' },
    });
    // It counts like those that the person asks for.
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await again(sent?.id)).status);
    expect(statuses).toContain(429);
    await server.mails();
    expect((await answer((await codes()).at(-1))).status).toBe(200);
    expect(await mail()).toSatisfy(
      (mails: { again: string }[]) => mails.filter(({ again: how }) => how === 'over').length >= 2,
    );
    expect((await again(sent?.id)).body).toMatchObject({ code: 'conflict' });
  });

  it('says of each mail whether it can be sent again, and why not', async () => {
    const { db } = server.services;
    const [row] = await db.selectFrom('outbox').selectAll().limit(1).execute();
    if (!row) throw new Error('Nothing was mailed.');
    const at = server.services.now().toISOString();
    const mail = { ...row, recipient: 'kinds@example.com', challenge_id: null, sent_at: null, failed_at: null };
    const kinds = [
      [{ text: 'Dear', failed_at: at, attempts: 6 }, 'same'],
      [{ text: '', subject: '', sent_at: at }, 'sent'],
      [{ text: '', subject: '', failed_at: at, useless_after: at }, 'over'],
      [{ text: '', subject: '', sent_at: at, challenge_id: '0195d0c0-0000-7000-8000-00000000000f' }, 'over'],
    ] as const;
    const rows = kinds.map(([more], index) => ({
      ...mail,
      ...more,
      id: `00000000-0000-7000-a000-00000000000${index}`,
    }));
    await db.insertInto('outbox').values(rows).execute();
    const { body } = await server.call('GET', '/admin/mail?recipient=kinds@example.com&order=asc', undefined, admin);
    expect((body['mails'] as { again: string }[]).map(({ again }) => again)).toEqual(kinds.map(([, again]) => again));
    for (const [index, [, again]] of kinds.entries())
      expect((await server.call('POST', `/admin/mail/${rows[index]?.id}/retry`, asked, admin)).status).toBe(
        again === 'same' ? 200 : 409,
      );
  });
});
