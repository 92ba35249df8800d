import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword as password } from '@vitae/testkit/people';
import { queueMail } from '../features/mail/outbox.ts';
import { permitMail } from '../features/mail/permit-mail.ts';
import { queueMoneyMail } from '../features/payments/money-mail.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { startTestServer, type Answer, type TestServer } from '../testing/test-server.ts';

const victim = 'victim@example.com';
/** Per kind and hour. */
const mostOfOneKind = 5;

onBothDatabases('a stranger', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  let verifyEmail: unknown;
  beforeEach(async () => {
    server = await startTestServer(await newPlace(), { environment: { TRUST_PROXY: '1' } });
    // Registering with someone else's address creates an account that sends mail to it.
    const { body } = await server.call('POST', '/auth/sign-up', { name: 'Eve', email: victim, password });
    mine = { authorization: `Bearer ${String(body['accessToken'])}` };
    ({ verifyEmail } = body);
  });
  afterEach(() => server.stop());

  const mailsTo = async (recipient: string) =>
    (await server.services.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).length;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', path, body, headers);

  it.each<[string, (time: number) => Promise<Answer>, number]>([
    ['deleting an account', () => post('/account/delete', { currentPassword: password }, mine), 1],
    [
      'changing a password to itself',
      () => post('/account/password', { currentPassword: password, password }, mine),
      1,
    ],
    ['asking to confirm the address', () => post('/auth/otp/verify-email', undefined, mine), 0],
    ['asking for the code again', () => post('/auth/otp/send', { challengeId: verifyEmail }), 0],
    ['forgetting a password', () => post('/auth/password/forgot', { email: victim }), 1],
    [
      'changing the address',
      (time) => post('/account/email', { currentPassword: password, email: `other${time}@example.com` }, mine),
      1,
    ],
  ])('is stopped at %s after a few mails, whatever address it comes from', async (_name, act, before) => {
    const answers: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      mine['x-forwarded-for'] = `198.51.100.${time}`;
      answers.push((await act(time)).status);
    }
    // The code of the registration is counted separately, or with its kind.
    expect(answers.filter((status) => status === 200)).toHaveLength(mostOfOneKind - 1 + before);
    expect(answers.at(-1)).toBe(429);
    expect(await mailsTo(victim)).toBeLessThanOrEqual(mostOfOneKind + 1);
  });

  it('cannot send mail to one new address repeatedly, nor to many', async () => {
    let taken = 0;
    for (let time = 0; time < 30; time += 1)
      if ((await post('/account/email', { currentPassword: password, email: 'aim@example.com' }, mine)).status === 200)
        taken += 1;
    expect([taken, await mailsTo('aim@example.com')]).toEqual([mostOfOneKind, mostOfOneKind]);
  });

  it('never changes a password silently: if its owner can get no more mail, it is not changed', async () => {
    for (let time = 0; time < 8; time += 1) await post('/account/delete', { currentPassword: password }, mine);
    const answer = await post('/account/password', { currentPassword: password, password: 'another password' }, mine);
    expect([answer.status, answer.body['code']]).toEqual([429, 'too-many-requests']);
    expect((await post('/auth/sign-in', { email: victim, password })).status).toBe(200);
  });

  /** How many times two minutes after `began` each mail to the recipient is due; one that is being sent has got a later time. */
  const turnsOf = async (recipient: string, began: number) =>
    (
      await server.services.db
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('recipient', '=', recipient)
        .orderBy('next_attempt_at')
        .execute()
    ).map(({ next_attempt_at }) => Math.floor((Date.parse(next_attempt_at) - began) / 120_000));

  it('stops no money: beyond what an account may cause, its mail waits, and keeps its order', async () => {
    const { services } = server;
    const began = services.now().getTime();
    await services.db.deleteFrom('outbox').execute();
    const account = await services.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    // The registration was the first of twenty.
    for (let time = 0; time < 22; time += 1)
      await services.db.transaction().execute((db) => queueMoneyMail(db, services, account, { about: 'ended' }));
    expect(await turnsOf(victim, began)).toEqual([...Array.from({ length: 19 }, () => 0), 1, 2, 3]);
    expect((await post('/account/delete', { currentPassword: password }, mine)).status).toBe(429);
  });

  it('gets at most thirty mails about completed steps in one period, whoever causes them; the rest wait', async () => {
    const { services } = server;
    const began = services.now().getTime();
    for (let time = 0; time < 33; time += 1) {
      const kind = time % 2 === 0 ? 'review' : 'admin';
      const permit = await permitMail(services, kind, 'aim@example.com', {
        address: `198.51.100.${time}`,
        accountId: null,
      });
      await queueMail(services.db, services.now(), permit, { subject: 'Step', text: 'A step.' });
    }
    expect(await turnsOf('aim@example.com', began)).toEqual([...Array.from({ length: 30 }, () => 0), 1, 2, 3]);
  });

  it('an attempt to register an address of someone else uses up none of their mails', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await post('/auth/sign-up', { name: 'Eve', email: victim, password })).status).toBe(409);
    expect((await post('/auth/otp/verify-email', undefined, mine)).status).toBe(200);
  });
});
