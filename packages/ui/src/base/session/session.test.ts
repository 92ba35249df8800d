import type { User } from '@vitae/api/contract';
import { ada, testPassword } from '@vitae/testkit/people';
import {
  createFakeServer,
  describeSession,
  refusal,
  type FakeAnswer,
  type OpenedSession,
} from '@vitae/testkit/session';
import type { SessionMemory } from './session-memory.ts';
import { describe, expect, it } from 'vitest';
import { openTab } from './testing/open-tab.ts';

const refused = refusal('unauthenticated');
const pair = (number: number) => ({ access_token: `access ${number}`, refresh_token: `refresh ${number}` });
const countOf = (paths: string[], path: string) => paths.filter((one) => one === path).length;

describeSession('of a browser', (server) => {
  const start = (memory?: SessionMemory): OpenedSession => {
    const tab = openTab(server, { ...(memory && { memory }) });
    return {
      ...tab.session,
      signIn: async (user, accessToken, refreshToken) => {
        Object.assign(server.cookies, { accessToken, refreshToken });
        await tab.session.enter(Promise.resolve({ status: 'signed-in', user, accessToken, refreshToken }));
      },
      stands: tab.state.getState,
      restart: () => start(tab.memory),
    };
  };
  return start();
});

describe('on load (behaviour SE-2, SE-3)', () => {
  it('fetches the session if an access token is stored', async () => {
    const server = createFakeServer({ session: ada });
    Object.assign(server.cookies, { accessToken: 'access 1', refreshToken: 'refresh 1' });
    const { session, state } = openTab(server);
    await session.load();
    expect(server.calls.map(({ path, bearer }) => [path, bearer])).toEqual([
      ['token/get-token', ''],
      ['session', 'Bearer access 1'],
    ]);
    expect(state.getState()).toMatchObject({
      status: 'authenticated',
      user: ada,
      hasToken: true,
      accessToken: 'access 1',
    });
  });

  it('refreshes if only a refresh token is stored', async () => {
    const server = createFakeServer({ session: ada, 'token/refresh': pair(2) });
    server.cookies.refreshToken = 'refresh 1';
    const { session, state } = openTab(server);
    await session.load();
    expect(server.calls.find(({ path }) => path === 'token/refresh')?.body).toEqual({ refreshToken: 'refresh 1' });
    expect(state.getState()).toMatchObject({
      status: 'authenticated',
      accessToken: 'access 2',
      refreshToken: 'refresh 2',
    });
  });

  it('without any token, the user is signed out and no further request is made', async () => {
    const server = createFakeServer({});
    const { session, state } = openTab(server);
    await session.settled();
    await session.settled();
    expect(server.pathsOf()).toEqual(['token/get-token']);
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', hasToken: false });
  });

  it('counts as signed in at once in a browser that was signed in before (behaviour NV-3, SE-1)', async () => {
    const server = createFakeServer({ session: ada });
    Object.assign(server.cookies, { accessToken: 'access 1', refreshToken: 'refresh 1' });
    const first = openTab(server);
    first.memory.remember(ada);
    const { session, state } = openTab(server, { memory: first.memory });
    expect(state.getState()).toMatchObject({ status: 'loading', hasToken: true });
    await session.load();
    expect(state.getState()).toMatchObject({ status: 'authenticated', hasToken: true });
    server.table['sign-out'] = { done: true };
    await session.signOut();
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', hasToken: false });
  });
});

describe('a session that is refused (behaviour SE-3)', () => {
  const signedIn = (handlers: Record<string, FakeAnswer | (() => FakeAnswer)>) => {
    const server = createFakeServer(handlers);
    Object.assign(server.cookies, { accessToken: 'access 0', refreshToken: 'refresh 0' });
    return server;
  };

  it('is cleared if there is no refresh token', async () => {
    const server = signedIn({ session: refused });
    server.cookies.refreshToken = '';
    const { session, state } = openTab(server);
    await session.load();
    expect(countOf(server.pathsOf(), 'token/refresh')).toBe(0);
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', hasToken: false });
  });

  it('lets tabs refresh one after another, and the second uses the result of the first', async () => {
    let isOver = false;
    const server = createFakeServer({
      session: ({ bearer }) => (isOver && bearer === 'Bearer access 0' ? refused : ada),
      'token/refresh': pair(1),
    });
    Object.assign(server.cookies, { accessToken: 'access 0', refreshToken: 'refresh 0' });
    const tabs = [openTab(server, { locks: navigator.locks }), openTab(server, { locks: navigator.locks })];
    await Promise.all(tabs.map(({ session }) => session.load()));
    isOver = true;
    await Promise.all(tabs.map(({ session }) => session.load()));
    expect(countOf(server.pathsOf(), 'token/refresh')).toBe(1);
    for (const { state } of tabs)
      expect(state.getState()).toMatchObject({
        status: 'authenticated',
        accessToken: 'access 1',
        refreshToken: 'refresh 1',
      });
  });
});

describe('one account alone', () => {
  const grace: User = { ...ada, id: '01890a5d-ac96-774b-bcce-b302099a8058', email: 'grace@example.com' };

  /**
   * Ada's tab, whose session has ended, in a browser where Grace has signed in meanwhile; this tab does not know it
   * yet.
   */
  const open = async () => {
    const server = createFakeServer({
      session: ({ bearer }) =>
        bearer === 'Bearer access of ada' ? ada : bearer === 'Bearer access of grace' ? grace : refused,
    });
    Object.assign(server.cookies, { accessToken: 'access of ada', refreshToken: 'refresh of ada' });
    const tab = openTab(server);
    await tab.session.load();
    Object.assign(server.cookies, { accessToken: 'access of grace', refreshToken: 'refresh of grace' });
    server.table['sync'] = ({ bearer }) =>
      bearer === 'Bearer access of grace' ? { epoch: 'e', cursor: 0, changes: [], hasMore: false } : refused;
    return { server, ...tab };
  };

  it('is never served as someone else', async () => {
    const { server, session, state } = await open();
    await expect(session.apiOf(ada.id).sync.changes({ since: 0 })).rejects.toThrow(
      'This account is no longer signed in.',
    );
    expect(server.calls.filter(({ path }) => path === 'sync').map(({ bearer }) => bearer)).toEqual([
      'Bearer access of ada',
    ]);
    expect(state.getState().user).toEqual(grace);
  });
});

describe('sign-in', () => {
  const answer = { status: 'signed-in', accessToken: 'access 1', refreshToken: 'refresh 1' };
  const form = { email: ada.email, password: testPassword };

  it('stores tokens and user, puts the pair into the cookies and notifies the other tabs', async () => {
    const server = createFakeServer({ 'sign-in': { ...answer, user: ada } });
    const { session, state, sent } = openTab(server);
    await session.enter(session.api.auth.signIn(form));
    expect(server.calls.find(({ path }) => path === 'token/set-token')?.body).toEqual({
      accessToken: 'access 1',
      refreshToken: 'refresh 1',
    });
    expect(state.getState()).toMatchObject({ status: 'authenticated', user: ada, hasToken: true });
    expect(sent).toEqual(['signed-in']);
  });

  it('fetches the session after signing up if the response has no user', async () => {
    const server = createFakeServer({ 'sign-up': answer, session: ada });
    const { session, state } = openTab(server);
    await session.enter(session.api.auth.signUp({ ...form, name: ada.name }));
    expect(server.pathsOf()).toContain('session');
    expect(state.getState().user).toEqual(ada);
  });

  it('fails with the message of the server', async () => {
    const server = createFakeServer({ 'sign-in': refusal('invalid-credentials') });
    const { session, state } = openTab(server);
    await expect(session.enter(session.api.auth.signIn(form))).rejects.toThrow(
      'The email address or the password is wrong.',
    );
    expect(state.getState().hasToken).toBe(false);
  });

  it('says that the server cannot be reached if there is no response (behaviour ER-3)', async () => {
    const server = createFakeServer({ 'sign-in': 'no answer' });
    const { session } = openTab(server);
    await expect(session.enter(session.api.auth.signIn(form))).rejects.toThrow(
      'Cannot connect to API server. Make sure the backend is running at the configured URL.',
    );
  });
});

describe('sign-out', () => {
  const signedIn = async (handlers: Record<string, FakeAnswer>) => {
    const server = createFakeServer({ session: ada, ...handlers });
    Object.assign(server.cookies, { accessToken: 'access 1', refreshToken: 'refresh 1' });
    const tab = openTab(server);
    await tab.session.load();
    return { server, ...tab };
  };

  it('calls the server with the bearer token, then clears tokens and user (behaviour SE-6)', async () => {
    const { server, session, state, sent } = await signedIn({ 'sign-out': { done: true } });
    expect(await session.signOut()).toBe(true);
    expect(server.calls.find(({ path }) => path === 'sign-out')?.bearer).toBe('Bearer access 1');
    expect(state.getState()).toMatchObject({
      status: 'unauthenticated',
      user: null,
      accessToken: '',
      refreshToken: '',
      hasToken: false,
    });
    expect(sent).toEqual(['signed-out']);
  });

  it('applies to the other tabs, and so does signing in', async () => {
    const { session, state } = await signedIn({});
    await session.follow('signed-out');
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', user: null });
    await session.follow('signed-in');
    expect(state.getState()).toMatchObject({ status: 'authenticated', user: ada });
  });
});
