import { createORPCClient, type ClientContext, type ClientLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { networkText } from '@vitae/words/network';
import { readerLocale } from '@vitae/words/reader';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract, type Contract } from './contract/index.ts';
import { answerErrorText, networkErrorText } from './error-text.ts';
import { apiErrorSchema } from './errors.ts';
import { ApiFailure } from './failure.ts';

export { ApiFailure } from './failure.ts';

export type ApiClient = ContractRouterClient<Contract, ClientContext>;

export interface ApiClientOptions {
  /** Where the API is, such as `https://vitae.example/api`. */
  url: string;
  /** The bearer token for this call; `''` if there is none. */
  accessToken?: () => string;
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
  isOnline?: () => boolean;
}

/** The contract as functions; each call rejects with an `ApiFailure` that has a readable message. */
export const createApiClient = (options: ApiClientOptions): ApiClient => createORPCClient(createApiLink(options));

/** What sends the calls of `createApiClient`. */
export function createApiLink({
  url,
  accessToken = () => '',
  fetch: send = (request, init) => fetch(request, init),
  isOnline = () => true,
}: ApiClientOptions): ClientLink<ClientContext> {
  return new OpenAPILink<ClientContext>(contract, {
    url,
    headers: () => {
      const token = accessToken();
      return {
        ...(token && { authorization: `Bearer ${token}` }),
        // The browser names its own language; the reader may have chosen another one here.
        'accept-language': readerLocale(),
      };
    },
    fetch: async (request, init) => {
      const response = await send(request, init).catch((error: unknown) => {
        if (error instanceof ApiFailure || (error instanceof Error && error.name === 'AbortError')) throw error;
        throw new ApiFailure(networkErrorText(error, isOnline()), { cause: error });
      });
      if (!response.ok) throw await failureOf(response);
      return response;
    },
  });
}

/** Turns a response that is not `ok` into a failure with a readable message. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const known = apiErrorSchema.safeParse(body).data;
  return new ApiFailure(answerErrorText(body, response), {
    status: response.status,
    code: known?.code ?? null,
    fields: known?.fields ?? {},
    data: known?.data,
  });
}

/** How often a rejected session is refreshed before it is given up (behaviour SE-3). */
export const sessionRefreshRetries = 2;
/** The text of a refresh that got no response (behaviour SE-8). */
export const noRefreshResponse = (): string => networkText('noRefreshAnswer');

/** Statuses that mean a refusal; any other means that the server cannot respond now. */
export function isRefusal(error: unknown): error is ApiFailure {
  return (
    error instanceof ApiFailure &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429
  );
}

/** A missing or expired access token, not a wrong password or code. */
export function isUnauthenticated(error: unknown): boolean {
  return (
    error instanceof ApiFailure && error.status === 401 && (error.code === 'unauthenticated' || error.code === null)
  );
}

/** Whether a response requires a new access token; its body can still be read. */
export async function saysUnauthenticated(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return apiErrorSchema.safeParse(body).data?.code === 'unauthenticated';
}
