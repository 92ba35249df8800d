import { networkErrorText } from '@vitae/api';
import { ApiFailure, createApiClient, isRefusal, type ApiClient } from '@vitae/api/client';
import { userSchema } from '@vitae/api/contract';
import { refreshTimeout } from '@vitae/api/session-core';
import { z } from 'zod';

/** Milliseconds after which another call is tried: a network that was lost during sleep is not reported. */
const answerTimeout = 60_000;

/** An empty token is invalid: such an answer is not from the server. */
const rotatedSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  user: z.optional(userSchema),
});
export type Rotated = z.infer<typeof rotatedSchema>;

export interface ServerLinkParts {
  origin: string;
  fetch: typeof fetch;
  /** Called with every answer, and with every call that got none. */
  onReached: (isReached: boolean) => void;
  /** Called with the access token of a call that the server has not refused as unauthenticated. */
  onAccepted: (bearer: string) => void;
  signal: AbortSignal;
}

/** The connection to the server, for any token. */
export interface ServerLink {
  /**
   * Sends a call as a page of the server's own origin would; follows no redirect. @throws ApiFailure if there was no
   * answer
   */
  send: (call: Request, init: RequestInit, bearer: string) => Promise<Response>;
  /** The API with an access token, `''` without one. */
  clientAs: (bearer: string) => ApiClient;
  /**
   * Exchanges a refresh token for its successor. @throws the server's ApiFailure if it refused; any other error means
   * no answer
   */
  rotate: (refreshToken: string) => Promise<Rotated>;
}

export function createServerLink({
  origin,
  fetch: request,
  onReached,
  onAccepted,
  signal,
}: ServerLinkParts): ServerLink {
  const send: ServerLink['send'] = async (call, init, bearer) => {
    call.headers.set('origin', origin);
    call.headers.set('sec-fetch-site', 'same-origin');
    if (bearer !== '') call.headers.set('authorization', `Bearer ${bearer}`);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The server did not answer in time.')), answerTimeout);
    const given = [call.signal, init.signal].filter((one) => one instanceof AbortSignal);
    try {
      const answer = await request(call, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([...given, signal, late.signal]),
      });
      onReached(true);
      if (bearer !== '' && answer.status !== 401) onAccepted(bearer);
      return answer;
    } catch (error) {
      // An aborted call does not show that the server is unreachable.
      if (signal.aborted || given.some(({ aborted }) => aborted)) throw error;
      onReached(false);
      throw new ApiFailure(networkErrorText(rootOf(error), false), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  const clientAs = (bearer: string) =>
    createApiClient({ url: `${origin}/api`, fetch: (call, init) => send(call, init, bearer) });
  const anonymous = clientAs('');

  return {
    send,
    clientAs,
    async rotate(refreshToken) {
      try {
        return rotatedSchema.parse(
          await anonymous.auth.token.refresh({ refreshToken }, { signal: AbortSignal.timeout(refreshTimeout) }),
        );
      } catch (error) {
        // An answer that is not from the server does not count.
        if (!isRefusal(error)) onReached(false);
        throw error;
      }
    },
  };
}

/** Node reports `fetch failed`, with the reason only in the cause. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error && error.cause.message !== '' ? error.cause : error;
}
