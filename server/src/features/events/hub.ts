import { EventEmitter, on, setMaxListeners } from 'node:events';
import { serverEventSchema, type ServerEvent } from '@vitae/api/contract';

/** Tells the event streams of an account what happened. */
export interface EventHub {
  publish: (accountId: string, event: ServerEvent) => void;
  /** Events from now on, until the signal ends it. */
  subscribe: (accountId: string, signal: AbortSignal | undefined) => AsyncGenerator<ServerEvent, void, void>;
  /** Ends all streams: the server is about to stop. */
  close: () => void;
}

/** A hub for one process. */
export function createEventHub(): EventHub {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return {
    close: () => closing.abort(),
    publish: (accountId, event) => {
      emitter.emit(accountId, event);
    },
    async *subscribe(accountId, signal) {
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      try {
        for await (const [event] of on(emitter, accountId, { signal: ended })) yield serverEventSchema.parse(event);
      } catch (error) {
        if (!ended.aborted) throw error;
      }
    },
  };
}
