import { gunzipSync } from 'node:zlib';
import { interfaceLanguageOf, type InterfaceLanguage } from '@vitae/words/languages';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { ORPCError } from '@orpc/server';
import { cookieOf } from '../../api/cookies.ts';
import { localeOf } from '../../api/send-error.ts';
import { networkAddress } from '../../api/network-address.ts';
import type { Drawn } from '../../evaluation-program/shared-messages.ts';
import { QueueFull } from '../../fair-queue.ts';
import type { Services } from '../../services.ts';
import { isPassword } from '../auth/passwords.ts';
import { createDrawnDocuments } from './drawn-documents.ts';
import { countView, findShared, mayRead, passLifeMs, passOf, textOf, type Shared } from './find-shared.ts';
import {
  busyPage,
  documentPage,
  fileNameOf,
  gonePage,
  passwordPage,
  tooManyPage,
  type SharedPage,
} from './shared-html.ts';

/** The language of the person who looks at a page of a link: the one that their browser prefers. */
const languageOf = (request: Request): InterfaceLanguage => interfaceLanguageOf(localeOf(request));

const longestPassword = 256;
/** Pictures and the file: no page may run anything with them, wherever they are opened. */
const filePolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/**
 * What share links open, under `/r`: HTML, pictures and the file, without a script, a session or the interface. Every
 * request looks the link up again, so that a revoked one ends at once.
 */
export function sharedPages(services: Services): Router {
  const { config, limits, db } = services;
  const drawnOf = createDrawnDocuments();
  const router = express.Router();

  const send = (response: Response, status: number, { html, policy }: SharedPage) => {
    // Without a validator: what may not be kept is never answered with "as you have it".
    response.status(status).set('Content-Security-Policy', policy).type('html').end(html);
  };
  const addressOf = (request: Request) => networkAddress(request.ip ?? '');
  const baseOf = (token: string) => `/r/${token}`;
  const cookieName = ({ id }: Shared) => `${config.secureCookies ? '__Secure-' : ''}vitae_share_${id}`;
  const tokenOf = ({ params }: Request): string => (typeof params['token'] === 'string' ? params['token'] : '');
  const canRead = (request: Request, shared: Shared) =>
    mayRead(services, shared, cookieOf(request, cookieName(shared)));

  const drawnFor = (shared: Shared): Promise<Drawn | null> => drawnOf(services, shared, () => textOf(db, shared));

  /** Counts the request, and answers for what goes wrong. */
  const guarded =
    (handle: (request: Request, response: Response) => Promise<void>): RequestHandler =>
    async (request, response, next) => {
      try {
        await limits.count('share address', addressOf(request));
        await handle(request, response);
      } catch (error) {
        if (error instanceof QueueFull) send(response.set('Retry-After', '60'), 503, busyPage(languageOf(request)));
        else if (error instanceof ORPCError && error.code === 'too-many-requests')
          send(response, 429, tooManyPage(languageOf(request)));
        else next(error);
      }
    };

  router.use((_request, response, next) => {
    response.vary('Accept-Language').set({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  });

  router.get(
    '/:token',
    guarded(async (request, response) => {
      const shared = await findShared(services, tokenOf(request));
      if (!shared) return send(response, 404, gonePage(languageOf(request)));
      const base = baseOf(tokenOf(request));
      if (!canRead(request, shared)) return send(response, 200, passwordPage(languageOf(request), base));
      const drawn = await drawnFor(shared);
      if (!drawn) return send(response.set('Retry-After', '60'), 503, busyPage(languageOf(request)));
      // What a browser fetches in case somebody looks at it has not been looked at.
      if (request.method === 'GET' && !request.get('sec-purpose')?.includes('prefetch')) await countView(db, shared);
      send(response, 200, documentPage(drawn, base, config.site.appName, languageOf(request)));
    }),
  );

  router.post(
    '/:token',
    express.urlencoded({ extended: false, inflate: false, limit: '4kb', parameterLimit: 5 }),
    guarded(async (request, response) => {
      const shared = await findShared(services, tokenOf(request));
      if (!shared) return send(response, 404, gonePage(languageOf(request)));
      const base = baseOf(tokenOf(request));
      // Pages of other sites and of sister sites may not let their visitors try passwords. The origin says nothing: a page
      // without a referrer sends its form without one.
      const site = request.get('sec-fetch-site') ?? 'none';
      if (site !== 'same-origin' && site !== 'none')
        return send(response, 403, passwordPage(languageOf(request), base));
      const body: unknown = request.body;
      const given = typeof body === 'object' && body !== null && 'password' in body ? body.password : '';
      const password = typeof given === 'string' ? given.slice(0, longestPassword) : '';
      try {
        await limits.count('share password link', shared.id);
        await limits.count('share password address', addressOf(request));
      } catch {
        return send(response, 429, passwordPage(languageOf(request), base, 'tooMany'));
      }
      if (shared.passwordHash !== null && !(await isPassword(shared.passwordHash, password, addressOf(request))))
        return send(response, 401, passwordPage(languageOf(request), base, 'wrongPassword'));
      response
        .cookie(cookieName(shared), passOf(services, shared), {
          httpOnly: true,
          sameSite: 'lax',
          secure: config.secureCookies,
          path: base,
          maxAge: passLifeMs,
        })
        .redirect(303, base);
    }),
  );

  /** A file of a document: looked up again, and drawn again if it has changed, with every request. */
  const file = (path: string, answer: (drawn: Drawn, request: Request, response: Response) => void) => {
    router.get(
      `/:token/${path}`,
      guarded(async (request, response) => {
        const shared = await findShared(services, tokenOf(request));
        const drawn = shared && canRead(request, shared) ? await drawnFor(shared) : null;
        if (!shared || !drawn) return send(response, 404, gonePage(languageOf(request)));
        response
          .set('Content-Security-Policy', filePolicy)
          .set('Cache-Control', 'private, no-cache')
          .set('ETag', `"${shared.id}-${shared.rev}"`);
        answer(drawn, request, response);
      }),
    );
  };

  file('document.pdf', (drawn, request, response) => {
    response.attachment(fileNameOf(drawn, languageOf(request)));
    response.type('application/pdf').send(Buffer.from(drawn.pdf));
  });
  file('pages/:page.svg', (drawn, request, response) => {
    const { page = '' } = request.params;
    const picture = /^\d{1,3}$/.test(String(page)) ? drawn.pages[Number(page) - 1] : undefined;
    if (!picture) {
      send(response.removeHeader('ETag') ?? response, 404, gonePage(languageOf(request)));
      return;
    }
    response.type('image/svg+xml').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === 'gzip')
      response.set('Content-Encoding', 'gzip').send(Buffer.from(picture));
    else response.send(gunzipSync(picture));
  });
  return router;
}
