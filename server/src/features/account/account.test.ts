import { randomUUID } from 'node:crypto';
import { createResume, newId } from '@vitae/domain';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adaSignUp as ada, bob } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { samplePicture } from '../../testing/sample-picture.ts';
import { bearer, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

onBothDatabases('an account', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    ({ headers: mine } = await signUp(server, ada.email, { name: ada.name }));
  });
  afterEach(() => server.stop());

  const signIn = (password = ada.password, email = ada.email, headers = {}) =>
    server.call('POST', '/auth/sign-in', { email, password }, headers);
  const lastCode = async () => /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1] ?? '';
  const codeOf = (secret: unknown) =>
    new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: server.services.now().getTime() });
  const turnOnTotp = async () => {
    const { secret, uri } = (await server.call('POST', '/account/totp', { currentPassword: ada.password }, mine)).body;
    const { recoveryCodes } = (await server.call('POST', '/account/totp/confirm', { code: codeOf(secret) }, mine)).body;
    server.pass(31 * second);
    return { secret, uri, recoveryCodes: recoveryCodes as string[] };
  };

  it('has the language of the page that it was made on, keeps the one that is chosen, and gets its mail in it', async () => {
    const german = { ...ada, email: 'grete@example.com' };
    const { body } = await server.call('POST', '/auth/sign-up', german, { 'accept-language': 'de-AT' });
    expect(body).toMatchObject({ user: { language: 'de' } });
    expect((await server.mails()).at(-1)).toContain('Ihr Code lautet ');
    const own = bearer(body['accessToken']);
    const changed = await server.call('PATCH', '/account', { language: 'fr' }, own);
    expect(changed.body).toMatchObject({ language: 'fr', locale: 'de' });
    expect((await server.call('PATCH', '/account', { language: 'tlh' }, own)).status).toBe(422);
    await server.call('POST', '/account/delete', { currentPassword: ada.password }, own);
    expect((await server.mails()).at(-1)).toContain('Votre compte Vitae et tout ce');
  });

  it('requires a code from the app once two-factor sign-in is on, and accepts each code once', async () => {
    const { secret, uri } = await turnOnTotp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vitae:ada%40example\.com\?/);
    const { body } = await signIn();
    expect(body).toEqual({ status: 'challenge', challengeId: expect.any(String) as string, kind: 'totp' });
    const code = codeOf(secret);
    expect(
      (await server.call('POST', '/auth/otp/verify', { challengeId: body['challengeId'], code })).body,
    ).toMatchObject({ status: 'signed-in', user: { hasTotp: true } });
    const again = (await signIn()).body;
    expect(
      (await server.call('POST', '/auth/otp/verify', { challengeId: again['challengeId'], code })).body,
    ).toMatchObject({ code: 'invalid-code' });
  });

  it('prevents guessing a second factor: five attempts per challenge', async () => {
    const { secret } = await turnOnTotp();
    const { challengeId } = (await signIn()).body;
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await server.call('POST', '/auth/otp/verify', { challengeId, code: wrong });
    expect((await server.call('POST', '/auth/otp/verify', { challengeId, code: codeOf(secret) })).status).toBe(401);
  });

  it('accepts each recovery code once, instead of a code from the app', async () => {
    const { recoveryCodes } = await turnOnTotp();
    expect(recoveryCodes).toHaveLength(10);
    const use = async (code: string | undefined) =>
      (await server.call('POST', '/auth/otp/verify', { challengeId: (await signIn()).body['challengeId'], code }))
        .status;
    expect(await use(recoveryCodes[0])).toBe(200);
    expect(await use(recoveryCodes[0])).toBe(401);
    expect(await use(recoveryCodes[1])).toBe(200);
  });

  it('turns two-factor sign-in off with a code, and notifies the owner by mail', async () => {
    const { secret } = await turnOnTotp();
    expect(
      (
        await server.call(
          'POST',
          '/account/totp/remove',
          { code: codeOf(secret) === '000000' ? '000001' : '000000' },
          mine,
        )
      ).status,
    ).toBe(401);
    expect((await server.call('POST', '/account/totp/remove', { code: codeOf(secret) }, mine)).status).toBe(200);
    expect((await server.mails()).at(-1)).toContain('Two-factor sign-in was turned off');
    expect((await signIn()).body).toMatchObject({ status: 'signed-in' });
  });

  it('changes its address with a code to the new one and a notice to the old one, whose codes are void', async () => {
    const reset = (await server.call('POST', '/auth/password/forgot', { email: ada.email })).body['challengeId'];
    const resetCode = await lastCode();
    expect(
      (await server.call('POST', '/account/email', { email: 'new@example.com', currentPassword: 'wrong' }, mine)).body,
    ).toMatchObject({ code: 'invalid-credentials' });
    const { challengeId } = (
      await server.call('POST', '/account/email', { email: 'New@Example.com', currentPassword: ada.password }, mine)
    ).body;
    const mails = await server.mails();
    expect(mails.some((mail) => mail.includes('To: ada@example.com') && mail.includes('about to change'))).toBe(true);
    const code = /use this address for your account is (\d{6})/.exec(mails.join(''))?.[1];
    expect((await server.call('POST', '/account/email/confirm', { challengeId, code }, mine)).body).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect((await signIn()).status).toBe(401);
    expect((await signIn(ada.password, 'new@example.com')).status).toBe(200);
    expect(
      (
        await server.call('POST', '/auth/password/reset', {
          challengeId: reset,
          code: resetCode,
          password: 'a stolen password',
        })
      ).status,
    ).toBe(401);
  });

  it('reveals that an address is taken with the code, not before', async () => {
    await signUp(server, bob.email);
    const { status, body } = await server.call(
      'POST',
      '/account/email',
      { email: 'bob@example.com', currentPassword: ada.password },
      mine,
    );
    expect(status).toBe(200);
    const code = /use this address for your account is (\d{6})/.exec((await server.mails()).join(''))?.[1];
    expect(
      (await server.call('POST', '/account/email/confirm', { challengeId: body['challengeId'], code }, mine)).body,
    ).toMatchObject({ code: 'email-taken' });
  });

  it('ends the other sessions with a new password, and keeps this one', async () => {
    const other = bearer((await signIn()).body['accessToken']);
    expect(
      (
        await server.call(
          'POST',
          '/account/password',
          { currentPassword: ada.password, password: 'a whole new password' },
          mine,
        )
      ).status,
    ).toBe(200);
    expect((await server.call('GET', '/auth/session', undefined, mine)).status).toBe(200);
    expect((await server.call('GET', '/auth/session', undefined, other)).status).toBe(401);
    expect((await server.mails()).at(-1)).toContain('Your password was changed');
  });

  it('lists its sessions by device name, and ends one of them', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const other = bearer((await signIn(ada.password, ada.email, { 'user-agent': agent })).body['accessToken']);
    const { sessions } = (await server.call('GET', '/account/sessions', undefined, mine)).body as {
      sessions: { id: string; device: string; isCurrent: boolean }[];
    };
    expect(sessions.map(({ isCurrent }) => isCurrent).toSorted((one, two) => Number(one) - Number(two))).toEqual([
      false,
      true,
    ]);
    const theirs = sessions.find(({ isCurrent }) => !isCurrent);
    expect(theirs?.device).toBe('Firefox on Linux');
    await server.call('DELETE', `/account/sessions/${theirs?.id}`, undefined, mine);
    expect((await server.call('GET', '/auth/session', undefined, other)).status).toBe(401);
    expect((await server.call('GET', '/account/sessions', undefined, mine)).body['sessions']).toHaveLength(1);
  });

  it('names a device in the language of its browser', async () => {
    const german = { 'user-agent': 'Firefox/130.0 (Linux)', 'accept-language': 'de-AT,de;q=0.9' };
    const theirs = bearer((await signIn(ada.password, ada.email, german)).body['accessToken']);
    const { body } = await server.call('GET', '/account/sessions', undefined, theirs);
    expect(body['sessions']).toContainEqual(expect.objectContaining({ device: 'Firefox auf Linux', isCurrent: true }));
    await server.call('POST', '/auth/sign-out', {}, theirs);
  });

  it('numbers devices of the same name, and gives a free name to the next one', async () => {
    const agent = { 'user-agent': 'Firefox/130.0 (Linux)' };
    const signInHere = async (headers: Record<string, string> = {}) => {
      const { body } = await signIn(ada.password, ada.email, { ...agent, ...headers });
      return bearer(body['accessToken']);
    };
    const names = async () => {
      const { sessions } = (await server.call('GET', '/account/sessions', undefined, mine)).body as {
        sessions: { id: string; device: string }[];
      };
      return sessions.filter(({ device }) => device.startsWith('Firefox')).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    };
    const first = await signInHere();
    await signInHere();
    const [one] = await names();
    expect((await names()).map(({ device }) => device)).toEqual(['Firefox on Linux', 'Firefox on Linux (2)']);
    // The same browser signs in again: its session is replaced, not joined by another.
    await signInHere(first);
    expect((await names()).map(({ device }) => device)).toEqual(['Firefox on Linux (2)', 'Firefox on Linux']);
    expect((await names()).map(({ id }) => id)).not.toContain(one?.id);
  });

  it('has one session per device: confirming the address replaces the session that requested it', async () => {
    const { verifyEmail, accessToken, refreshToken } = (
      await server.call('POST', '/auth/sign-up', { ...ada, email: 'bob@example.com' })
    ).body;
    const confirmed = await server.call(
      'POST',
      '/auth/otp/verify',
      { challengeId: verifyEmail, code: await lastCode() },
      bearer(accessToken),
    );
    const { sessions } = (
      await server.call('GET', '/account/sessions', undefined, bearer(confirmed.body['accessToken']))
    ).body;
    expect(sessions).toMatchObject([{ isCurrent: true }]);
    // The earlier tokens are now useless to anyone who had planted or seen them.
    expect((await server.call('GET', '/auth/session', undefined, bearer(accessToken))).status).toBe(401);
    expect((await server.call('POST', '/auth/token/refresh', { refreshToken })).status).toBe(401);
  });

  it('exports everything it holds as a zip', async () => {
    const [kept, trashed] = [createResume({ title: 'Kept' }), createResume({ title: 'Trashed' })];
    const push = (doc: typeof kept, baseRev: number) =>
      server.call(
        'PUT',
        `/documents/${doc.id}`,
        { baseRev, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
        mine,
      );
    await push(kept, 0);
    await push({ ...kept, title: 'Kept, later' }, 1);
    await push(trashed, 0);
    await server.call('DELETE', `/documents/${trashed.id}`, { baseRev: 1 }, mine);
    const { bytes, sha256 } = samplePicture();
    await fetch(`${server.origin}/api/assets/${sha256}`, {
      method: 'PUT',
      body: bytes,
      headers: { ...mine, origin: server.origin, 'content-type': 'image/png' },
    });
    const response = await fetch(`${server.origin}/api/account/export`, {
      method: 'POST',
      headers: { origin: server.origin, ...mine },
    });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).toSorted((one, two) => one.localeCompare(two))).toEqual(
      [
        `documents/${kept.id}.vitae.json`,
        `pictures/${sha256}.png`,
        'profile.json',
        'passkeys.json',
        'newsletter.json',
        'share-links.json',
        'sessions.json',
        `trash/${trashed.id}.vitae.json`,
        `versions/${kept.id}/000001.vitae.json`,
        `versions/${kept.id}/000002.vitae.json`,
        `versions/${trashed.id}/000001.vitae.json`,
      ].toSorted((one, two) => one.localeCompare(two)),
    );
    const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    expect(read(`documents/${kept.id}.vitae.json`)).toEqual({ ...kept, title: 'Kept, later' });
    expect(read(`versions/${kept.id}/000001.vitae.json`)).toEqual(kept);
    expect(read('profile.json')).toMatchObject({ email: ada.email });
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(''),
    ).not.toMatch(/argon2|password_hash|totp_secret/);
  });

  it('is deleted 14 days later unless cancelled, and only with the password', async () => {
    expect((await server.call('POST', '/account/delete', { currentPassword: 'wrong' }, mine)).status).toBe(401);
    const { body } = await server.call('POST', '/account/delete', { currentPassword: ada.password }, mine);
    const days = (Date.parse(String(body['deletedAt'])) - server.services.now().getTime()) / day;
    expect(Math.round(days)).toBe(14);
    expect((await server.mails()).at(-1)).toContain('Your account will be deleted');
    expect((await server.call('POST', '/account/keep', undefined, mine)).body).toMatchObject({ deletedAt: null });
  });

  it('that is suspended is signed out everywhere at once, and only the right password reveals why', async () => {
    const { refreshToken } = (await signIn()).body;
    await server.services.db.updateTable('account').set({ status: 'suspended' }).execute();
    expect((await server.call('GET', '/auth/session', undefined, mine)).status).toBe(401);
    expect((await server.call('POST', '/auth/token/refresh', { refreshToken })).status).toBe(401);
    expect((await signIn('a wrong password')).body).toMatchObject({ code: 'invalid-credentials' });
    expect((await signIn()).body).toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('suspended') as string,
    });
  });
});
