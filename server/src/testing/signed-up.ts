import { createApiClient, type ApiClient } from '@vitae/api/client';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import type { TestServer } from './test-server.ts';

const signedInSchema = z.object({
  accessToken: z.string(),
  user: z.object({ id: z.string(), role: z.string() }),
});

/** Someone who is signed in. */
export interface Person {
  accountId: string;
  role: string;
  client: ApiClient;
}

/** A client that calls a server as pages of its origin do; a server that restarts may have another origin. */
export const clientOf = (origin: () => string, accessToken = ''): ApiClient =>
  createApiClient({
    url: 'http://server/api',
    accessToken: () => accessToken,
    fetch: (request, init) => {
      const there = new Request(request.url.replace('http://server', origin()), request);
      there.headers.set('origin', origin());
      return fetch(there, init);
    },
  });

/** The person of an answer that signs someone in. */
export function personOf(server: Pick<TestServer, 'origin'>, answer: unknown): Person {
  const { accessToken, user } = signedInSchema.parse(answer);
  return { accountId: user.id, role: user.role, client: clientOf(() => server.origin, accessToken) };
}

/** Someone with a new account. */
export async function signUp(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Person> {
  const account = { name: 'Ada', email, password: testPassword };
  return personOf(server, (await server.call('POST', '/auth/sign-up', account, headers)).body);
}
