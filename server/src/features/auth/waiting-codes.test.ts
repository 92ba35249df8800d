import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adaSignUp as ada } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

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
