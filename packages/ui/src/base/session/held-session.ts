import { createApiClient } from '@vitae/api/client';
import { createStore, type StoreApi } from 'zustand';
import type { HeldAccount, HeldState, Transport } from '../platform.ts';
import { useSyncState } from '../sync/sync-state.ts';
import type { Session } from './session.ts';
import { setSessionState, signedOut, type SessionState } from './session-state.ts';
import { provideSession } from './start-session.ts';

export interface HeldSessionParts {
  account: HeldAccount;
  /** Adds the token of whoever is signed in by itself. */
  transport: Transport;
  state: StoreApi<SessionState>;
  /** Whether there is any network, as far as the window knows. */
  isOnline?: () => boolean;
  /** Calls back when that has changed. */
  watchOnline?: (listener: () => void) => void;
}

/**
 * Makes the session that the shell holds the one of the page. `onChange` is called when it began or ended, so that
 * guards look again.
 */
export function startHeldSession(parts: Omit<HeldSessionParts, 'state'>, onChange: () => void): void {
  const state = createStore<SessionState>(() => ({ ...signedOut, status: 'loading', isOffline: false }));
  const session = createHeldSession({ ...parts, state });
  setSessionState(state);
  provideSession(() => Promise.resolve(session));
  state.subscribe(({ status }, before) => {
    if (status !== before.status && before.status !== 'loading') onChange();
  });
  session.settled().catch((error: unknown) => console.warn(error));
}

/** A session that the shell holds: this page asks it how things stand, and never sees a token. */
export function createHeldSession({
  account,
  transport,
  state,
  isOnline = () => true,
  watchOnline,
}: HeldSessionParts): Session {
  const take = (held: HeldState) => {
    state.setState(shownOf(held, isOnline()));
    useSyncState.setState({ activity: held.sync });
  };
  let changes = 0;
  account.subscribe((held) => {
    changes += 1;
    take(held);
  });
  /** Takes how it stands, unless a change was told while this was asked. */
  const look = async () => {
    const before = changes;
    const held = await account.state();
    if (changes === before) take(held);
  };
  watchOnline?.(() => void look().catch((error: unknown) => console.warn(error)));
  let first: Promise<void> | null = null;
  const known = () =>
    (first ??= look().catch((error: unknown) => {
      first = null;
      throw error;
    }));

  const api = createApiClient({ ...transport, isOnline });
  return {
    api,
    // The shell syncs by itself, and sees to it there.
    apiOf: () => api,
    load: async () => {
      // Without an answer it stays as it was, which the state tells.
      await account.refresh().catch((error: unknown) => console.warn(error));
      await look();
    },
    // How it stands is known without the server: whether there is a network or not, nothing waits for it.
    settled: async () => {
      await known();
      return state.getState();
    },
    enter: () => Promise.reject(new Error('People sign in to this program with their browser.')),
    setUser: (user) => {
      state.setState({ user });
      // Other windows, and the next start, hear of it too.
      void account.refresh().catch((error: unknown) => console.warn(error));
    },
    signOut: async () => {
      const isServerTold = await account.signOut();
      await look();
      return isServerTold;
    },
  };
}

/** As in a browser: whom the server has never named is not let through, and keeps the token. */
function shownOf({ user, hasToken, isOffline }: HeldState, isOnline: boolean): Partial<SessionState> {
  // While nobody is signed in the server is asked nothing, and only the window can know.
  const isCutOff = isOffline || (!hasToken && !isOnline);
  return {
    user: hasToken ? user : null,
    hasToken,
    isOffline: isCutOff,
    status: hasToken && user ? 'authenticated' : 'unauthenticated',
  };
}
