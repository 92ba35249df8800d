import express, { type RequestHandler } from 'express';
import { maxEvaluatedBytes } from '@vitae/api/contract';
import { maxAssetBytes } from '@vitae/domain';
import { hasBody, turnOf } from './account-turn.ts';
import { heavyBytes, heavyTurn } from './heavy-work.ts';
import { sendError } from './send-error.ts';

/** Larger than any document: nothing is read beyond this size. */
export const maxBodyBytes = 1024 * 1024;

/** Deeper than any document; this bounds the recursion of code that walks through a value. */
const maxDepth = 64;

/** For callers who are not signed in: they send names and codes, and no account's turn bounds how many do at a time. */
const maxAnonymousBytes = 64 * 1024;

const picturePath = /^\/assets\/[^/]+$/;
const filePath = '/evaluations/files';

/**
 * Reads a request's body: JSON in UTF-8, or the bytes of a picture or of a file to evaluate. Nothing else is accepted (415): so a form of another
 * site cannot send anything valid, and no other encoding hides how deeply JSON is nested. Compressed bodies are not
 * accepted either, so that nothing small unpacks into something large.
 */
export function readBody(): RequestHandler[] {
  const readers = (jsonBytes: number, pictureBytes: number, fileBytes: number) => ({
    json: express.raw({ limit: jsonBytes, inflate: false, type: 'application/json' }),
    picture: express.raw({ limit: pictureBytes, inflate: false, type: ['image/png', 'image/jpeg'] }),
    file: express.raw({ limit: fileBytes, inflate: false, type: 'application/octet-stream' }),
  });
  const ofAccounts = readers(maxBodyBytes, maxAssetBytes, maxEvaluatedBytes);
  const ofAnyone = readers(maxAnonymousBytes, maxAnonymousBytes, maxAnonymousBytes);
  return [
    (request, response, next) => {
      const { isSignedIn } = turnOf(response);
      const reader = (isSignedIn ? ofAccounts : ofAnyone)[kindOfBody(request)];
      if (!hasBody(request)) next();
      else
        reader(request, response, (error?: unknown) => {
          // A session that has ended is the reason, not the size: the device signs in and sends it again.
          if (error !== undefined && !isSignedIn && response.locals['access'] !== 'anyone')
            sendError(request, response, 'unauthenticated');
          else next(error);
        });
    },
    async (request, response, next) => {
      if (!hasBody(request)) {
        next();
        return;
      }
      const bytes: unknown = request.body;
      const type = request.get('content-type') ?? '';
      const known = kindOfBody(request) !== 'json' || isUtf8(type);
      if (Buffer.isBuffer(bytes) && bytes.length > heavyBytes) {
        const end = await heavyTurn(turnOf(response).caller);
        if (response.closed) end();
        else response.once('close', end);
      }
      const body = Buffer.isBuffer(bytes) && known ? read(request, bytes, type) : null;
      request.body = body;
      if (body === null) sendError(request, response, 'wrong-type');
      else next(body === undefined ? Object.assign(new Error('This is no JSON.'), { status: 400 }) : undefined);
    },
  ];
}

/** What the endpoint takes: JSON, except for two of them. */
function kindOfBody({ method, path }: Parameters<RequestHandler>[0]): 'json' | 'picture' | 'file' {
  if (method === 'PUT' && picturePath.test(path)) return 'picture';
  return method === 'POST' && path === filePath ? 'file' : 'json';
}

/** The value that the bytes encode; null if they are not UTF-8, undefined if they are not JSON. */
function read(request: Parameters<RequestHandler>[0], bytes: Buffer, type: string) {
  if (kindOfBody(request) !== 'json') return new File([new Uint8Array(bytes)], 'file', { type });
  const text = utf8Text(bytes);
  if (text === null) return null;
  return isShallow(bytes) ? parsedJson(text) : undefined;
}

/** Whether no encoding other than UTF-8 is named, if there are several names in none of them. */
const isUtf8 = (type: string) =>
  [...type.matchAll(/charset[^=]*=\s*"?([^\s;",]*)/gi)].every(([, name]) => /^utf-?8$/i.test(name ?? ''));

function utf8Text(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** An object or a list; undefined for everything else. An empty body is an empty object. */
function parsedJson(text: string): object | undefined {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Whether JSON in UTF-8 is nested no deeper than allowed. */
function isShallow(bytes: Buffer): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) {
      isInString = true;
    } else if (opening.has(byte)) {
      depth += 1;
      if (depth > maxDepth) return false;
    } else if (closing.has(byte)) {
      depth -= 1;
    }
  }
  return true;
}
