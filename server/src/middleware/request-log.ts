import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const acceptedId = /^[\w-]{8,64}$/;

/**
 * One line a request: id, method, route pattern, status, milliseconds. Never the address, the browser, the query or the
 * path itself, since a document's path tells its title.
 */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    const id = acceptedId.test(given) ? given : randomUUID();
    const started = performance.now();
    response.locals['requestId'] = id;
    response.set('X-Request-Id', id);
    response.once('finish', () => {
      const known: unknown = response.locals['route'] ?? request.route?.path;
      const route = typeof known === 'string' ? known : 'none';
      const ms = Math.round(performance.now() - started);
      const line = { id, method: request.method, route, status: response.statusCode, ms };
      if (route === 'file') log.debug(line);
      else log.info(line);
    });
    next();
  };
