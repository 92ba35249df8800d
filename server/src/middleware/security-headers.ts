import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { workerPath, workerPolicy, type SiteSettings } from '@vitae/api';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const tagManagerHosts = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

const serviceWorkers = /^\/service-worker(?:-off)?\.js$/;

/** The page's headers. Previews are blob: images, printing shows a blob: PDF in a frame, photos are data: images. */
export const securityHeaders = (site: SiteSettings): RequestHandler => {
  const analytics = site.tagManagerId === null ? [] : tagManagerHosts;
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...analytics],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:', 'data:', ...analytics],
        workerSrc: ["'self'"],
        frameSrc: ['blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const fixed = headersSetBy(headers);
  fixed.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  return (request, response, next) => {
    response.setHeaders(fixed);
    if (request.path.startsWith(workerPath)) response.set('Content-Security-Policy', workerPolicy);
    // It fetches files of its own site, and has nothing else to do.
    if (serviceWorkers.test(request.path))
      response.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
    next();
  };
};

const onlyForPages = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * The headers of a file that a page loads, and that is never opened as a page or runs as a worker: few, since they are
 * sent with each of many small files before anything is painted.
 */
export function asPartOfPage(response: ServerResponse): void {
  for (const name of onlyForPages) response.removeHeader(name);
  response.setHeader('Content-Security-Policy', "default-src 'none';frame-ancestors 'none'");
}

/** The headers that a middleware sets, which are the same for every request: composing them takes longer than sending a page. */
function headersSetBy(
  middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
