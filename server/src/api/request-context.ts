import type { Request, Response } from 'express';
import { readAccessToken, refreshDays } from '../features/auth/tokens.ts';
import type { ApiContext, Person } from './context.ts';
import type { Services } from '../services.ts';
import { setTokenCookies, tokenCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { networkAddress } from './network-address.ts';
import { localeOf } from './send-error.ts';

/** Whose access token a request carries; a bearer token counts before the cookie. */
async function personOfRequest(request: Request, services: Services, cookie: string): Promise<Person | null> {
  const bearer = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const token = bearer ?? cookie;
  return token ? readAccessToken(services, token) : null;
}

/** What the handlers know about a request. */
export async function requestContext(request: Request, response: Response, services: Services): Promise<ApiContext> {
  const { secureCookies: secure } = services.config;
  const earlierUntil = services.earlierCookiesUntil;
  const cookies = tokenCookies(request, { secure, now: services.now(), earlierUntil });
  const requestId: unknown = response.locals['requestId'];
  return {
    services,
    cookies,
    person: await personOfRequest(request, services, cookies.accessToken),
    setTokens: (tokens) => setTokenCookies(request, response, tokens, { secure, days: refreshDays }),
    address: networkAddress(request.ip ?? ''),
    device: deviceName(request.get('user-agent') ?? ''),
    requestId: typeof requestId === 'string' ? requestId : '',
    auditId: null,
    locale: localeOf(request),
  };
}
