import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { EndedRequest } from './metrics.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** The pattern that a page or an endpoint was found under; the path itself would reveal whose document it is. */
const routeOf = (request: Request, response: Response): string => {
  const found: unknown = response.locals['route'];
  const endpoint: unknown = request.route;
  if (typeof found === 'string') return found;
  if (typeof endpoint !== 'object' || endpoint === null || !('path' in endpoint)) return 'none';
  return typeof endpoint.path === 'string' ? request.baseUrl + endpoint.path : 'none';
};

/**
 * One line per request: id, method, route pattern, status, milliseconds, and whether the visitor left before the end.
 * Never the address, the browser, the query or the path.
 */
export const requestLog =
  (log: Logger, note: (request: EndedRequest) => void = () => undefined): RequestHandler =>
  (request, response, next) => {
    const given = request.get('x-request-id') ?? '';
    const id = acceptedId.test(given) ? given : randomUUID();
    const started = performance.now();
    response.locals['requestId'] = id;
    response.set('X-Request-Id', id);
    response.once('close', () => {
      const route = routeOf(request, response);
      const ms = Math.round(performance.now() - started);
      const left = response.writableFinished ? {} : { left: true };
      const line = { id, method: request.method, route, status: response.statusCode, ms, ...left };
      note({ method: request.method, route, status: response.statusCode, ms });
      if (route === 'file') log.debug(line);
      else log.info(line);
    });
    next();
  };
