import type { RequestHandler } from 'express';
import { apiError } from '@vitae/api';
import type { Config } from '../config.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const tokenCalls = '/auth/token/';

/**
 * Refuses what would change something unless it comes from an allowed origin, by default the server's own; the token calls must moreover be
 * made by a page of that origin itself (Fetch Metadata).
 */
export function originCheck({ allowedOrigins, publicUrl }: Pick<Config, 'allowedOrigins' | 'publicUrl'>): RequestHandler {
  const allowed = new Set([...allowedOrigins, publicUrl]);
  return (request, response, next) => {
    if (reading.has(request.method)) {
      next();
      return;
    }
    const origin = request.get('origin') ?? '';
    const isOwn = allowedOrigins.length === 0 && origin === `${request.protocol}://${request.get('host') ?? ''}`;
    const site = request.get('sec-fetch-site');
    const isForeignPage = request.path.startsWith(tokenCalls) && site !== undefined && site !== 'same-origin';
    if ((allowed.has(origin) || isOwn) && !isForeignPage) next();
    else response.status(403).json(apiError('foreign-origin'));
  };
}
