import type { Request, RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { sendError } from './send-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const tokenCalls = '/auth/token/';

/**
 * Refuses requests that change something unless they come from an allowed origin, by default the server's own. A
 * browser also says whether a page of that origin made the call (Fetch Metadata): this is required for the token calls;
 * for others the settings may allow further origins. Reads by pages of another site are refused too; a link from there
 * may be followed.
 */
export function originCheck({
  allowedOrigins,
  publicUrl,
}: Pick<Config, 'allowedOrigins' | 'publicUrl'>): RequestHandler {
  const named = new Set(allowedOrigins);
  return (request, response, next) => {
    const origin = request.get('origin') ?? '';
    const isOwn = origin === publicUrl || (named.size === 0 && origin === ownOrigin(request));
    const site = request.get('sec-fetch-site');
    const isSamePage = site === undefined || site === 'same-origin';
    const isFollowedLink = site === 'none' || request.get('sec-fetch-mode') === 'navigate';
    const mayRead = isSamePage || isFollowedLink || named.has(origin);
    const mayChange = request.path.startsWith(tokenCalls)
      ? (isOwn || named.has(origin)) && isSamePage
      : named.has(origin) || (isOwn && isSamePage);
    if (reading.has(request.method) ? mayRead : mayChange) next();
    else sendError(request, response, 'foreign-origin');
  };
}

const ownOrigin = (request: Request) => `${request.protocol}://${request.get('host') ?? ''}`;
