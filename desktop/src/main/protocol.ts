import { readFile, realpath } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { workerPath, workerPolicy } from '@vitae/api';
import { protocol } from 'electron';
import { mediaTypeOf } from './media-types.ts';
import { appOrigin, appScheme } from './security.ts';

/**
 * Previews are blob: images, photos data: ones; no frame, no script or style sheet other than our files, no other host.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Whether a path is below a folder, both without `..` in them. */
const isWithin = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** The file that an address of the app refers to: a page if it has no extension, null if it is outside the folder. */
export function fileFor(folder: string, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || `${url.protocol}//${url.host}` !== appOrigin) return null;
  const path = decoded(url.pathname);
  // On Windows, backslashes separate folders and a colon marks a drive or a stream.
  if (path === null || /[\0\\:]/.test(path)) return null;
  const file = normalize(join(folder, extname(path) === '' ? 'index.html' : path));
  return isWithin(normalize(folder), file) ? file : null;
}

/** A symbolic link in the folder may lead out of it. */
const isReallyWithin = async (folder: string, file: string): Promise<boolean> =>
  isWithin(await realpath(folder), await realpath(file));

const refuse = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain', 'Content-Security-Policy': "default-src 'none'" },
  });

/** Answers a request of the window with a file of the built interface. */
export async function answerFrom(folder: string, { method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> {
  if (method !== 'GET') return refuse(405, 'Only GET is answered.');
  const file = fileFor(folder, url);
  const type = file === null ? undefined : mediaTypeOf(file);
  if (file === null || type === undefined) return refuse(404, 'Not found');
  try {
    if (!(await isReallyWithin(folder, file))) return refuse(404, 'Not found');
    const headers = {
      'Content-Type': type,
      'Content-Security-Policy': new URL(url).pathname.startsWith(workerPath) ? workerPolicy : pagePolicy,
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    };
    return new Response(await readFile(file), { headers });
  } catch {
    return refuse(404, 'Not found');
  }
}

/** Serves the built interface from a folder, and nothing else, under a strict policy. */
export const serveFolder = (folder: string): void =>
  protocol.handle(appScheme, (request) => answerFrom(folder, request));

/**
 * Loads Node's code for requests and answers, which comes with the first `Headers` of a program. To be called while a
 * window is created: its first request would wait longer for that than for the file.
 */
export const loadAnswers = (): void => void new Headers();
