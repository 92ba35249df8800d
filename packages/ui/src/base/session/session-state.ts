import type { User } from '@vitae/api/contract';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { SessionMemory } from './session-memory.ts';

/** How a session stands (behaviour SE-1). */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** Who is signed in, and how the server was reached last. */
export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** `''` without one. They live here and in HttpOnly cookies that the server sets, nowhere else. */
  accessToken: string;
  refreshToken: string;
  /** Whether a token is present: all that "logged in" means for display (behaviour NV-3). */
  hasToken: boolean;
  /** The server gave no answer when it was last asked. Nobody is signed out by that. */
  isOffline: boolean;
}

export const signedOut: Omit<SessionState, 'isOffline'> = {
  status: 'unauthenticated',
  user: null,
  accessToken: '',
  refreshToken: '',
  hasToken: false,
};

/**
 * The state of a session that has not asked the server yet: a browser that was signed in when it was last used probably
 * still is.
 */
export function createSessionState(memory: Pick<SessionMemory, 'read'>): StoreApi<SessionState> {
  const isProbable = memory.read().kind === 'signed-in';
  return createStore(() => ({
    ...signedOut,
    isOffline: false,
    ...(isProbable ? { status: 'loading', hasToken: true } : {}),
  }));
}

let current: StoreApi<SessionState> = createStore<SessionState>(() => ({ ...signedOut, isOffline: false }));

/** Makes a state the one that `useSession` reads; before the first page is drawn. */
export function setSessionState(state: StoreApi<SessionState>): void {
  current = state;
}

/** The part of the session that a component shows; it is drawn again when that part changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(current, select);
}
