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
  return (request, response, next) => {
    response.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers(request, response, (error?: unknown) => {
      if (error === undefined && request.path.startsWith(workerPath))
        response.set('Content-Security-Policy', workerPolicy);
      // It fetches files of its own site, and has nothing else to do.
      if (error === undefined && serviceWorkers.test(request.path))
        response.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
      next(error);
    });
  };
};
