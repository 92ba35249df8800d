import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { createFairQueue, QueueFull } from '../fair-queue.ts';
import { queues } from '../limits.ts';
import type { Services } from '../services.ts';
import type { ApiContext } from './context.ts';
import { networkAddress } from './network-address.ts';
import { credentialOf, requestContext } from './request-context.ts';
import { sendError } from './send-error.ts';

interface Turn {
  /** Whether an account made the call, when it began. */
  isSignedIn: boolean;
  /** What is known about the request now: a session may have ended while it waited, or while its body was read. */
  context: () => Promise<ApiContext>;
  /** The network address that the call came from. */
  address: string;
  /** The account that made the call, or that address. */
  caller: string;
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
 * too many are refused. Otherwise an account with hundreds of calls at once delays everyone by a part of each. Finding
 * out whose call it is has turns of its own, a few in each turn of the event loop. People who are not signed in have
 * `addressTurn`.
 */
export function accountTurn(services: Services): RequestHandler {
  const queue = createFairQueue({
    atOnce: Infinity,
    ofOneKey: queues.callsOfAccountAtOnce,
    mostWaiting: queues.callsOfAccountWaiting,
  });
  const contextOf = contextInTurn(services);
  return async (request, response, next) => {
    const context = await contextOf(request, response);
    if (context === null) {
      sendError(request, response, 'too-many-requests');
      return;
    }
    let hasWaited = false;
    const begin = (end: () => void) => {
      const isFresh = !hasWaited && !hasBody(request);
      turns.set(response, {
        isSignedIn: context.person !== null,
        address: context.address,
        caller: context.person?.accountId ?? context.address,
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

/**
 * Finds out what is known about a request when it is the turn of its session or, without one, of its network address;
 * `null` if too many of them wait. The next one begins in a later turn of the event loop, so that hundreds of calls
 * that arrive together do not make it one long turn.
 */
function contextInTurn(services: Services): (request: Request, response: Response) => Promise<ApiContext | null> {
  const queue = createFairQueue({
    atOnce: queues.lookupsAtOnce,
    ofOneKey: queues.lookupsOfOneAtOnce,
    mostWaiting: queues.lookupsWaiting,
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      const look = async () => {
        await requestContext(request, response, services).then(resolve, reject);
        await nextTurnOfLoop();
      };
      queue(credentialOf(request, services) ?? networkAddress(request.ip ?? ''), look).catch((error: unknown) => {
        if (error instanceof QueueFull) resolve(null);
        else reject(error);
      });
    });
}

/**
 * Lets a network address without a session have a few calls in progress; further ones wait in its own queue, and too
 * many are refused. It comes after the body is read: many people may share one address, and one of them who sends slowly
 * must not keep the others waiting.
 */
export function addressTurn(): RequestHandler {
  const queue = createFairQueue({
    atOnce: Infinity,
    ofOneKey: queues.callsOfAddressAtOnce,
    mostWaiting: queues.callsOfAddressWaiting,
  });
  return async (request, response, next) => {
    const { isSignedIn, address } = turnOf(response);
    if (isSignedIn) {
      next();
      return;
    }
    const call = () =>
      new Promise<void>((end) => {
        if (response.closed) end();
        else next();
        // These answers are small: the system has taken them when they are written.
        response.once('finish', end).once('close', end);
      });
    await queue(address, call).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) throw error;
      sendError(request, response, 'too-many-requests');
    });
  };
}
