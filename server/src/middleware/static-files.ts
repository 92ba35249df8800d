import { workerPath } from '@vitae/api';
import type { RequestHandler } from 'express';
import type { StaticFile } from '../web-app.ts';
import { asPartOfPage } from './security-headers.ts';

const encodings = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const;

const year = 31_536_000;
const hashedFolder = /^\/(assets|workers)\//;
/** Asked for by every page, before it is painted. */
const icons = /^\/(?:apple-touch-)?icon[\w-]*\.(?:svg|png)$/;

/**
 * Serves the files that existed at the start, and no other path. Files with a hash in their name are cached forever;
 * the rest is revalidated. They were compressed at build time, so nothing is compressed here.
 */
export const staticFiles =
  (files: ReadonlyMap<string, StaticFile>): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const hashed = hashedFolder.test(request.path);
    const file = files.get(request.path);
    if (!file) {
      // A chunk of an older build: an error page instead of the script would only hide the problem.
      if (hashed) response.status(404).type('text').send('This file is not part of the current build.');
      else next();
      return;
    }
    response.locals['route'] = 'file';
    // Workers take their policy from their file.
    if (hashed ? !request.path.startsWith(workerPath) : icons.test(request.path)) asPartOfPage(response);
    response.set('Cache-Control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
    response.type(file.type);
    const encoding = encodings.find(([name, key]) => file[key] !== null && request.acceptsEncodings(name) === name);
    if (file.brotli ?? file.gzip) response.vary('Accept-Encoding');
    if (encoding) response.set('Content-Encoding', encoding[0]);
    // What is kept for ever is not asked for again.
    const fewer = hashed ? { lastModified: false, acceptRanges: false } : {};
    response.sendFile((encoding && file[encoding[1]]) ?? file.path, { cacheControl: false, ...fewer }, (error) => {
      // A client that disconnects before the end of a file needs no answer, and this is not an error.
      if (error && !('code' in error && error.code === 'ECONNABORTED')) next(error);
    });
  };
