import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright-core';

/** A DevTools session: commands and events with the protocol's own types. */
export interface Cdp {
  send: CDPSession['send'];
  on: CDPSession['on'];
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A session on this target has ended: the window is closed, and the answer is not needed. */
export class TargetGone extends Error {}

/**
 * Uses the DevTools protocol over Chromium's debugging pipe; when this process dies, the pipe closes and Chromium ends
 * too.
 */
export const cdpOverPipe = (write: Writable, read: Readable): { root: Cdp; session: (id: string) => Cdp } => {
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void; method: string; sessionId: string }
  >();
  const emitters = new Map<string, EventEmitter>();
  let lastId = 0;
  let pending = '';

  const emitterOf = (sessionId: string): EventEmitter => {
    const emitter = emitters.get(sessionId) ?? new EventEmitter();
    emitters.set(sessionId, emitter);
    return emitter;
  };

  /** Chromium does not answer what a target was asked that ends before. */
  const giveUp = (why: string, isLost: (sessionId: string) => boolean): void => {
    for (const [id, { reject, method, sessionId }] of waiting) {
      if (!isLost(sessionId)) continue;
      waiting.delete(id);
      reject(new TargetGone(`${method}: ${why}`));
    }
  };

  const receive = (message: Message): void => {
    const { sessionId = '', method = '', params } = message;
    if (message.id === undefined) {
      const ended = method === 'Target.detachedFromTarget' ? (params as { sessionId: string }).sessionId : sessionId;
      if (['Target.detachedFromTarget', 'Inspector.targetCrashed'].includes(method))
        giveUp('the target has ended', (id) => id === ended);
      return void emitterOf(sessionId).emit(method, params);
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) return call?.resolve(message.result);
    const gone =
      /not attached|session with given id|target closed|target crashed|target navigated|context with specified id|uniqueContextId/i.test(
        message.error.message,
      );
    call?.reject(new (gone ? TargetGone : Error)(`${call.method}: ${message.error.message}`));
  };

  read.setEncoding('utf8');
  read.on('data', (chunk: string) => {
    const parts = (pending + chunk).split('\0');
    pending = parts.pop() ?? '';
    for (const part of parts) receive(JSON.parse(part) as Message);
  });
  read.once('close', () => giveUp('Chromium has ended', () => true));
  write.on('error', () => undefined);

  const cdp = (sessionId: string): Cdp => {
    const send = (method: string, params: unknown = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject, method, sessionId });
        write.write(`${JSON.stringify({ id: lastId, method, params, ...(sessionId === '' ? {} : { sessionId }) })}\0`);
      });
    const emitter = emitterOf(sessionId);
    // The protocol's names decide the types; here they are all just names.
    return {
      send,
      on: (name: string, listener: (payload: unknown) => void) => emitter.on(name, listener),
    } as unknown as Cdp;
  };
  return { root: cdp(''), session: cdp };
};

/** For what may outlive its window. */
export const unlessGone = (work: Promise<unknown>): void =>
  void work.catch((error: unknown) => {
    if (!(error instanceof TargetGone)) console.error(error);
  });
