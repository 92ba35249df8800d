import { apiError, siteRouteOf, type ApiError } from '@vitae/api';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { mountApi } from './api/mount-api.ts';
import { openApiDocument } from './api/openapi.ts';
import { originCheck } from './api/origin-check.ts';
import { router } from './api/router.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import type { Services } from './services.ts';
import type { WebApp } from './web-app.ts';

/** What the server is made of; tests hand in their own. */
export interface AppParts {
  services: Services;
  /** null: no pages, the API alone */
  web: WebApp | null;
  isReady: () => boolean;
}

const noSuchEndpoint: RequestHandler = (request, response) => {
  response.status(404).json(apiError('not-found', `Page Not Found: ${request.baseUrl}${request.path}`));
};

/** The interface itself draws the page, its "Page not found" too; the status says which it is. */
const page =
  (web: WebApp): RequestHandler =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').json(apiError('method-not-allowed', `${request.method} is not possible here.`));
      return;
    }
    const route = siteRouteOf(request.path);
    response.locals['route'] = route ?? 'no page';
    response.status(route ? 200 : 404).set('Cache-Control', 'no-cache').type('html').send(web.html);
  };

const isClientError = (error: unknown): error is { status: number; message: string } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

const failure =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const fault = isClientError(error);
    if (!fault) log.error({ id: response.locals['requestId'], err: error }, 'request failed');
    const answer: ApiError = fault
      ? apiError('bad-request', error.message)
      : apiError('internal');
    response.status(fault ? error.status : 500).json(answer);
  };

/** The whole server without its port. */
export const createApp = ({ services, web, isReady }: AppParts): Express => {
  const { config, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log), securityHeaders(config.site));

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
  const document = openApiDocument(config.site.appName);
  api.get('/openapi.json', async (_request, response) => {
    response.json(await document);
  });
  api.use(originCheck(config));
  app.use('/api', api, mountApi(router, services), noSuchEndpoint);

  if (web) app.use(staticFiles(web.files), page(web));
  app.use(failure(services));
  return app;
};
