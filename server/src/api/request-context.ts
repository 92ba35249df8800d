import type { Request, Response } from 'express';
import { readAccessToken, refreshDays } from '../features/auth/tokens.ts';
import type { ApiContext } from './context.ts';
import type { Services } from '../services.ts';
import { setTokenCookies, tokenCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { networkAddress } from './network-address.ts';
import { localeOf } from './send-error.ts';

/** The access token that a request carries, valid or not; a bearer token counts before the cookie. */
export function credentialOf(request: Request, services: Services): string | null {
  const bearer = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  return bearer ?? (cookiesOf(request, services).accessToken || null);
}

const cookiesOf = (request: Request, { config, now, earlierCookiesUntil: earlierUntil }: Services) =>
  tokenCookies(request, { secure: config.secureCookies, now: now(), earlierUntil });

/** What the handlers know about a request. */
export async function requestContext(request: Request, response: Response, services: Services): Promise<ApiContext> {
  const { secureCookies: secure } = services.config;
  const cookies = cookiesOf(request, services);
  const token = credentialOf(request, services);
  const requestId: unknown = response.locals['requestId'];
  const locale = localeOf(request);
  return {
    services,
    cookies,
    person: token ? await readAccessToken(services, token) : null,
    setTokens: (tokens) => setTokenCookies(request, response, tokens, { secure, days: refreshDays }),
    address: networkAddress(request.ip ?? ''),
    device: deviceName(request.get('user-agent') ?? '', locale),
    requestId: typeof requestId === 'string' ? requestId : '',
    auditId: null,
    locale,
  };
}
