import { createApiClient, type ApiClient } from '@vitae/api/client';
import { z } from 'zod';
import { ada, testPassword } from '@vitae/testkit/people';
import type { TestServer } from './test-server.ts';

const signedInSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: z.object({ id: z.string(), role: z.string() }),
});

/** Someone who is signed in. */
export interface Person {
  accountId: string;
  role: string;
  /** What the person's calls are sent with. */
  headers: { authorization: string };
  accessToken: string;
  refreshToken: string;
  client: ApiClient;
}

/** The headers of a call with an access token, or with what somebody may send as one. */
export const bearer = (accessToken: unknown): { authorization: string } => ({
  authorization: `Bearer ${String(accessToken)}`,
});

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
  const { accessToken, refreshToken, user } = signedInSchema.parse(answer);
  return {
    accountId: user.id,
    role: user.role,
    headers: bearer(accessToken),
    accessToken,
    refreshToken,
    client: clientOf(() => server.origin, accessToken),
  };
}

/** Someone with a new account; `headers` are those of the call that makes it. */
export async function signUp(
  server: Pick<TestServer, 'origin' | 'call'>,
  email = ada.email,
  { name = 'Ada', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Person> {
  return personOf(
    server,
    (await server.call('POST', '/auth/sign-up', { name, email, password: testPassword }, headers)).body,
  );
}

/** An admin with a new account. */
export async function signUpAdmin(server: TestServer): Promise<Person> {
  const admin = await signUp(server, 'admin@example.com');
  await server.services.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.accountId).execute();
  return admin;
}
