import type { ServerEvent } from '@vitae/api/contract';
import type { Database } from '../../db/open-database.ts';

/** The streams that an event is for: all of an account, or those of some of its sessions. */
export interface Audience {
  accountId: string;
  sessionIds?: readonly string[] | undefined;
}

/** A stream's owner. */
interface Listener {
  accountId: string;
  sessionId: string;
}

/** Sends events to the streams of this process. */
export interface EventHub {
  /** Sends an event to all streams, including those of other processes. */
  publish: (audience: Audience, event: ServerEvent) => void;
  /**
   * Sends an event to streams of other processes, as a part of the caller's transaction: once it is committed they
   * receive it, even if this process ends at that moment. Its own streams receive it by `deliver`, after the commit;
   * they end with it.
   */
  announce: (transaction: Database, audience: Audience, event: ServerEvent) => Promise<void>;
  /** Sends an event to streams of this process. */
  deliver: (audience: Audience, event: ServerEvent) => void;
  /**
   * Events from now on, until the signal, the end of the session or of the server ends the stream. The first gives the
   * account's current `cursor`: otherwise a device would be notified of changes since its last pull only with the next
   * change.
   */
  subscribe: (
    listener: Listener,
    from: { cursor?: Promise<number>; signal?: AbortSignal | undefined },
  ) => AsyncGenerator<ServerEvent, void, void>;
  /** Accounts that have streams, and their sessions. */
  listeners: () => Listener[];
  /** Ends all streams: the server is about to stop. */
  close: () => void;
}

/** More streams than a user has windows: the oldest one of an account is closed. */
const streamsPerAccount = 20;

interface Stream extends Listener {
  /** The newest cursor not sent yet: a slow reader is notified once of many changes. */
  cursor: number | null;
  /** Whether the account itself changed since. */
  account: boolean;
  hasEnded: boolean;
  isSignedOut: boolean;
  wake: () => void;
}

/** A hub for one process. */
export function createEventHub(): EventHub {
  const streams = new Map<string, Set<Stream>>();
  let isClosed = false;

  const remove = (stream: Stream) => {
    stream.hasEnded = true;
    stream.wake();
    const rest = streams.get(stream.accountId);
    rest?.delete(stream);
    if (rest?.size === 0) streams.delete(stream.accountId);
  };

  const add = ({ accountId, sessionId }: Listener): Stream => {
    const stream: Stream = {
      accountId,
      sessionId,
      cursor: null,
      account: false,
      hasEnded: isClosed,
      isSignedOut: false,
      wake: () => undefined,
    };
    const others = streams.get(accountId) ?? new Set();
    const [oldest] = others;
    if (others.size >= streamsPerAccount && oldest) remove(oldest);
    streams.set(accountId, others.add(stream));
    return stream;
  };

  const push = (stream: Stream, event: ServerEvent) => {
    if (event.type === 'changed') {
      stream.cursor = Math.max(event.cursor, stream.cursor ?? 0);
      stream.account ||= event.account ?? false;
    } else stream.isSignedOut = true;
    stream.wake();
  };

  async function* read(stream: Stream): AsyncGenerator<ServerEvent, void, void> {
    try {
      for (;;) {
        if (stream.isSignedOut) {
          yield { type: 'signed-out' };
          return;
        }
        if (stream.hasEnded) return;
        const { cursor, account } = stream;
        stream.cursor = null;
        stream.account = false;
        if (cursor !== null) yield { type: 'changed', cursor, ...(account && { account }) };
        else
          await new Promise<void>((resolve) => {
            stream.wake = resolve;
          });
      }
    } finally {
      remove(stream);
    }
  }

  const deliver: EventHub['deliver'] = ({ accountId, sessionIds }, event) => {
    for (const stream of streams.get(accountId) ?? []) {
      if (!sessionIds || sessionIds.includes(stream.sessionId)) push(stream, event);
    }
  };

  return {
    publish: deliver,
    announce: () => Promise.resolve(),
    deliver,
    subscribe: (listener, { cursor, signal }) => {
      const stream = add(listener);
      if (signal?.aborted) remove(stream);
      signal?.addEventListener('abort', () => remove(stream), { once: true });
      cursor?.then(
        (known) => push(stream, { type: 'changed', cursor: known }),
        () => remove(stream),
      );
      return read(stream);
    },
    listeners: () =>
      [...streams.values()].flatMap((set) => [...set].map(({ accountId, sessionId }) => ({ accountId, sessionId }))),
    close: () => {
      isClosed = true;
      for (const set of streams.values()) for (const stream of set) remove(stream);
    },
  };
}
