import express, { type RequestHandler } from 'express';
import { apiErrors, apiError } from '@vitae/api';
import { maxAssetBytes } from '../features/assets/assets.ts';

/** More than any document: what is longer is not read further. */
export const maxBodyBytes = 1024 * 1024;

/** Deeper than any document; what walks through a value calls itself this often. */
const maxDepth = 64;

const picturePath = /^\/assets\/[^/]+$/;

const hasBody = ({ headers }: Parameters<RequestHandler>[0]) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads what a request carries: JSON, and for a picture its bytes. Nothing else is taken (415): a form of another site can then send nothing that
 * would be understood. Compressed bodies are not taken either, so that nothing small unpacks into something large.
 */
export function readBody(): RequestHandler {
  const json = express.json({ limit: maxBodyBytes, inflate: false, type: 'application/json', verify: (_request, _response, bytes) => refuseDeep(bytes) });
  const picture = express.raw({ limit: maxAssetBytes, inflate: false, type: ['image/png', 'image/jpeg'] });
  return (request, response, next) => {
    if (!hasBody(request)) {
      next();
      return;
    }
    const isPicture = request.method === 'PUT' && picturePath.test(request.path);
    (isPicture ? picture : json)(request, response, (error?: unknown) => {
      if (error !== undefined) {
        next(error);
      } else if (request.body === undefined) {
        response.status(apiErrors['wrong-type'].status).json(apiError('wrong-type'));
      } else {
        if (isPicture && Buffer.isBuffer(request.body)) request.body = new File([new Uint8Array(request.body)], 'picture', { type: request.get('content-type') ?? '' });
        next();
      }
    });
  };
}

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** @throws an error with status 400 for JSON that is nested too deep */
function refuseDeep(bytes: Buffer): void {
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
      if (depth > maxDepth) throw Object.assign(new Error('This is nested too deep.'), { status: 400 });
    } else if (closing.has(byte)) {
      depth -= 1;
    }
  }
}
