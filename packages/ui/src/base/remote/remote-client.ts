import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | null = null;

/**
 * Queries to the server and their answers, kept as long as the page is open. A failed query is retried by the user or
 * when the server responds again, never silently.
 */
export function remoteClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      // A browser that believes it is offline may still reach a server on this machine.
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
