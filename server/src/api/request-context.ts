import type { Request, Response } from 'express';
import { readAccessToken, refreshDays } from '../features/auth/tokens.ts';
import type { ApiContext, Person } from './context.ts';
import type { Services } from '../services.ts';
import { accessCookie, cookieOf, refreshCookie, setTokenCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { networkAddress } from './network-address.ts';
import { localeOf } from './send-error.ts';

/** Whose access token a request carries; a bearer token counts before the cookie. */
async function personOfRequest(request: Request, services: Services): Promise<Person | null> {
  const bearer = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookieOf(request, accessCookie);
  return token ? readAccessToken(services, token) : null;
}

/** What the handlers know of a request. */
export async function requestContext(request: Request, response: Response, services: Services): Promise<ApiContext> {
  const cookies = { accessToken: cookieOf(request, accessCookie), refreshToken: cookieOf(request, refreshCookie) };
  const requestId: unknown = response.locals['requestId'];
  return {
    services,
    cookies,
    person: await personOfRequest(request, services),
    setTokens: (tokens) =>
      setTokenCookies(response, tokens, { secure: services.config.secureCookies, days: refreshDays }),
    address: networkAddress(request.ip ?? ''),
    device: deviceName(request.get('user-agent') ?? ''),
    requestId: typeof requestId === 'string' ? requestId : '',
    locale: localeOf(request),
  };
}
