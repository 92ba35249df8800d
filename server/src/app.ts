import { setTimeout as pause } from 'node:timers/promises';
import type { ApiErrorCode } from '@vitae/api';
import { interfaceLanguages } from '@vitae/words/languages';
import { networkWords } from '@vitae/words/network';
import { refusalWords } from '@vitae/words/refusals';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { sql } from 'kysely';
import { sendError } from './api/send-error.ts';
import { mountRawCalls, rawCalls, type RawCall } from './api/raw-calls.ts';
import { router } from './api/router.ts';
import { entryPoint } from './api/entry-point.ts';
import { describedApi } from './docs/described-api.ts';
import { docsStyle } from './docs/docs-style.ts';
import { createMetrics } from './middleware/metrics.ts';
import { plansOfPages } from './features/payments/offered-plans.ts';
import { templatesOfPages } from './features/templates/offered-templates.ts';
import { sharedPages } from './features/shares/shared-pages.ts';
import { endWithOneClick, newsletterPath } from './features/site/newsletter.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { staticFiles } from './middleware/static-files.ts';
import { installedApp } from './pages/installed-app.ts';
import { createPageHtml } from './pages/page-html.ts';
import { servePagePreviews, serveTemplatePictures } from './features/samples/template-pictures.ts';
import { servePictures } from './features/samples/serve-pictures.ts';
import { createPreparedPages, type PreparedPages } from './pages/prepared-pages.ts';
import { sendPage } from './pages/sent-page.ts';
import { siteMap } from './pages/site-map.ts';
import type { Services } from './services.ts';
import type { WebApp } from './web-app.ts';

/** The parts of the server; tests pass their own. */
export interface AppParts {
  services: Services;
  /** null: no pages, only the API */
  web: WebApp | null;
  /** False once the server closes. */
  isReady: () => boolean;
  /** Calls of other services; by default the registered ones. */
  rawCalls?: readonly RawCall[];
}

const readyMs = 2000;

/** Whether the database responds in time. */
async function isDatabaseReady({ db, log }: Services): Promise<boolean> {
  try {
    const answered = sql`select 1`.execute(db).then(() => true);
    return await Promise.race([answered, pause(readyMs, false, { ref: false })]);
  } catch (error) {
    log.error({ err: error }, 'the database does not answer');
    return false;
  }
}

const noSuchEndpoint: RequestHandler = (request, response) => {
  const path = request.baseUrl + request.path;
  sendError(request, response, 'not-found', { message: networkWords('pageNotFound', { path }) });
};

/** An answer that is the same for everybody. */
const prepared =
  (type: string, bytes: Promise<Buffer>): RequestHandler =>
  async (_request, response) => {
    response.type(type).end(await bytes);
  };

/** Sends a page that is kept before anything else is looked at: most requests are for one. */
const keptPage =
  ({ keptAt }: PreparedPages): RequestHandler =>
  async (request, response, next) => {
    const kept = request.method === 'GET' || request.method === 'HEAD' ? keptAt(request.path) : null;
    if (kept === null) next();
    else await sendPage(await kept, request, response);
  };

/** Sends the pages. */
const page =
  ({ at }: PreparedPages): RequestHandler =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const { method } = request;
      response.set('Allow', 'GET, HEAD');
      sendError(request, response, 'method-not-allowed', { message: refusalWords('methodNotAllowed', { method }) });
      return;
    }
    await sendPage(await at(request.path), request, response);
  };

/** The HTML of any page without its content, for the service worker. */
const offlineShell = (web: WebApp, { site: { appName: title }, publicUrl }: Services['config']): string =>
  createPageHtml(web.html, publicUrl)({ title, description: null, canonical: null, isListed: false }).html;

/** Express's own errors, worded by the catalogue. */
const codes: Readonly<Record<number, ApiErrorCode>> = { 404: 'not-found', 413: 'too-large', 415: 'wrong-type' };

const isClientError = (error: unknown): error is { status: number; message: string } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

const failure =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const fault = isClientError(error);
    if (!fault) log.error({ id: response.locals['requestId'], err: error }, 'request failed');
    const code = fault ? (codes[error.status] ?? 'bad-request') : 'internal';
    sendError(request, response, code, { status: fault ? error.status : 500 });
  };

/** The whole server without its port. */
export const createApp = ({ services, web, isReady, rawCalls: raw = rawCalls }: AppParts): Express => {
  const { config, log } = services;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const metrics = createMetrics(services);
  app.use(requestLog(log, metrics.note), securityHeaders(config.site));
  const pages =
    web &&
    createPreparedPages(web, services, {
      plans: plansOfPages(services),
      templates: (kind) => templatesOfPages(services.db, kind),
    });
  if (pages) app.use(keptPage(pages));
  app.get('/metrics', metrics.answer);

  const api = express.Router();
  api.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  api.get('/ready', async (_request, response) => {
    const status = !isReady() ? 'closing' : (await isDatabaseReady(services)) ? 'ready' : 'no database';
    response.status(status === 'ready' ? 200 : 503).json({ status });
  });
  const description = describedApi(config.site.appName, config);
  api.get(
    '/openapi.json',
    prepared(
      'json',
      description.then(({ json }) => json),
    ),
  );
  api.get(
    '/docs',
    prepared(
      'html',
      description.then(({ page: html }) => html),
    ),
  );
  api.get('/docs.css', prepared('css', Promise.resolve(Buffer.from(docsStyle))));
  app.use('/api', api, mountRawCalls(raw, services), entryPoint(router, services), noSuchEndpoint);

  app.get('/pictures/templates/:kind/:template/:file', serveTemplatePictures(services));
  app.get('/pictures/pages/*page', servePagePreviews(services));
  app.get('/pictures/:picture/:file', servePictures(services, config));
  app.use('/r', sharedPages(services));
  const endings = interfaceLanguages.map((language) => newsletterPath('unsubscribe', language));
  app.post(endings, endWithOneClick(services));
  if (web && pages)
    app.use(
      installedApp(config.site, offlineShell(web, config), config.serviceWorker),
      staticFiles(web.files),
      siteMap(services),
      page(pages),
    );
  app.use(failure(services));
  return app;
};
