import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { endpoints } from '../api/endpoints.ts';
import type { Limit } from '../limits.ts';
import { contractValues, type ContractValues } from '../testing/contract-values.ts';
import { sqlitePlace } from '../testing/databases.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/*
 * Every call of the contract by which something could be guessed, or done without an account, with what stops whoever
 * makes it again and again. `attacks.test.ts` has the attacks that take several calls.
 */

/** Inputs that somebody could try values of. */
const guessable =
  /^(?:password|currentPassword|code|codeVerifier|credential|challengeId|joinToken|accessToken|refreshToken|token|coupon|number|isApproved)$/;

/** Limits that stop a call, by whose they are; or why none is needed. */
const stoppedBy: Readonly<Record<string, readonly Limit[] | string>> = {
  'auth.signUp': ['sign-up address'],
  'auth.signIn': ['sign-in address', 'sign-in account'],
  'auth.signOut': 'ends only the session whose cookie or token it comes with',
  'auth.otp.send': ['mail address'],
  'auth.otp.verify': ['code address'],
  'auth.otp.verifyEmail':
    'a code takes five tries, an account thirty in an hour, and it belongs to the session: `waiting-codes.test.ts`',
  'auth.password.forgot': ['mail address'],
  'auth.password.reset': ['code address'],
  'auth.passkey.start': ['passkey address'],
  'auth.passkey.signIn': ['sign-in address'],
  'auth.social.start': 'answers with an address of the provider, and keeps nothing',
  'auth.social.signIn': ['sign-in address'],
  'auth.social.join': ['sign-up address'],
  'auth.native.exchange': ['code address'],
  'auth.token.get': 'answers with what its cookies have',
  'auth.token.set': 'tokens have 256 random bits or a signature',
  'auth.token.clear': 'takes cookies away',
  'auth.token.refresh': 'a refresh token has 256 random bits',
  'account.changePassword': ['sign-in account', 'password account'],
  'account.confirm': ['sign-in account', 'password account'],
  'account.email.change': ['sign-in account', 'password account'],
  'account.email.confirm': 'a code takes five tries, and an account thirty in an hour: `waiting-codes.test.ts`',
  'account.google.link': 'the provider answers for the code',
  'account.totp.start': ['sign-in account', 'password account'],
  'account.totp.confirm': ['second factor account'],
  'account.totp.remove': ['second factor account'],
  'account.passkeys.start': ['sign-in account', 'password account', 'passkey account'],
  'account.passkeys.add': 'a challenge is answered once',
  'account.passkeys.remove': 'asks for the password as `account.confirm` does, once the passkey was found',
  'account.remove': ['sign-in account', 'password account'],
  'shares.create': ['password account'],
  'shares.update': ['password account'],
  'coupons.check': ['coupon address', 'coupon account'],
  'payments.create': ['coupon address', 'coupon account', 'payment address', 'payment account'],
  'payments.card': ['card address', 'card account'],
  'payments.authenticate': 'approves only what the same account began',
  'newsletter.subscribe': ['newsletter address'],
  'newsletter.confirm': 'a token has random bits and a signature',
  'newsletter.unsubscribe': 'a token has random bits and a signature',
  'contact.send': ['contact address'],
};

describe('calls by which something could be guessed', () => {
  let server: TestServer;
  let values: ContractValues;
  let people = 0;
  const known = () => ({
    name: 'Ada',
    email: 'nobody@example.com',
    password: testPassword,
    currentPassword: testPassword,
    code: '123456',
    challengeId: '0190a5c2-7b1e-7000-8000-000000000000',
    codeVerifier: 'v'.repeat(43),
    joinToken: 'a.b.c',
    state: 's'.repeat(20),
    nonce: 'n'.repeat(20),
    country: 'US',
    locale: 'en',
    device: 'A device',
    key: randomUUID(),
    plan: 'pro',
    period: 'year',
    currency: 'USD',
    coupon: 'SPRING25',
    document: randomUUID(),
    number: '4242424242424242',
    expiry: '12/40',
    message: 'Hello there, this is a message.',
    hp: '',
    credential: {
      id: 'a2V5',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
    },
  });
  /** Where a name means something else. */
  const special: Readonly<Record<string, object>> = { 'payments.card': { code: '123' } };
  const bodyOf = (name: string) => {
    const body = values.body(name);
    return typeof body === 'object' && body !== null ? { ...body, ...special[name] } : body;
  };

  beforeAll(async () => {
    const environment = {
      TRUST_PROXY: '1',
      CONTACT_EMAIL: 'us@example.com',
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
    };
    server = await startTestServer(await sqlitePlace(), { environment });
    values = await contractValues(() => 0, known);
  });
  afterAll(() => server.stop());

  it('are all in this table, and nothing else is', async () => {
    const taken = await contractValues(
      () => 0,
      () => ({}),
    );
    const asked = endpoints().filter(({ name, method, access }) => {
      const body = taken.body(name);
      const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
      return (
        access !== 'admin' && ((access === 'anyone' && method !== 'GET') || names.some((one) => guessable.test(one)))
      );
    });
    // Its input is one of two forms, of which only one has a code.
    const names = new Set([...asked.map(({ name }) => name), 'auth.otp.verifyEmail']);
    expect(Object.keys(stoppedBy).toSorted()).toEqual([...names].toSorted());
  });

  const rows = Object.entries(stoppedBy).flatMap(([name, limits]) =>
    typeof limits === 'string' ? [] : limits.map((limit) => [name, limit] as const),
  );
  it.each(rows)('are stopped: %s by the limit "%s", which stops nobody else', async (name, limit) => {
    const endpoint = endpoints().find((one) => one.name === name);
    if (!endpoint) throw new Error('It is in the contract.');
    const somebody = async () => {
      people += 1;
      const [email, address] = [`person${people}@example.com`, `198.51.100.${people}`];
      const headers = { 'x-forwarded-for': `203.0.113.${people}` };
      const { accessToken, accountId: id } = await signUp(server, email, { headers });
      return { email, address, accessToken, id };
    };
    const [mallory, other] = [await somebody(), await somebody()];
    const call = ({ email, address, accessToken }: typeof mallory) => {
      const body = bodyOf(name);
      const own = name === 'auth.signIn' ? { email } : {};
      return server.call(
        endpoint.method,
        endpoint.path.replace('{provider}', 'google').replaceAll(/\{\w+\}/g, randomUUID()),
        typeof body === 'object' ? { ...body, ...own } : body,
        {
          'x-forwarded-for': address,
          ...(endpoint.access === 'user' && { authorization: `Bearer ${accessToken}` }),
        },
      );
    };
    const key = limit.endsWith('address') ? mallory.address : limit === 'sign-in account' ? mallory.email : mallory.id;
    for (let tries = 0; ; tries += 1) {
      if (tries > 700) throw new Error(`${limit} has no end.`);
      const isOver = await server.services.limits.count(limit, key).then(
        () => false,
        () => true,
      );
      if (isOver) break;
    }
    const answer = await call(mallory);
    expect([answer.status, answer.body['code']]).toEqual([429, 'too-many-requests']);
    expect((await call(other)).status).not.toBe(429);
  });
});
