import { siteRouteOf, type ApiError, type SiteSettings } from '@vitae/api';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import type { WebApp } from './web-app.ts';

/** What the server is made of; tests hand in their own. */
export type AppParts = {
  log: Logger;
  /** null: no pages, the API alone */
  web: WebApp | null;
  site: SiteSettings;
  isReady: () => boolean;
};

const noSuchEndpoint: RequestHandler = (request, response) => {
  const error: ApiError = { code: 'not-found', message: `Page Not Found: ${request.baseUrl}${request.path}` };
  response.status(404).json(error);
};

/** The interface itself draws the page, its "Page not found" too; the status says which it is. */
const page =
  (web: WebApp): RequestHandler =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const error: ApiError = { code: 'method-not-allowed', message: `${request.method} is not possible here.` };
      response.status(405).set('Allow', 'GET, HEAD').json(error);
      return;
    }
    const route = siteRouteOf(request.path);
    response.locals['route'] = route ?? 'no page';
    response.status(route ? 200 : 404).set('Cache-Control', 'no-cache').type('html').send(web.html);
  };

const isClientError = (error: unknown): error is { status: number; message: string } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

const failure =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const fault = isClientError(error);
    if (!fault) log.error({ id: response.locals['requestId'], err: error }, 'request failed');
    const answer: ApiError = fault
      ? { code: 'bad-request', message: error.message }
      : { code: 'internal', message: 'An unexpected error occurred. Check the console for more details.' };
    response.status(fault ? error.status : 500).json(answer);
  };

/** The whole server without its port. */
export const createApp = ({ log, web, site, isReady }: AppParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestLog(log), securityHeaders(site));

  const api = express.Router();
  api.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  api.get('/ready', (_request, response) => {
    const ready = isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'closing' });
  });
  api.use(noSuchEndpoint);
  app.use('/api', api);

  if (web) app.use(staticFiles(web.files), page(web));
  app.use(failure(log));
  return app;
};
