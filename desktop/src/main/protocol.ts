import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Net, Protocol } from 'electron';
import { appOrigin, appScheme } from './security.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The file an address of the app stands for: a page for what has no ending, null for what lies outside of the folder. */
export const fileFor = (folder: string, address: string): string | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || `${url.protocol}//${url.host}` !== appOrigin) return null;
  const path = decodeURIComponent(url.pathname);
  if (path.includes('\0')) return null;
  const file = normalize(join(folder, extname(path) === '' ? 'index.html' : path));
  return file.startsWith(normalize(folder) + sep) ? file : null;
};

/** To be called before the app is ready. */
export const declareScheme = (protocol: Protocol): void =>
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } }]);

/** Serves the built interface from a folder, and nothing else, under a strict policy. */
export const serveFolder = (protocol: Protocol, net: Net, folder: string): void =>
  protocol.handle(appScheme, async ({ url }) => {
    const file = fileFor(folder, url);
    if (file === null) return new Response('Not found', { status: 404 });
    const found = await net.fetch(pathToFileURL(file).href);
    const headers = new Headers(found.headers);
    headers.set('Content-Security-Policy', policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    return new Response(found.body, { status: found.status, headers });
  });
