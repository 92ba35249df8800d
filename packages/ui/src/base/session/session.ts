import { createApiClient, isRefusal, isUnauthenticated, type ApiClient } from '@vitae/api/client';
import { userSchema, type SignInResult, type Tokens, type User } from '@vitae/api/contract';
import { createSessionCore, refreshTimeout, type Refreshed } from '@vitae/api/session-core';
import type { StoreApi } from 'zustand';
import type { Transport } from '../platform.ts';
import type { SessionMemory } from './session-memory.ts';
import { signedOut, type SessionState } from './session-state.ts';

/** Tabs refresh one after another, and the later ones use the result of the first. */
const refreshLock = 'vitae.session.refresh';

type RefreshAnswer = Awaited<ReturnType<ApiClient['auth']['token']['refresh']>>;

/** Messages between tabs; each tab then checks the server or its cookies itself. */
export type SessionNews = 'signed-in' | 'signed-out';

export interface SessionParts {
  transport: Transport;
  state: StoreApi<SessionState>;
  memory: SessionMemory;
  /** Notifies the other tabs. */
  broadcast: (news: SessionNews) => void;
  /** Absent if pages are served without encryption; the server then tolerates two simultaneous refreshes. */
  locks?: Pick<LockManager, 'request'> | undefined;
  isOnline?: () => boolean;
}

/** The session (behaviour SE-1, SE-7). */
export interface Session {
  /** Fetches the signed-in user; one request at a time. Resolves when the status is known, whatever it is. */
  load: () => Promise<void>;
  /** The status, after the first request to the server. */
  settled: () => Promise<SessionState>;
  /** The API as the signed-in user. If the access token has expired, a call is retried with a new one. */
  api: ApiClient;
  /** The API for one account only: its calls are refused locally once someone else is signed in. */
  apiOf: (account: string) => ApiClient;
  /** Waits for a call that may sign someone in; if it does, tokens and user are stored. @throws as the call does */
  enter: (call: Promise<SignInResult>) => Promise<SignInResult>;
  /** Stores the signed-in user that a call returned. */
  setUser: (user: User) => void;
  /** Ends the session here. False if the server could not be notified: it is notified at the next start. */
  signOut: () => Promise<boolean>;
}

/** A session whose tokens are this browser's: its tabs share it. */
export interface TabSession extends Session {
  /** Another tab signed in or out. */
  follow: (news: SessionNews) => Promise<void>;
}

export function createSession({
  transport,
  state,
  memory,
  broadcast,
  locks,
  isOnline = () => true,
}: SessionParts): TabSession {
  const clientAs = (accessToken: () => string) => createApiClient({ ...transport, accessToken, isOnline });
  /** Makes each call once, with the current access token. */
  const plain = clientAs(() => state.getState().accessToken);
  let hasAsked = false;

  const takeTokens = ({ accessToken, refreshToken }: Tokens) =>
    state.setState({ accessToken, refreshToken, hasToken: accessToken !== '' || refreshToken !== '' });

  const exchange = async (held: Tokens): Promise<Refreshed> => {
    const signal = AbortSignal.timeout(refreshTimeout);
    const stored = await plain.auth.token.get(undefined, { signal });
    // Another tab has refreshed while this one waited for its turn.
    if (stored.accessToken && held.accessToken && stored.accessToken !== held.accessToken) {
      // Someone else may have signed in there: tokens are not used without knowing whose they are.
      const user = await clientAs(() => stored.accessToken)
        .auth.session(undefined, { signal })
        .catch((error: unknown) => {
          if (!isUnauthenticated(error)) throw new Error('There is no answer.', { cause: error });
        });
      if (user) return { ...stored, user };
    }
    const refreshToken = stored.refreshToken || held.refreshToken;
    const answer: RefreshAnswer | undefined = await plain.auth.token.refresh({ refreshToken }, { signal });
    if (!answer) throw new Error('The answer is empty.');
    return { accessToken: answer.access_token, refreshToken: answer.refresh_token, user: answer.user };
  };

  const core = createSessionCore({
    url: transport.url,
    isOnline,
    tokens: () => state.getState(),
    hasToken: () => state.getState().hasToken,
    user: () => state.getState().user,
    recall: async () => {
      const stored = await plain.auth.token.get();
      if (stored.accessToken !== '' || stored.refreshToken !== '') takeTokens(stored);
    },
    exchange: (held) => exclusively(locks, () => exchange(held)),
    saveTokens: takeTokens,
    keepUser: (user) => {
      memory.remember(user);
      state.setState({ status: 'authenticated', user, isOffline: false });
    },
    clear: async () => {
      const { accessToken, refreshToken } = state.getState();
      if (memory.read().kind !== 'leaving') memory.forget();
      state.setState(signedOut);
      if (accessToken === '' && refreshToken === '') return;
      broadcast('signed-out');
      await plain.auth.token.clear().catch(ignoreFailure);
    },
    askUser: () => plain.auth.session(),
    reportSignOuts: async () => {
      if (memory.read().kind !== 'leaving') return;
      await plain.auth.signOut().catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error;
        await plain.auth.token.clear();
      });
      memory.forget();
    },
    send: async (call, init, accessToken) => {
      if (accessToken !== '') call.headers.set('authorization', `Bearer ${accessToken}`);
      const answer = await transport.fetch(call, init).catch((error: unknown) => {
        if (!init.signal?.aborted) state.setState({ isOffline: true });
        throw error;
      });
      if (state.getState().isOffline) state.setState({ isOffline: false });
      return answer;
    },
    unanswered: () => {
      const remembered = memory.read();
      const known = userSchema.safeParse(remembered.kind === 'signed-in' ? remembered.user : null).data ?? null;
      const user = state.getState().user ?? known;
      state.setState({ isOffline: true, user, status: user ? 'authenticated' : 'unauthenticated' });
    },
  });

  const load = () => {
    hasAsked = true;
    return core.load();
  };

  return {
    api: core.api,
    apiOf: core.apiOf,
    load,
    settled: async () => {
      if (core.loading() || !hasAsked) await load();
      return state.getState();
    },
    enter: async (call) => {
      const result = await call;
      if (result.status !== 'signed-in') return result;
      hasAsked = true;
      const { accessToken, refreshToken, user } = result;
      core.begin();
      takeTokens({ accessToken, refreshToken });
      // The answer itself has set the cookies if it came directly to this browser.
      await plain.auth.token.set({ accessToken, refreshToken }).catch(ignoreFailure);
      if (user) core.takeUser(user);
      else await core.askUser();
      broadcast('signed-in');
      return result;
    },
    setUser: core.takeUser,
    signOut: async () => {
      memory.markLeaving();
      try {
        await plain.auth.signOut();
        memory.forget();
      } catch (error) {
        // Without an answer the mark stays, and the server is notified at the next start.
        if (isRefusal(error)) memory.forget();
      }
      await core.clear();
      return memory.read().kind !== 'leaving';
    },
    follow: async (news) => {
      hasAsked = true;
      if (news === 'signed-out') {
        core.begin();
        state.setState(signedOut);
        return;
      }
      state.setState({ accessToken: '', refreshToken: '' });
      await load();
    },
  };
}

function exclusively<Result>(locks: SessionParts['locks'], act: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request(refreshLock, act) : act();
}

function ignoreFailure(): void {
  // The call has already finished, or has no effect without it.
}
