import { createHash, randomBytes } from 'node:crypto';
import { apiErrors, type ApiErrorCode } from '@vitae/api';
import type { User } from '@vitae/api/contract';
import { ada } from '@vitae/testkit/people';
import { z } from 'zod';

export const origin = 'https://vitae.test';
const graceMs = 30_000;
const accessMs = 15 * 60_000;

/**
 * What happens to a call instead of an answer: it never arrives, its answer never arrives, or the program ends before
 * or after the server has seen it.
 */
export type Fault = 'refused' | 'lost' | 'killed before' | 'killed after';

export interface Seen {
  path: string;
  headers: Headers;
}

interface Session {
  user: User;
  ended: boolean;
}

/**
 * The server's rules for the sessions of programs, as in its `tokens.ts` and `native.ts`, with a clock that tests
 * control.
 */
export function createStandIn() {
  let time = Date.parse('2026-01-01T00:00:00.000Z');
  const grants = new Map<string, { challenge: string; user: User }>();
  const refreshTokens = new Map<string, { session: Session; rotatedAt: number | null; successor: string }>();
  const accessTokens = new Map<string, { session: Session; until: number }>();
  const seen: Seen[] = [];
  const fresh = (name: string) => `${name}-${randomBytes(24).toString('base64url')}`;
  let fault: (path: string) => Fault | null = () => null;
  let other: (path: string) => Response | null = () => null;
  let onKilled = () => {};

  const accessFor = (session: Session) => {
    const token = fresh('access');
    accessTokens.set(token, { session, until: time + accessMs });
    return token;
  };

  function rotate(token: string): Response {
    const row = refreshTokens.get(token);
    if (!row || row.session.ended) return refused('unauthenticated');
    if (row.rotatedAt !== null && time - row.rotatedAt > graceMs) {
      row.session.ended = true;
      return refused('unauthenticated');
    }
    row.rotatedAt ??= time;
    if (!refreshTokens.has(row.successor))
      refreshTokens.set(row.successor, { session: row.session, rotatedAt: null, successor: fresh('refresh') });
    return Response.json({
      access_token: accessFor(row.session),
      refresh_token: row.successor,
      user: row.session.user,
    });
  }

  function exchange(code: string, verifier: string): Response {
    const grant = grants.get(code);
    grants.delete(code);
    if (!grant || createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
      return refused('invalid-code');
    const session = { user: grant.user, ended: false };
    const refreshToken = fresh('refresh');
    refreshTokens.set(refreshToken, { session, rotatedAt: null, successor: fresh('refresh') });
    return Response.json({ status: 'signed-in', accessToken: accessFor(session), refreshToken, user: grant.user });
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const given = other(path);
    if (given) return given;
    const body = bodySchema.parse(await request.json().catch(() => ({})));
    const access = accessTokens.get((request.headers.get('authorization') ?? '').replace('Bearer ', ''));
    const session = access && access.until > time && !access.session.ended ? access.session : null;
    if (path === '/api/auth/native/exchange') return exchange(body.code, body.codeVerifier);
    if (path === '/api/auth/token/refresh') return rotate(body.refreshToken);
    if (path === '/api/auth/sign-out') {
      if (session) session.ended = true;
      return Response.json({ done: true });
    }
    if (!session) return refused('unauthenticated');
    return Response.json(session.user);
  }

  return {
    seen,
    now: () => time,
    pass(ms: number) {
      time += ms;
    },
    /** Decides what happens to calls from now on. */
    failWhen(next: typeof fault) {
      fault = next;
    },
    /** Resolves when the program next ends because of a fault: its running work never continues. */
    killed: () =>
      new Promise<void>((resolve) => {
        onKilled = resolve;
      }),
    /** Answers differently from now on. */
    answerWith(next: typeof other) {
      other = next;
    },
    /** The user allows the program on the page that it has opened. @returns the link that the page leads to */
    allow(address: string, user: User = ada): string {
      const url = new URL(address);
      const code = fresh('code');
      grants.set(code, { challenge: url.searchParams.get('challenge') ?? '', user });
      return `vitae://signed-in?code=${code}&state=${url.searchParams.get('state') ?? ''}`;
    },
    sessions: () => [...new Set([...refreshTokens.values()].map(({ session }) => session))],
    /** Every access token expires. */
    expire() {
      time += accessMs + 1;
    },
    /** Forgets a refresh token, like a server that was restored from a backup. */
    forget: (token: string) => refreshTokens.delete(token),
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const what = fault(path);
      if (what === 'killed before') {
        onKilled();
        return untilAborted(request.signal);
      }
      if (what === 'refused')
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
        });
      seen.push({ path, headers: request.headers });
      const answered = await answer(request, path);
      if (what === 'killed after') {
        onKilled();
        return untilAborted(request.signal);
      }
      if (what === 'lost') throw new TypeError('fetch failed', { cause: new Error('other side closed') });
      return answered;
    },
  };
}
export type StandIn = ReturnType<typeof createStandIn>;

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const bodySchema = z.object({
  code: z.string().default(''),
  codeVerifier: z.string().default(''),
  refreshToken: z.string().default(''),
});

const refused = (code: ApiErrorCode) =>
  Response.json({ code, message: apiErrors[code].message }, { status: apiErrors[code].status });
