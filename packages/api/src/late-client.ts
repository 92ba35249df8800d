import { createORPCClient, type ClientContext, type ClientLink } from '@orpc/client';
import type { ApiClient, ApiClientOptions } from './client.ts';

/**
 * Like `createApiClient`, but the contract and the code that sends calls are fetched with the first call: a window that
 * opens without the server does not wait for them.
 */
export function createLateApiClient(options: ApiClientOptions): ApiClient {
  let link: Promise<ClientLink<ClientContext>> | null = null;
  const fetchLink = () =>
    (link ??= import('./client.ts')
      .then(({ createApiLink }) => createApiLink(options))
      .catch((error: unknown) => {
        link = null;
        throw error;
      }));
  return createORPCClient<ApiClient>({
    call: async (path, input, call) => (await fetchLink()).call(path, input, call),
  });
}
