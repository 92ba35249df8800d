import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword as password } from '@vitae/testkit/people';
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

  it('an attempt to register an address of someone else uses up none of their mails', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await post('/auth/sign-up', { name: 'Eve', email: victim, password })).status).toBe(409);
    expect((await post('/auth/otp/verify-email', undefined, mine)).status).toBe(200);
  });
});
