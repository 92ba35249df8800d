import { networkText } from '@vitae/words/network';
import * as z from 'zod/mini';
import {
  ApiFailure,
  createApiClient,
  isRefusal,
  isUnauthenticated,
  noRefreshResponse,
  saysUnauthenticated,
  sessionRefreshRetries,
  type ApiClient,
} from './client.ts';
import { userSchema, type Tokens, type User } from './contract/index.ts';

/** Milliseconds until a refresh counts as failed: a hanging refresh must not block everything else. */
export const refreshTimeout = 15_000;
/** The text for a call made on behalf of an account that is no longer signed in. */
export const otherAccountText = networkText('otherAccount');

/** An empty token is invalid: such a response is not the server's, but perhaps a hotel's sign-in page. */
const refreshedSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  user: z.optional(userSchema),
});
/** The result of a refresh: a pair of tokens, and their owner if it is known. */
export type Refreshed = z.infer<typeof refreshedSchema>;

/** The functions that a session needs from its program. */
export interface SessionPorts {
  /** Where the API is, such as `https://vitae.example/api`. */
  url: string;
  isOnline?: (() => boolean) | undefined;
  /** The current tokens; `''` if one is missing. */
  tokens: () => Tokens;
  /** Whether the user is signed in as far as this device knows, even without any tokens. */
  hasToken: () => boolean;
  /** The signed-in user, as the server last reported. */
  user: () => User | null;
  /** Fetches the tokens that only a call can read. @throws if it got no response */
  recall?: () => Promise<void>;
  /**
   * Exchanges the refresh token for a new pair, within `refreshTimeout`. @throws the server's ApiFailure if it refused;
   * any other error means no response
   */
  exchange: (held: Tokens) => Promise<Refreshed>;
  /** Saves a new pair; if it is saved on disk, it is there when this returns. */
  saveTokens: (tokens: Tokens) => void;
  /** Stores the signed-in user. */
  keepUser: (user: User) => void;
  /** Removes tokens and user. */
  clear: () => void | Promise<void>;
  /** Fetches the signed-in user from the server, with the current tokens. @throws ApiFailure */
  askUser: () => Promise<User>;
  /** Notifies the server of sessions that have ended here. Rejects if the rest must wait for it. */
  reportSignOuts: () => Promise<void>;
  /** Sends one call with this access token (`''` for none), and records whether there was a response. */
  send: (call: Request, init: RequestInit, accessToken: string) => Promise<Response>;
  /** Called when the server did not respond: the session stays. */
  unanswered: () => void;
}

/** The state machine of a session (behaviour SE-1 to SE-8), the same in a browser and on the desktop. */
export interface SessionCore {
  /**
   * Fetches the signed-in user; one request at a time. After a 401 it refreshes, at most `sessionRefreshRetries` times.
   * Resolves when the result is known, or when there was no response.
   */
  load: () => Promise<void>;
  /** The request in progress. */
  loading: () => Promise<void> | null;
  /** Fetches the user of new tokens, with the same retries. @throws ApiFailure if there was no response */
  askUser: () => Promise<void>;
  /** Stores the signed-in user. If the user has changed, requests of the previous one are aborted. */
  takeUser: (user: User) => void;
  /** Another session starts here, or none: requests of the previous one no longer count. */
  begin: () => void;
  /** Ends the session here. */
  clear: () => Promise<void>;
  /** Makes a call as the signed-in user; if the access token has expired, retries with a new one. */
  send: (call: Request, init: RequestInit, owner?: string) => Promise<Response>;
  /** The API as the signed-in user. */
  api: ApiClient;
  /** The API for one account only: a call fails without being sent once the user has signed out or changed. */
  apiOf: (account: string) => ApiClient;
}

/** Creates the state machine; it makes no request on its own. */
export function createSessionCore(ports: SessionPorts): SessionCore {
  /** Counts the sessions. */
  let session = 0;
  /** Aborts the requests of a session that has ended. */
  let leave = new AbortController();
  let loading: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;

  function begin(): void {
    session += 1;
    leave.abort();
    leave = new AbortController();
  }

  async function clear(): Promise<void> {
    begin();
    await ports.clear();
  }

  function takeUser(user: User): void {
    const before = ports.user();
    if (before && before.id !== user.id) begin();
    ports.keepUser(user);
  }

  /**
   * @throws an ApiFailure if it was refused, which clears the session; one with the given text if there was no
   *   response, which does not
   */
  const refresh = (): Promise<void> =>
    (refreshing ??= refreshOnce().finally(() => {
      refreshing = null;
    }));

  async function refreshOnce(): Promise<void> {
    const asked = session;
    const { user, ...tokens } = await ports
      .exchange(ports.tokens())
      .then((answer) => refreshedSchema.parse(answer))
      .catch(async (error: unknown) => {
        if (!isRefusal(error)) {
          ports.unanswered();
          throw new ApiFailure(noRefreshResponse(), { cause: error });
        }
        if (asked === session) await clear();
        throw error;
      });
    // Signed out, or signed in as someone else, in the meantime.
    if (asked !== session) return;
    ports.saveTokens(tokens);
    if (user) takeUser(user);
  }

  async function askUser(): Promise<void> {
    const asked = session;
    for (let retries = 0; ; retries += 1) {
      const { accessToken } = ports.tokens();
      try {
        const user = userSchema.parse(await ports.askUser());
        if (asked === session) takeUser(user);
        return;
      } catch (error) {
        if (asked !== session) return;
        if (!isUnauthenticated(error)) throw error;
        if (retries === sessionRefreshRetries || ports.tokens().refreshToken === '') {
          await clear();
          return;
        }
        // A call may have done it in the meantime.
        if (accessToken === ports.tokens().accessToken) await refresh();
        if (asked !== session) return;
      }
    }
  }

  async function ask(): Promise<void> {
    try {
      await ports.reportSignOuts();
      await wake();
      if (!ports.hasToken()) return;
      await askUser();
    } catch (error) {
      if (!isRefusal(error) || ports.hasToken()) ports.unanswered();
    }
  }

  /** Gets an access token if there may be one; without any token, the session has ended. */
  async function wake(): Promise<void> {
    if (ports.tokens().accessToken === '') await ports.recall?.();
    const { accessToken, refreshToken } = ports.tokens();
    if (accessToken !== '') return;
    if (refreshToken !== '') await refresh();
    else if (ports.hasToken()) await clear();
  }

  const load = (): Promise<void> =>
    (loading ??= ask().finally(() => {
      loading = null;
    }));

  /** Data of one user is never sent as another user. */
  function mustBe(owner: string | undefined): void {
    if (owner !== undefined && ports.user()?.id !== owner) throw new ApiFailure(otherAccountText);
  }

  async function send(call: Request, init: RequestInit, owner?: string): Promise<Response> {
    const again = call.clone();
    if (loading) await loading;
    else if (ports.hasToken() && ports.tokens().accessToken === '') {
      await wake().catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    }
    mustBe(owner);
    const asked = session;
    const userBefore = ports.user()?.id;
    const { accessToken } = ports.tokens();
    const answer = await ports.send(call, init, accessToken);
    if (ports.tokens().refreshToken === '' || !(await saysUnauthenticated(answer))) return answer;
    try {
      // Another call may have done it in the meantime.
      if (accessToken === ports.tokens().accessToken) await refresh();
    } catch (error) {
      if (isRefusal(error)) return answer;
      throw error;
    }
    mustBe(owner);
    const isSame = asked === session && (userBefore === undefined || ports.user()?.id === userBefore);
    return isSame ? ports.send(again, init, ports.tokens().accessToken) : answer;
  }

  const clientOf = (owner?: string): ApiClient =>
    createApiClient({
      url: ports.url,
      fetch: (call, init) => {
        const signals = [init.signal, owner === undefined ? null : leave.signal].filter(
          (one) => one instanceof AbortSignal,
        );
        return send(call, signals.length === 0 ? init : { ...init, signal: AbortSignal.any(signals) }, owner);
      },
      ...(ports.isOnline && { isOnline: ports.isOnline }),
    });

  return { load, loading: () => loading, askUser, takeUser, begin, clear, send, api: clientOf(), apiOf: clientOf };
}
