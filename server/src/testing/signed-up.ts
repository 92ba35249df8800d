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

/** The person of an answer that signs someone in, with a client that calls the server as pages of its origin do. */
export function personOf(server: TestServer, answer: unknown): Person {
  const { accessToken, user } = signedInSchema.parse(answer);
  const client = createApiClient({
    url: `${server.origin}/api`,
    accessToken: () => accessToken,
    fetch: (request, init) => {
      request.headers.set('origin', server.origin);
      return fetch(request, init);
    },
  });
  return { accountId: user.id, role: user.role, client };
}

/** Someone with a new account. */
export async function signUp(server: TestServer, email: string, headers: Record<string, string> = {}): Promise<Person> {
  const account = { name: 'Ada', email, password: testPassword };
  return personOf(server, (await server.call('POST', '/auth/sign-up', account, headers)).body);
}
