import { ApiFailure, createApiClient, isRefusal, isUnauthenticated, noRefreshResponse, saysUnauthenticated, sessionRefreshRetries, type ApiClient } from '@vitae/api/client';
import { userSchema, type SignInResult, type Tokens, type User } from '@vitae/api/contract';
import type { StoreApi } from 'zustand';
import type { Transport } from '../app/platform.ts';
import type { SessionMemory } from './session-memory.ts';
import { signedOut, type SessionState } from './session-state.ts';

/** Tabs refresh one after another, and the later ones take what the first one got. */
const refreshLock = 'vitae.session.refresh';
/** A refresh that hangs must not hold the other tabs: milliseconds until it counts as unanswered. */
const refreshTimeout = 15_000;

type RefreshAnswer = Awaited<ReturnType<ApiClient['auth']['token']['refresh']>>;

/** What tabs tell each other; each then asks the server or its cookies itself. */
export type SessionNews = 'signed-in' | 'signed-out';

export interface SessionParts {
  transport: Transport;
  state: StoreApi<SessionState>;
  memory: SessionMemory;
  /** Tells the other tabs. */
  tell: (news: SessionNews) => void;
  /** Absent where pages are served without encryption; the server then forgives two refreshes at a time. */
  locks?: Pick<LockManager, 'request'> | undefined;
  isOnline?: () => boolean;
}

/** The session of sections 4 and 7 of the specification. */
export interface Session {
  /** Asks who is signed in; one question at a time. Resolves when the status is known, whatever it is. */
  load: () => Promise<void>;
  /** The status, after the server was asked once. */
  settled: () => Promise<SessionState>;
  /** The API as whoever is signed in. Where the access token has run out a call is made again with a new one. */
  api: ApiClient;
  /** The API as one account alone: its calls are refused, here, once somebody else is signed in. */
  apiOf: (account: string) => ApiClient;
  /** Waits for a call that may sign someone in; if it does, tokens and user are kept. @throws what the call throws */
  enter: (call: Promise<SignInResult>) => Promise<SignInResult>;
  /** Takes what a call answered of the signed-in person. */
  setUser: (user: User) => void;
  /** Ends the session here. False when the server could not be told: it is, at the next start. */
  signOut: () => Promise<boolean>;
}

/** A session whose tokens are this browser's: its tabs hold it together. */
export interface TabSession extends Session {
  /** Another tab signed in or out. */
  follow: (news: SessionNews) => Promise<void>;
}

export function createSession({ transport, state, memory, tell, locks, isOnline = () => true }: SessionParts): TabSession {
  /** Makes each call once, with the access token there is. */
  const plain = createApiClient({ ...transport, accessToken: () => state.getState().accessToken, isOnline });
  let loading: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let hasAsked = false;

  const takeTokens = ({ accessToken, refreshToken }: Tokens) => state.setState({ accessToken, refreshToken, hasToken: accessToken !== '' || refreshToken !== '' });

  const setUser = (user: User) => {
    memory.remember(user);
    state.setState({ status: 'authenticated', user, isOffline: false });
  };

  const clear = async () => {
    const wasSignedIn = state.getState().hasToken;
    if (memory.read().kind !== 'leaving') memory.forget();
    state.setState(signedOut);
    if (!wasSignedIn) return;
    tell('signed-out');
    await plain.auth.token.clear().catch(ignoreFailure);
  };

  /** @throws an ApiFailure when it was refused, which clears the session; one with the specified text when no answer came, which does not */
  const refresh = () =>
    (refreshing ??= exclusively(locks, refreshOnce).finally(() => {
      refreshing = null;
    }));

  const refreshOnce = async () => {
    const before = state.getState();
    const signal = AbortSignal.timeout(refreshTimeout);
    const stored = await plain.auth.token.get(undefined, { signal }).catch(unanswered);
    // While this tab waited for its turn another one has been there.
    if (stored.accessToken && before.accessToken && stored.accessToken !== before.accessToken) {
      // It may be somebody else who signed in there: tokens are not taken without whose they are.
      const client = createApiClient({ ...transport, accessToken: () => stored.accessToken, isOnline });
      const user = await client.auth.session(undefined, { signal }).catch((error: unknown) => (isUnauthenticated(error) ? null : unanswered(error)));
      if (user) {
        takeTokens(stored);
        setUser(user);
        return;
      }
    }
    const refreshToken = stored.refreshToken || before.refreshToken;
    const answer: RefreshAnswer | undefined = await plain.auth.token.refresh({ refreshToken }, { signal }).catch(async (error: unknown) => {
      if (!isRefusal(error)) return unanswered(error);
      await clear();
      throw error;
    });
    if (!answer) return unanswered();
    takeTokens({ accessToken: answer.access_token, refreshToken: answer.refresh_token });
    if (answer.user) setUser(answer.user);
  };

  const unanswered = (cause?: unknown): never => {
    state.setState({ isOffline: true });
    throw new ApiFailure(noRefreshResponse, { cause });
  };

  /** Asks for the user; a 401 is refreshed, `sessionRefreshRetries` times at most. */
  const fetchUser = async () => {
    for (let retries = 0; ; retries += 1) {
      try {
        setUser(await plain.auth.session());
        return;
      } catch (error) {
        if (!isUnauthenticated(error)) throw error;
        if (retries === sessionRefreshRetries || state.getState().refreshToken === '') {
          await clear();
          return;
        }
        await refresh();
      }
    }
  };

  const ask = async () => {
    hasAsked = true;
    try {
      if (memory.read().kind === 'leaving') {
        await plain.auth.signOut();
        memory.forget();
      }
      if (state.getState().accessToken === '') takeTokens(await plain.auth.token.get());
      const { accessToken, hasToken } = state.getState();
      if (!hasToken) {
        await clear();
        return;
      }
      if (accessToken === '') await refresh();
      await fetchUser();
    } catch (error) {
      if (isRefusal(error) && !state.getState().hasToken) return;
      // No answer is no refusal: who was signed in stays so, with what was last known of them.
      const remembered = memory.read();
      const user = userSchema.safeParse(remembered.kind === 'signed-in' ? remembered.user : null).data ?? null;
      state.setState({ isOffline: true, user, status: user ? 'authenticated' : 'unauthenticated' });
    }
  };

  const load = () =>
    (loading ??= ask().finally(() => {
      loading = null;
    }));

  const send = async (request: Request, init: RequestInit, owner: string | null): ReturnType<Transport['fetch']> => {
    const go = (one: Request) => {
      if (owner !== null && state.getState().user?.id !== owner) throw new ApiFailure('Somebody else is signed in now.');
      return transport.fetch(withBearer(one, state), init);
    };
    const { hasToken, accessToken } = state.getState();
    if (loading || (hasToken && accessToken === '')) await load();
    const second = request.clone();
    const answer = await go(request).catch((error: unknown) => {
      if (!init.signal?.aborted) state.setState({ isOffline: true });
      throw error;
    });
    if (state.getState().isOffline) state.setState({ isOffline: false });
    if (state.getState().refreshToken === '' || !(await saysUnauthenticated(answer))) return answer;
    try {
      await refresh();
    } catch (error) {
      if (isRefusal(error)) return answer;
      throw error;
    }
    return go(second);
  };

  const clientOf = (owner: string | null) => createApiClient({ url: transport.url, fetch: (request, init) => send(request, init, owner), isOnline });

  return {
    api: clientOf(null),
    apiOf: clientOf,
    load,
    settled: async () => {
      if (loading || !hasAsked) await load();
      return state.getState();
    },
    enter: async (call) => {
      const result = await call;
      if (result.status !== 'signed-in') return result;
      hasAsked = true;
      const { accessToken, refreshToken, user } = result;
      takeTokens({ accessToken, refreshToken });
      // The answer itself has set the cookies where it came straight to this browser.
      await plain.auth.token.set({ accessToken, refreshToken }).catch(ignoreFailure);
      if (user) setUser(user);
      else await fetchUser();
      tell('signed-in');
      return result;
    },
    setUser,
    signOut: async () => {
      memory.markLeaving();
      try {
        await plain.auth.signOut();
        memory.forget();
      } catch (error) {
        // Without an answer the mark stays, and the server is told at the next start.
        if (isRefusal(error)) memory.forget();
      }
      await clear();
      return memory.read().kind !== 'leaving';
    },
    follow: async (news) => {
      hasAsked = true;
      state.setState(news === 'signed-in' ? { accessToken: '', refreshToken: '' } : signedOut);
      if (news === 'signed-in') await load();
    },
  };
}

function withBearer(request: Request, state: StoreApi<SessionState>): Request {
  const { accessToken } = state.getState();
  if (accessToken !== '') request.headers.set('authorization', `Bearer ${accessToken}`);
  return request;
}

function exclusively(locks: SessionParts['locks'], act: () => Promise<void>): Promise<void> {
  return locks ? locks.request(refreshLock, act) : act();
}

function ignoreFailure(): void {
  // What the call would do is done already, or comes to nothing without it.
}
