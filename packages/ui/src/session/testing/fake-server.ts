import { apiErrors, type ApiErrorCode } from '@vitae/api';
import type { User } from '@vitae/api/contract';
import type { Transport } from '../../app/platform.ts';
import { createSessionMemory, type SessionMemory } from '../session-memory.ts';
import { createSessionState } from '../session-state.ts';
import { createSession, type SessionNews } from '../session.ts';

export const ada: User = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  emailVerified: true,
  role: 'user',
  country: 'US',
  locale: 'en',
  theme: 'system',
  hasPassword: true,
  hasGoogle: false,
  hasTotp: false,
  syncedDocuments: 3,
  deletedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** An answer of the server: the body of a good one, one with its status, or none at all. */
export type FakeAnswer = object | Response | 'no answer';
type Handler = (call: FakeCall) => FakeAnswer;

export interface FakeCall {
  path: string;
  bearer: string;
  body: unknown;
}

/** A server whose answers a test writes, and the cookies of one browser. */
export function createFakeServer(handlers: Record<string, Handler | FakeAnswer>) {
  const cookies = { accessToken: '', refreshToken: '' };
  const calls: FakeCall[] = [];
  const table: Record<string, Handler | FakeAnswer> = {
    'token/get-token': () => cookies,
    'token/set-token': { done: true },
    'token/clear-token': () => {
      Object.assign(cookies, { accessToken: '', refreshToken: '' });
      return { done: true };
    },
    ...handlers,
  };
  const transport: Transport = {
    url: 'https://vitae.test/api',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(/^\/api\/(auth\/)?/, '');
      const text = await request.text();
      const call = { path, bearer: request.headers.get('authorization') ?? '', body: text ? (readJson(text)) : undefined };
      calls.push(call);
      const handler = table[path] ?? new Response(null, { status: 404 });
      const answer = isHandler(handler) ? handler(call) : handler;
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      if (answer instanceof Response) return answer.clone();
      // As the real server does: a new pair goes into the cookies.
      if ('access_token' in answer && 'refresh_token' in answer) Object.assign(cookies, { accessToken: answer.access_token, refreshToken: answer.refresh_token });
      return Response.json(answer);
    },
  };
  return { cookies, calls, table, transport, pathsOf: () => calls.map(({ path }) => path) };
}

const isHandler = (value: Handler | FakeAnswer): value is Handler => typeof value === 'function';

function readJson(text: string): unknown {
  return JSON.parse(text);
}

/** A refusal as the server words it. */
export const refusal = (code: ApiErrorCode, status = 401) => Response.json({ code, message: apiErrors[code].message }, { status });

export function fakeStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** A tab of the browser that the server knows by its cookies. */
export function openTab(server: { transport: Transport }, given: { memory?: SessionMemory; locks?: Pick<LockManager, 'request'> } = {}) {
  const storage = fakeStorage();
  const memory = given.memory ?? createSessionMemory(() => storage);
  const state = createSessionState(memory);
  const told: SessionNews[] = [];
  const session = createSession({ transport: server.transport, state, memory, tell: (news) => told.push(news), locks: given.locks });
  return { session, state, memory, told };
}
