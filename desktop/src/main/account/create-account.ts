import { fallbackErrorText } from '@vitae/api';
import { ApiFailure, createApiClient, isRefusal, isUnauthenticated, saysUnauthenticated, sessionRefreshRetries, type ApiClient } from '@vitae/api/client';
import { userSchema } from '@vitae/api/contract';
import type { HeldAccount, HeldState } from '@vitae/ui';
import { z } from 'zod';
import { ShellError } from '../shell-error.ts';
import { handOver, refusal, requestFor, type CarriedAnswer, type CarriedRequest } from './carried-request.ts';
import { beginSignIn, connectAddress, foreignStateText, isSameSecret, noSignInText, readHanded, signInMs } from './connection.ts';
import { openKnownPerson } from './known-person.ts';
import { openSecrets, type Keychain } from './secrets.ts';
import { createServerLink } from './server-link.ts';

const signedInSchema = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1), user: userSchema });

export interface AccountParts {
  /** Where the session is kept. */
  folder: string;
  keychain: Keychain;
  /** Opens the system's browser. */
  openExternal: (url: string) => Promise<void>;
  /** Where the server is, such as `https://vitae.example`. */
  serverUrl: string;
  /** How the list of sessions names this program, such as `Vitae on Linux`; at most 80 characters. */
  deviceName: string;
  fetch?: typeof fetch;
  now?: () => number;
  /** Takes a line for the log; no token is ever part of it. */
  log: (message: string) => void;
}

/** The session that the main process holds: its tokens never leave it. */
export interface Account extends Omit<HeldAccount, 'state'> {
  state: () => HeldState;
  /** Carries a call of a window to the server. @throws ApiFailure where no answer came */
  fetch: (request: CarriedRequest) => Promise<CarriedAnswer>;
  /** The API as whoever is signed in. */
  api: ApiClient;
  /** The API as one person: a call fails, unsent, once someone else is signed in, or nobody. */
  apiOf: (userId: string) => ApiClient;
  /** Says how sync stands. */
  setSync: (word: HeldState['sync']) => void;
  close: () => void;
}

/** Opens the session of sections 4 and 7 of the specification as it was left. It asks the server nothing by itself: see `refresh`. */
export function createAccount({ folder, keychain, openExternal, serverUrl, deviceName, fetch: request = fetch, now = Date.now, log }: AccountParts): Account {
  const { origin } = new URL(serverUrl);
  const known = openKnownPerson(folder, log);
  const secrets = openSecrets({ folder, keychain, keepsUnprotected: known.keepsUnprotected, log });
  const listeners = new Set<(state: HeldState) => void>();
  const ending = new AbortController();
  let accessToken = '';
  let isOffline = false;
  let sync: HeldState['sync'] = 'off';
  /** Counts the sessions: what was asked in one is nothing to the next. */
  let session = 0;
  /** Ends what is under way for a person who is not signed in any more. */
  let leave = new AbortController();
  let told = '';
  let refreshing: Promise<void> | null = null;
  let asking: Promise<void> | null = null;
  let leaving = Promise.resolve();
  /** One sign-in is finished after another: a link may come twice. */
  let finishing = Promise.resolve();

  const hasToken = () => secrets.read().refreshToken !== '';
  const state = (): HeldState => ({ user: hasToken() ? known.user() : null, hasToken: hasToken(), isOffline, sync, keeping: secrets.keeping() });

  function tell(): void {
    const current = state();
    const text = JSON.stringify(current);
    if (text === told) return;
    told = text;
    for (const listener of listeners) listener(current);
  }

  function setOffline(next: boolean): void {
    isOffline = next;
    tell();
  }

  const { send, clientAs, rotate } = createServerLink({
    origin,
    fetch: request,
    signal: ending.signal,
    onReached: (isReached) => setOffline(!isReached),
    onAccepted: (bearer) => {
      // What came with it has arrived, so that the refresh token before is of no use any more.
      if (bearer === accessToken && secrets.read().predecessor !== '') secrets.change({ predecessor: '' });
    },
  });
  const anonymous = clientAs('');

  /** Another session begins, or none. */
  function begin(bearer: string): void {
    session += 1;
    accessToken = bearer;
    leave.abort();
    leave = new AbortController();
  }

  function clear(): void {
    begin('');
    secrets.change({ refreshToken: '', predecessor: '' });
    known.remember(null);
    tell();
  }

  /** @throws an ApiFailure when it was refused, which clears the session; one with the specified text when no answer came, which does not */
  const refresh = () =>
    (refreshing ??= refreshOnce().finally(() => {
      refreshing = null;
    }));

  async function refreshOnce(): Promise<void> {
    const asked = session;
    const { refreshToken, predecessor } = secrets.read();
    const rotated = await rotate(refreshToken)
      .catch((error: unknown) => {
        if (!isRefusal(error) || predecessor === '') throw error;
        return rotate(predecessor);
      })
      .catch((error: unknown) => {
        if (isRefusal(error) && asked === session) clear();
        throw error;
      });
    if (asked !== session) return;
    // On the disk before it is used: ended anywhere, the program goes on with the one or the other.
    secrets.change({ refreshToken: rotated.refresh_token, predecessor: refreshToken });
    accessToken = rotated.access_token;
    if (rotated.user) known.remember(rotated.user);
    tell();
  }

  /** Makes a call as who is signed in; where the access token has run out, once more with a new one. */
  async function sendSigned(call: Request, init: RequestInit, owner?: string): Promise<Response> {
    const again = call.clone();
    if (hasToken() && accessToken === '') {
      await refresh().catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    }
    mustBe(owner);
    const used = accessToken;
    const answer = await send(call, init, used);
    if (!hasToken() || !(await saysUnauthenticated(answer))) return answer;
    try {
      // Another call may have seen to it meanwhile.
      if (used === accessToken) await refresh();
    } catch (error) {
      if (isRefusal(error)) return answer;
      throw error;
    }
    mustBe(owner);
    return send(again, init, accessToken);
  }

  /** Nothing of one person is sent as another. */
  function mustBe(owner: string | undefined): void {
    if (owner !== undefined && state().user?.id !== owner) throw new ApiFailure('This account is not signed in any more.');
  }

  const apiOf = (owner: string) =>
    createApiClient({
      url: `${origin}/api`,
      fetch: (call, init) => sendSigned(call, { ...init, signal: AbortSignal.any([leave.signal, ...(init.signal ? [init.signal] : [])]) }, owner),
    });

  /** Asks who is signed in; a 401 is refreshed, `sessionRefreshRetries` times at most. */
  async function ask(): Promise<void> {
    await tellLeaving();
    const asked = session;
    try {
      if (hasToken() && accessToken === '') await refresh();
      for (let retries = 0; ; retries += 1) {
        if (!hasToken() || asked !== session) return;
        const used = accessToken;
        try {
          const user = userSchema.parse(await clientAs(used).auth.session());
          if (asked === session) known.remember(user);
          return tell();
        } catch (error) {
          if (!isUnauthenticated(error) || asked !== session) throw error;
          if (retries === sessionRefreshRetries) return clear();
          if (used === accessToken) await refresh();
        }
      }
    } catch (error) {
      // No answer is no refusal: who was signed in stays so, with what was last known of them.
      if (!isRefusal(error) || hasToken()) setOffline(true);
    }
  }

  /** Tells the server of sessions that ended here while it could not be told; stops at the first that gets no answer. */
  function tellLeaving(): Promise<void> {
    leaving = leaving
      .then(async () => {
        for (const token of secrets.read().leaving) await endSession(token);
      })
      .catch(() => undefined);
    return leaving;
  }

  /** Ends the session of a refresh token. The server knows a session by its access token, and the last one may have run out. @throws where no answer came */
  async function endSession(refreshToken: string): Promise<void> {
    let token = refreshToken;
    const replaceBy = (next: string[]) => secrets.change({ leaving: secrets.read().leaving.flatMap((one) => (one === token ? next : [one])) });
    try {
      const rotated = await rotate(token);
      replaceBy([rotated.refresh_token]);
      token = rotated.refresh_token;
      await clientAs(rotated.access_token).auth.signOut();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    replaceBy([]);
  }

  async function finish(text: string): Promise<void> {
    const { code, state: given } = readHanded(text);
    const { signIn } = secrets.read();
    if (!signIn || now() - signIn.startedAt > signInMs) throw new ShellError(noSignInText);
    if (given !== null) {
      secrets.change({ signIn: { ...signIn, state: '' } });
      if (!isSameSecret(signIn.state, given)) throw new ShellError(foreignStateText);
    }
    const answer = signedInSchema.safeParse(await anonymous.auth.native.exchange({ code, codeVerifier: signIn.verifier, device: deviceName }));
    if (!answer.success) throw new ApiFailure(fallbackErrorText);
    const { refreshToken: before, leaving: left } = secrets.read();
    secrets.change({ refreshToken: answer.data.refreshToken, predecessor: '', leaving: before === '' ? left : [...left, before], signIn: null });
    begin(answer.data.accessToken);
    known.remember(answer.data.user);
    tell();
    await tellLeaving();
  }

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async startSignIn() {
      const signIn = beginSignIn(now());
      secrets.change({ signIn });
      const address = connectAddress(origin, signIn);
      await openExternal(address).catch((error: unknown) => {
        throw new ShellError(`The browser could not be opened. Open this address in it: ${address}`, { cause: error });
      });
    },
    async cancelSignIn() {
      secrets.change({ signIn: null });
    },
    finishSignIn(text) {
      const finished = finishing.then(() => finish(text));
      finishing = finished.catch(() => undefined);
      return finished;
    },
    async signOut() {
      const { refreshToken, leaving: left } = secrets.read();
      begin('');
      secrets.change({ refreshToken: '', predecessor: '', leaving: refreshToken === '' ? left : [...left, refreshToken], signIn: null });
      known.remember(null);
      tell();
      await tellLeaving();
      return secrets.read().leaving.length === 0;
    },
    refresh: () =>
      (asking ??= ask().finally(() => {
        asking = null;
      })),
    async keepUnprotected(agreed) {
      known.agree(agreed);
      secrets.rewrite();
      tell();
    },
    async fetch(carried) {
      const call = requestFor(carried, origin);
      return call ? handOver(await sendSigned(call, {})) : refusal('forbidden');
    },
    api: createApiClient({ url: `${origin}/api`, fetch: sendSigned }),
    apiOf,
    setSync(word) {
      sync = word;
      tell();
    },
    close() {
      listeners.clear();
      ending.abort();
    },
  };
}
