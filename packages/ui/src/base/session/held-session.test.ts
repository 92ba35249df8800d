import { patient } from '@vitae/testkit/patient';
import { ada } from '@vitae/testkit/people';
import { createFakeServer } from '@vitae/testkit/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { useSyncState } from '../sync/sync-state.ts';
import { createHeldSession } from './held-session.ts';
import { signedOut, type SessionState } from './session-state.ts';
import { createFakeAccount } from './testing/fake-account.ts';

function open(initial: Parameters<typeof createFakeAccount>[0] = {}) {
  const server = createFakeServer({ session: ada, account: { ...ada, name: 'Ada King' } });
  const shell = createFakeAccount(initial);
  const state = createStore<SessionState>(() => ({ ...signedOut, status: 'loading', isOffline: false }));
  const session = createHeldSession({ account: shell.account, transport: server.transport, state });
  return { server, shell, state, session };
}

afterEach(() => {
  useSyncState.setState({ activity: 'off' });
  vi.restoreAllMocks();
});

describe('a session that the shell holds', () => {
  it('is known without the server, and has no token here', async () => {
    const { session, server } = open({ user: ada, hasToken: true, sync: 'resting' });
    expect(await session.settled()).toEqual({
      status: 'authenticated',
      user: ada,
      hasToken: true,
      accessToken: '',
      refreshToken: '',
      isOffline: false,
    });
    expect(server.calls).toEqual([]);
    expect(useSyncState.getState().activity).toBe('resting');
  });

  it('stays signed in while offline', async () => {
    const { session, shell, state } = open({ user: ada, hasToken: true, isOffline: true, sync: 'offline' });
    expect(await session.settled()).toMatchObject({ status: 'authenticated', user: ada, isOffline: true });
    vi.spyOn(console, 'warn').mockReturnValue();
    shell.acts.refresh = () => Promise.reject(new Error('No answer'));
    await session.load();
    expect(state.getState()).toMatchObject({ status: 'authenticated', user: ada, isOffline: true });
    shell.change({ isOffline: false, sync: 'working' });
    expect(state.getState()).toMatchObject({ status: 'authenticated', isOffline: false });
    expect(useSyncState.getState().activity).toBe('working');
  });

  it('reports the network state of the window while signed out, then that of the shell', async () => {
    const shell = createFakeAccount();
    const { transport } = createFakeServer({});
    const state = createStore<SessionState>(() => ({ ...signedOut, status: 'loading', isOffline: false }));
    let [isOnline, goOnline] = [false, (): void => undefined];
    const session = createHeldSession({
      account: shell.account,
      transport,
      state,
      isOnline: () => isOnline,
      watchOnline: (listener) => (goOnline = listener),
    });
    expect((await session.settled()).isOffline).toBe(true);
    isOnline = true;
    goOnline();
    await vi.waitFor(() => expect(state.getState().isOffline).toBe(false), patient);
    isOnline = false;
    shell.change({ user: ada, hasToken: true });
    expect(state.getState()).toMatchObject({ status: 'authenticated', isOffline: false });
  });

  it('follows changes in the shell', async () => {
    const { session, shell, state } = open();
    expect((await session.settled()).status).toBe('unauthenticated');
    shell.change({ user: ada, hasToken: true });
    expect(state.getState()).toMatchObject({ status: 'authenticated', user: ada });
    shell.change({ user: null, hasToken: false });
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', user: null, hasToken: false });
  });

  it('uses a change reported during its request, not the older answer', async () => {
    const { session, shell, state } = open();
    shell.acts.state = () => {
      delete shell.acts.state;
      shell.change({ user: ada, hasToken: true });
    };
    await session.settled();
    expect(state.getState().status).toBe('authenticated');
  });

  it('asks again if the shell did not answer', async () => {
    const { session, shell } = open({ user: ada, hasToken: true });
    shell.acts.state = () => Promise.reject(new Error('Not yet'));
    await expect(session.settled()).rejects.toThrow('Not yet');
    delete shell.acts.state;
    expect((await session.settled()).status).toBe('authenticated');
  });

  it('calls the API through the transport and adds no token of its own', async () => {
    const { session, server, shell, state } = open({ user: ada, hasToken: true });
    await session.settled();
    session.setUser(await session.api.account.update({ name: 'Ada King' }));
    expect(server.calls).toMatchObject([{ path: 'account', bearer: '' }]);
    expect(state.getState().user?.name).toBe('Ada King');
    expect(shell.calls).toEqual(['refresh']);
  });

  it('signs out through the shell, and reports when the server could not be notified', async () => {
    const { session, shell, state } = open({ user: ada, hasToken: true });
    shell.cutOff();
    expect(await session.signOut()).toBe(false);
    expect(shell.calls).toEqual(['signOut']);
    expect(state.getState()).toMatchObject({ status: 'unauthenticated', user: null });
  });

  it('does not sign in through a call of this page, which would receive the tokens', async () => {
    const { session } = open();
    await expect(session.enter(new Promise(() => undefined))).rejects.toThrow('with their browser');
  });
});
