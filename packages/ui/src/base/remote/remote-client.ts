import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | null = null;

/**
 * What the server was asked and what it answered, kept while the page stands. A failed question is asked again by the
 * person, or when the server answers again, never behind their back.
 */
export function remoteClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      // A browser that believes to be offline may still reach a server on this machine.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
