import { apiErrors, type ApiErrorCode } from '@vitae/api';

/** A response of the server: the body of a successful one, one with its status, or none at all. */
export type FakeAnswer = object | Response | 'no answer';
type Handler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

interface FakeCall {
  path: string;
  bearer: string;
  body: unknown;
}

/** A server whose responses a test writes, and the cookies of one browser. */
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
  const transport = {
    url: 'https://vitae.test/api',
    fetch: async (request: Request): Promise<Response> => {
      const path = new URL(request.url).pathname.replace(/^\/api\/(auth\/)?/, '');
      const text = await request.text();
      const call = {
        path,
        bearer: request.headers.get('authorization') ?? '',
        body: text ? readJson(text) : undefined,
      };
      calls.push(call);
      const handler = table[path] ?? new Response(null, { status: 404 });
      const answer = isHandler(handler) ? await handler(call) : handler;
      if (answer === 'no answer') throw new TypeError('Failed to fetch');
      if (answer instanceof Response) return answer.clone();
      // As the real server does: a new pair goes into the cookies.
      if ('access_token' in answer && 'refresh_token' in answer)
        Object.assign(cookies, { accessToken: answer.access_token, refreshToken: answer.refresh_token });
      return Response.json(answer);
    },
  };
  return { cookies, calls, table, transport, pathsOf: () => calls.map(({ path }) => path) };
}

export type FakeServer = ReturnType<typeof createFakeServer>;

const isHandler = (value: Handler | FakeAnswer): value is Handler => typeof value === 'function';

function readJson(text: string): unknown {
  return JSON.parse(text);
}

/** A refusal with the wording of the server. */
export const refusal = (code: ApiErrorCode, status = 401): Response =>
  Response.json({ code, message: apiErrors[code].message }, { status });
