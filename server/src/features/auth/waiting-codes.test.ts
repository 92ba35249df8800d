import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adaSignUp as ada } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { bearer } from '../../testing/signed-up.ts';
import { startTestServer, type Answer, type TestServer } from '../../testing/test-server.ts';

onBothDatabases('pending codes', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  let verifyEmail: unknown;
  let mailed: string;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    const { body } = await server.call('POST', '/auth/sign-up', ada);
    mine = bearer(body['accessToken']);
    verifyEmail = body['verifyEmail'];
    mailed = await lastCode();
  });
  afterEach(() => server.stop());

  const lastCode = async () => /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
  const signIn = (password = ada.password) => server.call('POST', '/auth/sign-in', { email: ada.email, password });
  const verify = (challengeId: unknown, code: unknown, headers = {}) =>
    server.call('POST', '/auth/otp/verify', { challengeId, code }, headers);
  const appCode = (secret: unknown) =>
    new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: server.services.now().getTime() });
  const turnOnTotp = async () => {
    const { secret } = (await server.call('POST', '/account/totp', { currentPassword: ada.password }, mine)).body;
    await server.call('POST', '/account/totp/confirm', { code: appCode(secret) }, mine);
    server.pass(31_000);
    return secret;
  };

  it('are not enough to sign in once a second factor is on', async () => {
    await turnOnTotp();
    expect((await verify(verifyEmail, mailed, mine)).body).toMatchObject({ code: 'invalid-code' });
  });

  it('only confirm the address if a second factor is on', async () => {
    const secret = await turnOnTotp();
    const { challengeId } = (await server.call('POST', '/auth/otp/verify-email', undefined, mine)).body;
    const code = await lastCode();
    expect((await verify(challengeId, code)).body).toMatchObject({ code: 'unauthenticated' });
    const { body } = await signIn();
    expect(body).toMatchObject({ status: 'challenge', kind: 'totp' });
    expect((await verify(body['challengeId'], appCode(secret))).body).toMatchObject({
      status: 'signed-in',
      user: { emailVerified: false },
    });
    expect((await verify(challengeId, code, mine)).body).toMatchObject({ user: { emailVerified: true } });
  });

  it('to confirm an address belong to the session that requested them', async () => {
    const other = bearer((await signIn()).body['accessToken']);
    const asked = await server.call('POST', '/auth/otp/verify-email', undefined, other);
    const code = await lastCode();
    const { challengeId } = asked.body;
    // More attempts than a code allows: those of other users do not count.
    for (let tries = 0; tries < 6; tries += 1)
      expect((await verify(challengeId, code, mine)).body).toMatchObject({ code: 'invalid-code' });
    expect((await verify(challengeId, code)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await verify(verifyEmail, mailed, other)).body).toMatchObject({ code: 'invalid-code' });
    expect((await verify(challengeId, code, other)).body).toMatchObject({ status: 'signed-in' });
  });

  it('are void after signing out everywhere, and are not sent again', async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn('wrong password');
    const { challengeId } = (await signIn()).body;
    const code = await lastCode();
    await server.call('POST', '/auth/sign-out-everywhere', undefined, mine);
    expect((await verify(challengeId, code)).body).toMatchObject({ code: 'invalid-code' });
    expect((await verify(verifyEmail, mailed, mine)).body).toMatchObject({ code: 'unauthenticated' });
    const before = (await server.mails()).length;
    await server.call('POST', '/auth/otp/send', { challengeId: verifyEmail });
    expect(await server.mails()).toHaveLength(before);
  });

  it('are void after a new password', async () => {
    await server.call(
      'POST',
      '/account/password',
      { currentPassword: ada.password, password: 'engine number two' },
      mine,
    );
    expect((await verify(verifyEmail, mailed, mine)).body).toMatchObject({ code: 'invalid-code' });
  });

  it('are void after the second factor was turned off', async () => {
    const secret = await turnOnTotp();
    const { challengeId } = (await server.call('POST', '/auth/otp/verify-email', undefined, mine)).body;
    const code = await lastCode();
    const removed = await server.call('POST', '/account/totp/remove', { code: appCode(secret) }, mine);
    expect(removed.status).toBe(200);
    expect((await verify(challengeId, code, mine)).body).toMatchObject({ code: 'invalid-code' });
  });

  const idOfAda = async () =>
    (await server.services.db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id;
  const tried = async (key: string) => server.services.limits.countOf('code account', key);
  /** Tries wrong codes for a challenge that is sent again as often as possible, and returns the answers. */
  const guess = async (challengeId: unknown, act: (challengeId: unknown) => Promise<Answer>) => {
    const answers = new Set<unknown>();
    for (let mail = 0; mail < 5; mail += 1) {
      if (mail > 0) await server.call('POST', '/auth/otp/send', { challengeId });
      for (let tries = 0; tries < 5; tries += 1) answers.add((await act(challengeId)).body['code']);
    }
    return [...answers];
  };
  const askAtSignIn = async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn('wrong password');
    return (await signIn()).body['challengeId'];
  };

  it('are tried thirty times an hour for one account, whatever they are for and however often they are sent', async () => {
    const wrong = (challengeId: unknown) => verify(challengeId, '000000', mine);
    expect(await guess(await askAtSignIn(), wrong)).toEqual(['invalid-code']);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await wrong(verifyEmail)).body).toMatchObject({ code: 'invalid-code' });
    const { challengeId } = (await server.call('POST', '/auth/otp/verify-email', undefined, mine)).body;
    const code = await lastCode();
    expect((await verify(challengeId, code, mine)).body).toMatchObject({ code: 'too-many-requests' });
    // It can still be entered once the hour is over, and a right one ends the count.
    await server.services.limits.forget('code account', await idOfAda());
    expect((await wrong(challengeId)).body).toMatchObject({ code: 'invalid-code' });
    expect(await tried(await idOfAda())).toBe(1);
    expect((await verify(challengeId, code, mine)).body).toMatchObject({ status: 'signed-in' });
    expect(await tried(await idOfAda())).toBe(0);
  });

  it('for a new password, which anyone may ask for, use up none of the tries that the owner has', async () => {
    const { challengeId } = (await server.call('POST', '/auth/password/forgot', { email: ada.email })).body;
    const password = 'a password of hers';
    const reset = (id: unknown) =>
      server.call('POST', '/auth/password/reset', { challengeId: id, code: '000000', password });
    expect(await guess(challengeId, reset)).toEqual(['invalid-code']);
    expect([await tried(`reset ${ada.email}`), await tried(await idOfAda())]).toEqual([25, 0]);
    expect((await verify(verifyEmail, mailed, mine)).body).toMatchObject({ status: 'signed-in' });
  });

  it('for a new password are refused alike with and without an account', async () => {
    const answers = [ada.email, 'nobody@example.com'].map(async (email) => {
      const { challengeId } = (await server.call('POST', '/auth/password/forgot', { email })).body;
      for (let tries = 0; tries < 30; tries += 1) await server.services.limits.count('code account', `reset ${email}`);
      const password = 'a password of hers';
      return (await server.call('POST', '/auth/password/reset', { challengeId, code: '000000', password })).body[
        'code'
      ];
    });
    expect(await Promise.all(answers)).toEqual(['too-many-requests', 'too-many-requests']);
  });

  it('are required after many wrong passwords, until a correct one', async () => {
    for (let tries = 0; tries < 5; tries += 1) await signIn('wrong password');
    expect((await signIn()).body).toMatchObject({ status: 'challenge', kind: 'otp' });
    const { body } = await signIn();
    expect(body).toMatchObject({ status: 'challenge', kind: 'otp' });
    expect((await verify(body['challengeId'], await lastCode())).body).toMatchObject({ status: 'signed-in' });
    expect((await signIn()).body).toMatchObject({ status: 'signed-in' });
  });

  it('cannot be guessed more often with correct passwords between the attempts', async () => {
    await turnOnTotp();
    const remove = () => server.call('POST', '/account/totp/remove', { code: '000000' }, mine);
    const answers: number[] = [];
    for (let tries = 0; tries < 24; tries += 1) {
      answers.push((await remove()).status);
      if (tries % 5 === 4) await signIn();
    }
    expect(answers.at(-1)).toBe(429);
  });
});
