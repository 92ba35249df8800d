import { createLateApiClient } from '@vitae/api/late-client';
import { createStore, type StoreApi } from 'zustand';
import type { HeldAccount, HeldState, Transport } from '../platform.ts';
import { useSyncState } from '../sync/sync-state.ts';
import type { Session } from './session.ts';
import { setSessionState, signedOut, type SessionState } from './session-state.ts';
import { provideSession } from './start-session.ts';

export interface HeldSessionParts {
  account: HeldAccount;
  /** Adds the token of the signed-in user itself. */
  transport: Transport;
  state: StoreApi<SessionState>;
  /** Whether there is any network, as far as the window knows. */
  isOnline?: () => boolean;
  /** Calls back when that has changed. */
  watchOnline?: (listener: () => void) => void;
}

/**
 * Makes the session that the shell holds the session of the page. `onChange` is called when it started or ended, so
 * that guards check again.
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

/** A session that the shell holds: this page asks it for the state, and never sees a token. */
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
  /** Uses the answer, unless a change was reported during the request. */
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

  const api = createLateApiClient({ ...transport, isOnline });
  return {
    api,
    // The shell syncs itself, and handles it there.
    apiOf: () => api,
    load: async () => {
      // Without an answer, the state stays unchanged.
      await account.refresh().catch((error: unknown) => console.warn(error));
      await look();
    },
    // The state is known without the server: nothing waits for the network.
    settled: async () => {
      await known();
      return state.getState();
    },
    enter: () => Promise.reject(new Error('People sign in to this program with their browser.')),
    setUser: (user) => {
      state.setState({ user });
      // This informs other windows and the next start too.
      void account.refresh().catch((error: unknown) => console.warn(error));
    },
    signOut: async () => {
      const wasServerNotified = await account.signOut();
      await look();
      return wasServerNotified;
    },
  };
}

/** As in a browser: a user whom the server has never confirmed is not let through, but keeps the token. */
function shownOf({ user, hasToken, isOffline }: HeldState, isOnline: boolean): Partial<SessionState> {
  // While signed out, no request goes to the server, so only the window can know.
  const isCutOff = isOffline || (!hasToken && !isOnline);
  return {
    user: hasToken ? user : null,
    hasToken,
    isOffline: isCutOff,
    status: hasToken && user ? 'authenticated' : 'unauthenticated',
  };
}
