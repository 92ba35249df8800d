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

/** Milliseconds until a refresh counts as unanswered: one that hangs must not hold everything else. */
export const refreshTimeout = 15_000;
/** The text of a call that was made for an account that is not signed in any more. */
export const otherAccountText = networkText('otherAccount');

/** An empty token is none: what answers so is not the server, but perhaps the sign-in page of a hotel's network. */
const refreshedSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  user: z.optional(userSchema),
});
/** What came of a refresh: a pair of tokens, and whose they are where that was said. */
export type Refreshed = z.infer<typeof refreshedSchema>;

/** What a session needs of the program that it runs in. */
export interface SessionPorts {
  /** Where the API is, such as `https://vitae.example/api`. */
  url: string;
  isOnline?: (() => boolean) | undefined;
  /** The tokens there are now; `''` for what there is not. */
  tokens: () => Tokens;
  /** Whether somebody is signed in as far as is known here, with or without tokens at hand. */
  hasToken: () => boolean;
  /** Who was signed in when the server last said. */
  user: () => User | null;
  /** Brings the tokens that are kept where only a call can get them. @throws where it got no answer */
  recall?: () => Promise<void>;
  /**
   * Exchanges the refresh token for a new pair, in `refreshTimeout` at most. @throws the server's ApiFailure when it
   * refused; anything else is no answer
   */
  exchange: (held: Tokens) => Promise<Refreshed>;
  /** Keeps a new pair; where it is kept on a disk, it is there when this returns. */
  keepTokens: (tokens: Tokens) => void;
  /** Keeps who is signed in. */
  keepUser: (user: User) => void;
  /** Forgets tokens and user. */
  clear: () => void | Promise<void>;
  /** Asks the server who is signed in, with the tokens there are. @throws ApiFailure */
  askUser: () => Promise<User>;
  /** Tells the server of sessions that have ended here. Rejects where the rest of the question must wait for it. */
  tellLeaving: () => Promise<void>;
  /** Sends one call with this access token, `''` without one, and notes whether an answer came. */
  send: (call: Request, init: RequestInit, accessToken: string) => Promise<Response>;
  /** The server gave no answer: whoever was signed in stays so. */
  unanswered: () => void;
}

/** The machine of a session (behaviour SE-1 to SE-8), the same in a browser and on the desktop. */
export interface SessionCore {
  /**
   * Asks who is signed in; one question at a time. A 401 is refreshed, `sessionRefreshRetries` times at most. Resolves
   * when it is known, or when no answer came.
   */
  load: () => Promise<void>;
  /** The question that is under way. */
  loading: () => Promise<void> | null;
  /** Asks for the user of tokens that have just come, with the same retries. @throws ApiFailure where no answer came */
  askUser: () => Promise<void>;
  /** Takes who is signed in. If it is somebody else than before, what is under way for that person ends. */
  takeUser: (user: User) => void;
  /** Another session begins here, or none: what was asked in the one before is nothing to it. */
  begin: () => void;
  /** Ends the session here. */
  clear: () => Promise<void>;
  /** Makes a call as whoever is signed in; where the access token has run out, once more with a new one. */
  send: (call: Request, init: RequestInit, owner?: string) => Promise<Response>;
  /** The API as whoever is signed in. */
  api: ApiClient;
  /** The API as one account alone: a call fails, unsent, once somebody else is signed in, or nobody. */
  apiOf: (account: string) => ApiClient;
}

/** Makes the machine; it asks the server nothing by itself. */
export function createSessionCore(ports: SessionPorts): SessionCore {
  /** Counts the sessions. */
  let session = 0;
  /** Ends what is under way for the account of a session that is over. */
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
   * @throws an ApiFailure when it was refused, which clears the session; one with the specified text when no answer
   * came, which does not
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
          throw new ApiFailure(noRefreshResponse, { cause: error });
        }
        if (asked === session) await clear();
        throw error;
      });
    // Signed out, or in as somebody else, meanwhile.
    if (asked !== session) return;
    ports.keepTokens(tokens);
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
        // A call may have seen to it meanwhile.
        if (accessToken === ports.tokens().accessToken) await refresh();
        if (asked !== session) return;
      }
    }
  }

  async function ask(): Promise<void> {
    try {
      await ports.tellLeaving();
      await wake();
      if (!ports.hasToken()) return;
      await askUser();
    } catch (error) {
      if (!isRefusal(error) || ports.hasToken()) ports.unanswered();
    }
  }

  /** Gets an access token where there may be one; without any token, the session is over. */
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

  /** Nothing of one person is sent as another. */
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
    const asker = ports.user()?.id;
    const { accessToken } = ports.tokens();
    const answer = await ports.send(call, init, accessToken);
    if (ports.tokens().refreshToken === '' || !(await saysUnauthenticated(answer))) return answer;
    try {
      // Another call may have seen to it meanwhile.
      if (accessToken === ports.tokens().accessToken) await refresh();
    } catch (error) {
      if (isRefusal(error)) return answer;
      throw error;
    }
    mustBe(owner);
    const isSame = asked === session && (asker === undefined || ports.user()?.id === asker);
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
