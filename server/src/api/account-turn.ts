import type { Request, RequestHandler, Response } from 'express';
import { createFairQueue, QueueFull } from '../fair-queue.ts';
import { queues } from '../limits.ts';
import type { Services } from '../services.ts';
import type { ApiContext } from './context.ts';
import { requestContext } from './request-context.ts';
import { sendError } from './send-error.ts';

interface Turn {
  /** Whether an account made the call, when it began. */
  isSignedIn: boolean;
  /** What is known about the request now: a session may have ended while it waited, or while its body was read. */
  context: () => Promise<ApiContext>;
  /** Lets the next call of the account begin. */
  end: () => void;
}

const turns = new WeakMap<Response, Turn>();

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What is known about a request whose turn has come. */
export function turnOf(response: Response): Turn {
  const turn = turns.get(response);
  if (!turn) throw new Error('This request has not had its turn.');
  return turn;
}

/**
 * Lets an account have a few calls in progress, before their bodies are read; further ones wait in its own queue, and
 * too many are refused. Otherwise an account with hundreds of calls at once delays everyone by a part of each. People
 * who are not signed in do not wait for each other: many may share one network address.
 */
export function accountTurn(services: Services): RequestHandler {
  const queue = createFairQueue({
    atOnce: Infinity,
    ofOneKey: queues.callsOfAccountAtOnce,
    mostWaiting: queues.callsOfAccountWaiting,
  });
  return async (request, response, next) => {
    const context = await requestContext(request, response, services);
    let hasWaited = false;
    const begin = (end: () => void) => {
      const isFresh = !hasWaited && !hasBody(request);
      turns.set(response, {
        isSignedIn: context.person !== null,
        context: () => (isFresh ? Promise.resolve(context) : requestContext(request, response, services)),
        end,
      });
      next();
    };
    if (context.person === null) {
      begin(() => undefined);
      return;
    }
    const call = () =>
      new Promise<void>((end) => {
        // The client may have gone while it waited; and an answer that ends early never reaches the handler.
        if (response.closed) end();
        else begin(end);
        response.once('close', end);
      });
    const called = queue(context.person.accountId, call);
    hasWaited = true;
    await called.catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      sendError(request, response, 'too-many-requests');
    });
  };
}
