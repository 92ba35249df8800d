import type { User } from '@vitae/api/contract';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { SessionMemory } from './session-memory.ts';

/** The state of a session (behaviour SE-1). */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** The signed-in person, and the result of the last request to the server. */
export interface SessionState {
  status: SessionStatus;
  user: User | null;
  /** `''` without one. They live here and in HttpOnly cookies that the server sets, nowhere else. */
  accessToken: string;
  refreshToken: string;
  /** Whether a token is present: that is all "logged in" means for display (behaviour NV-3). */
  hasToken: boolean;
  /** The server did not answer the last request. This does not end the session. */
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
 * The state of a session before the first request to the server: a browser that was signed in when it was last used
 * probably still is.
 */
export function createSessionState(memory: Pick<SessionMemory, 'read'>): StoreApi<SessionState> {
  const state = createStore<SessionState>(() => ({ ...signedOut, isOffline: false }));
  // Not its initial state: that is a visitor's, for whom the server rendered the page.
  if (memory.read().kind === 'signed-in') state.setState({ status: 'loading', hasToken: true });
  return state;
}

let current: StoreApi<SessionState> = createStore<SessionState>(() => ({ ...signedOut, isOffline: false }));

/** Sets the state that `useSession` reads; before the first page is rendered. */
export function setSessionState(state: StoreApi<SessionState>): void {
  current = state;
}

/** The part of the session that a component shows; it renders again when that part changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(current, select);
}
