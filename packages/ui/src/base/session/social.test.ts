import { ada } from '@vitae/testkit/people';
import { createFakeServer, refusal } from '@vitae/testkit/session';
import { describe, expect, it } from 'vitest';
import { finishSocial, startSocial } from './social.ts';
import { fakeStorage, openTab } from './testing/open-tab.ts';

const setUp = () => {
  const server = createFakeServer({
    'social/google/start': { url: 'https://accounts.example/authorize' },
    'social/google': { status: 'signed-in', accessToken: 'access 1', refreshToken: 'refresh 1', user: ada },
    'account/google': ada,
  });
  const storage = fakeStorage();
  const { session } = openTab(server);
  const start = (given: { callbackUrl?: string; purpose?: 'link' } = {}) =>
    startSocial('google', { session, storage, ...given });
  const finish = (answer: Record<string, string>) =>
    finishSocial(new URLSearchParams({ provider: 'google', ...answer }), { session, storage });
  const sent = () =>
    server.calls.find(({ path }) => path === 'social/google/start')?.body as {
      state: string;
      nonce: string;
      codeChallenge: string;
    };
  return { server, storage, start, finish, sent, session };
};

describe('social login (behaviour SE-9)', () => {
  it('stores a random state before it redirects to the provider', async () => {
    const { storage, start, sent } = setUp();
    expect(await start({ callbackUrl: '/account/resumes' })).toBe('https://accounts.example/authorize');
    expect(storage.getItem('vitae.social')).toContain(sent().state);
    const first = sent().state;
    const other = setUp();
    await other.start();
    expect(other.sent().state).not.toBe(first);
  });

  it('sends the challenge of a verifier that stays here (PKCE)', async () => {
    const { server, start, finish, sent } = setUp();
    await start();
    await finish({ state: sent().state, code: 'code' });
    const [answered] = server.calls.filter(({ path }) => path === 'social/google');
    const codeVerifier = String(Reflect.get(Object(answered?.body), 'codeVerifier'));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(sent().codeChallenge).toBe(Buffer.from(digest).toString('base64url'));
    expect(JSON.stringify(sent())).not.toContain(codeVerifier);
  });

  it('sends the user to the stored return address', async () => {
    const { start, finish, sent } = setUp();
    await start({ callbackUrl: '/account/resumes?sort=title' });
    expect(await finish({ state: sent().state, code: 'code' })).toMatchObject({
      kind: 'entered',
      callbackUrl: '/account/resumes?sort=title',
    });
  });

  it('sends the user to / without a return address', async () => {
    const { start, finish, sent } = setUp();
    await start();
    expect(await finish({ state: sent().state, code: 'code' })).toMatchObject({ callbackUrl: '/' });
  });

  it('fails if the returned state is missing or not the stored one', async () => {
    const { server, start, finish } = setUp();
    await start();
    await expect(finish({ state: 'another', code: 'code' })).rejects.toThrow(
      'Invalid state parameter. Possible CSRF attack.',
    );
    await expect(finish({ code: 'code' })).rejects.toThrow('Invalid state parameter. Possible CSRF attack.');
    expect(server.pathsOf()).not.toContain('social/google');
  });

  it('removes the stored state and return address on return, whatever the result', async () => {
    const { storage, start, finish, sent } = setUp();
    await start();
    const { state } = sent();
    await finish({ state: 'another', code: 'code' }).catch(() => {});
    expect(storage.getItem('vitae.social')).toBeNull();
    await expect(finish({ state, code: 'code' })).rejects.toThrow('Invalid state parameter. Possible CSRF attack.');
  });

  it('refuses any other provider than Google (behaviour SE-10)', async () => {
    const { session, storage } = setUp();
    await expect(startSocial('github', { session, storage })).rejects.toThrow('Provider github is not supported');
    await expect(
      finishSocial(new URLSearchParams({ provider: 'github', state: 'x', code: 'x' }), { session, storage }),
    ).rejects.toThrow('Provider github is not supported');
  });

  it('exchanges the code for a session, and fails with the message of the server', async () => {
    const { server, start, finish, sent } = setUp();
    await start();
    const { state } = sent();
    expect(await finish({ state, code: 'code' })).toMatchObject({ kind: 'entered' });
    expect(server.calls.find(({ path }) => path === 'social/google')?.body).toMatchObject({ code: 'code', state });
    await start();
    server.table['social/google'] = refusal('invalid-credentials');
    const again = server.calls.findLast(({ path }) => path === 'social/google/start');
    await expect(finish({ state: String(Reflect.get(Object(again?.body), 'state')), code: 'code' })).rejects.toThrow(
      'The email address or the password is wrong.',
    );
  });

  it('reports that the user did not consent', async () => {
    const { start, finish, sent } = setUp();
    await start();
    expect(await finish({ state: sent().state, error: 'access_denied' })).toMatchObject({ kind: 'declined' });
  });

  it('links the provider to the account of the signed-in user', async () => {
    const { server, start, finish, sent } = setUp();
    await start({ purpose: 'link', callbackUrl: '/account/settings' });
    expect(await finish({ state: sent().state, code: 'code' })).toMatchObject({
      kind: 'linked',
      user: ada,
      callbackUrl: '/account/settings',
    });
    expect(server.pathsOf()).not.toContain('social/google');
  });
});
