import type { IncomingHttpHeaders } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Services } from '../services.ts';
import { paymentWebhooks } from '../features/payments/webhooks.ts';
import { sendError } from './send-error.ts';

/** The call of another service: the exact bytes that its signature covers. */
export interface RawRequest {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
  services: Services;
}

/**
 * A call that another service makes, such as a webhook. It has no session and no origin, so a signature proves who sent
 * it; the signature covers the exact bytes, so nothing may parse them as JSON before.
 */
export interface RawCall {
  /** Under `/api`, such as `/webhooks/payments`; always POST. */
  path: `/${string}`;
  /** Accepted content types; others are answered with 415. */
  types: readonly string[];
  /** Nothing is read beyond this size: 413. */
  maxBytes: number;
  /**
   * Whether the signature is valid, compared in constant time. A call that is not genuine reaches nothing else: 401.
   */
  isGenuine: (request: RawRequest) => boolean | Promise<boolean>;
  /**
   * Handles what was sent. Services retry if a call failed or took long, so receiving the same message twice must be
   * harmless.
   */
  receive: (request: RawRequest) => Promise<void>;
}

/** Every raw call of the server; add new ones here. */
export const rawCalls: readonly RawCall[] = [...paymentWebhooks];

/** Answers raw calls. It runs before the origin check and before anything reads a body. */
export function mountRawCalls(calls: readonly RawCall[], services: Services): express.Router {
  const router = express.Router();
  for (const call of calls) router.post(call.path, ...answerRawCall(call, services));
  return router;
}

function answerRawCall(call: RawCall, services: Services): RequestHandler[] {
  return [
    (request, response, next) => {
      response.locals['route'] = `/api${call.path}`;
      if (request.is([...call.types]) === false) sendError(request, response, 'wrong-type');
      else next();
    },
    express.raw({ type: () => true, limit: call.maxBytes, inflate: false }),
    async (request, response) => {
      // The body is missing altogether if none was sent.
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const raw = { bytes, headers: request.headers, services };
      if (!(await call.isGenuine(raw))) {
        sendError(request, response, 'invalid-signature');
        return;
      }
      await call.receive(raw);
      response.json({ done: true });
    },
  ];
}
