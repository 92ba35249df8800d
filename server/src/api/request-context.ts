import type { Request, Response } from 'express';
import { readAccessToken, refreshDays } from '../features/auth/tokens.ts';
import type { Services } from '../services.ts';
import type { ApiContext } from './context.ts';
import { accessCookie, cookieOf, refreshCookie, setTokenCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';

/** What the handlers know of a request. A bearer token counts before the cookie. */
export async function requestContext(request: Request, response: Response, services: Services): Promise<ApiContext> {
  const cookies = { accessToken: cookieOf(request, accessCookie), refreshToken: cookieOf(request, refreshCookie) };
  const bearer = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookies.accessToken;
  const secure = services.config.publicUrl.startsWith('https:');
  const requestId: unknown = response.locals['requestId'];
  return {
    services,
    cookies,
    person: token ? await readAccessToken(services, token) : null,
    setTokens: (tokens) => setTokenCookies(response, tokens, { secure, days: refreshDays }),
    address: request.ip ?? '',
    device: deviceName(request.get('user-agent') ?? ''),
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}
