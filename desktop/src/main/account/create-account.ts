import { fallbackErrorText, networkErrorText } from '@vitae/api';
import { ApiFailure, failureOf, isRefusal, type ApiClient } from '@vitae/api/client';
import { userSchema } from '@vitae/api/contract';
import { createSessionCore } from '@vitae/api/session-core';
import type { HeldAccount, HeldState } from '@vitae/ui';
import { desktopText } from '@vitae/words/desktop';
import { z } from 'zod';
import { ShellError } from '../shell-error.ts';
import { handOver, refusal, requestFor, type CarriedAnswer, type CarriedRequest } from './carried-request.ts';
import {
  beginSignIn,
  connectAddress,
  foreignStateText,
  isSameSecret,
  noSignInText,
  readHanded,
  signInMs,
} from './connection.ts';
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
  /** The name of this program in the list of sessions, such as `Vitae on Linux`; at most 80 characters. */
  deviceName: string;
  fetch?: typeof fetch;
  now?: () => number;
  /** Receives a line for the log; no token is ever part of it. */
  log: (message: string) => void;
}

/** The session that the main process holds: its tokens never leave it. */
export interface Account extends Omit<HeldAccount, 'state' | 'saveExport'> {
  state: () => HeldState;
  /** Forwards a call of a window to the server. @throws ApiFailure if there was no answer */
  fetch: (request: CarriedRequest) => Promise<CarriedAnswer>;
  /** Everything in the account, as a zip in parts; the request is sent with the first one. @throws ApiFailure */
  exported: () => AsyncIterable<Uint8Array>;
  /** The API as the signed-in user. */
  api: ApiClient;
  /** The API as one user: a call fails without being sent once the user has signed out or changed. */
  apiOf: (userId: string) => ApiClient;
  /** Sets the state of sync. */
  setSync: (activity: HeldState['sync']) => void;
  close: () => void;
}

/** Opens the stored session (behaviour SE-1, SE-7). It makes no request on its own: see `refresh`. */
export function createAccount({
  folder,
  keychain,
  openExternal,
  serverUrl,
  deviceName,
  fetch: request = fetch,
  now = Date.now,
  log,
}: AccountParts): Account {
  const { origin } = new URL(serverUrl);
  const known = openKnownPerson(folder, log);
  const secrets = openSecrets({ folder, keychain, keepsUnprotected: known.keepsUnprotected, log });
  const listeners = new Set<(state: HeldState) => void>();
  const ending = new AbortController();
  let accessToken = '';
  let isOffline = false;
  let sync: HeldState['sync'] = 'off';
  let lastNotified = '';
  let leaving = Promise.resolve();
  /** Sign-ins are completed in sequence, since a link may be opened twice. */
  let finishing = Promise.resolve();

  const hasToken = () => secrets.read().refreshToken !== '';
  const state = (): HeldState => ({
    user: hasToken() ? known.user() : null,
    hasToken: hasToken(),
    isOffline,
    sync,
    keeping: secrets.keeping(),
  });

  function notify(): void {
    const current = state();
    const text = JSON.stringify(current);
    if (text === lastNotified) return;
    lastNotified = text;
    for (const listener of listeners) listener(current);
  }

  function setOffline(next: boolean): void {
    isOffline = next;
    notify();
  }

  const { send, clientAs, rotate } = createServerLink({
    origin,
    fetch: request,
    signal: ending.signal,
    onReached: (isReached) => setOffline(!isReached),
    onAccepted: (bearer) => {
      // Its access token has arrived, so the previous refresh token is no longer needed.
      if (bearer === accessToken && secrets.read().predecessor !== '') secrets.change({ predecessor: '' });
    },
  });
  const anonymous = clientAs('');

  const core = createSessionCore({
    url: `${origin}/api`,
    tokens: () => ({ accessToken, refreshToken: secrets.read().refreshToken }),
    hasToken,
    user: () => state().user,
    exchange: async ({ refreshToken }) => {
      const { predecessor } = secrets.read();
      const rotated = await rotate(refreshToken).catch((error: unknown) => {
        if (!isRefusal(error) || predecessor === '') throw error;
        return rotate(predecessor);
      });
      return { accessToken: rotated.access_token, refreshToken: rotated.refresh_token, user: rotated.user };
    },
    saveTokens: (tokens) => {
      // On the disk before it is used: whenever it is killed, the program continues with one of the two.
      secrets.change({ refreshToken: tokens.refreshToken, predecessor: secrets.read().refreshToken });
      ({ accessToken } = tokens);
      notify();
    },
    keepUser: (user) => {
      known.remember(user);
      notify();
    },
    clear: () => {
      accessToken = '';
      secrets.change({ refreshToken: '', predecessor: '' });
      known.remember(null);
      notify();
    },
    askUser: () => clientAs(accessToken).auth.session(),
    reportSignOuts,
    send,
    unanswered: () => setOffline(true),
  });

  /**
   * Notifies the server of sessions that ended here while it was unreachable; stops at the first one without an answer.
   */
  function reportSignOuts(): Promise<void> {
    leaving = leaving
      .then(async () => {
        for (const token of secrets.read().leaving) await endSession(token);
      })
      .catch(() => undefined);
    return leaving;
  }

  /**
   * Ends the session of a refresh token. The server identifies a session by its access token, and the last one may have
   * expired. @throws if there was no answer
   */
  async function endSession(refreshToken: string): Promise<void> {
    let token = refreshToken;
    const replaceBy = (next: string[]) =>
      secrets.change({ leaving: secrets.read().leaving.flatMap((one) => (one === token ? next : [one])) });
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
    const answer = signedInSchema.safeParse(
      await anonymous.auth.native.exchange({ code, codeVerifier: signIn.verifier, device: deviceName }),
    );
    if (!answer.success) throw new ApiFailure(fallbackErrorText());
    const { refreshToken: before, leaving: left } = secrets.read();
    secrets.change({
      refreshToken: answer.data.refreshToken,
      predecessor: '',
      leaving: before === '' ? left : [...left, before],
      signIn: null,
    });
    core.begin();
    ({ accessToken } = answer.data);
    core.takeUser(answer.data.user);
    await reportSignOuts();
  }

  const open = (address: string) =>
    openExternal(address).catch((error: unknown) => {
      throw new ShellError(desktopText('browserNotOpened', { address }), { cause: error });
    });

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async startSignIn() {
      const signIn = beginSignIn(now());
      secrets.change({ signIn });
      await open(connectAddress(origin, signIn));
    },
    openPayment: (path) => open(new URL(path, origin).href),
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
      core.begin();
      accessToken = '';
      secrets.change({
        refreshToken: '',
        predecessor: '',
        leaving: refreshToken === '' ? left : [...left, refreshToken],
        signIn: null,
      });
      known.remember(null);
      notify();
      await reportSignOuts();
      return secrets.read().leaving.length === 0;
    },
    refresh: core.load,
    async allowUnprotected(agreed) {
      known.agree(agreed);
      secrets.rewrite();
      notify();
    },
    async fetch(carried) {
      const call = requestFor(carried, origin);
      return call ? handOver(await core.send(call, {})) : refusal('forbidden');
    },
    async *exported() {
      const answer = await core.send(new Request(`${origin}/api/account/export`, { method: 'POST' }), {});
      if (!answer.ok) throw await failureOf(answer);
      try {
        yield* answer.body ?? [];
      } catch (error) {
        throw new ApiFailure(networkErrorText(error, false), { cause: error });
      }
    },
    api: core.api,
    apiOf: core.apiOf,
    setSync(activity) {
      sync = activity;
      notify();
    },
    close() {
      listeners.clear();
      ending.abort();
    },
  };
}
