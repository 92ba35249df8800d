import type { SyncEngine } from './engine.ts';
import type { SyncState } from './replica.ts';

/** The state of sync with the server: working, idle, unreachable, or done by another window. */
export type SyncLink = { is: 'working' } | { is: 'resting' } | { is: 'offline'; error: unknown } | { is: 'following' };

export interface RunSyncOptions {
  engine: SyncEngine;
  /** Calls back with the id of every document that changes on this device. Returns a function that stops it. */
  watch: (changed: (id: string) => void) => () => void;
  /**
   * Calls back whenever the server reports a change, and once when the stream begins. Resolves or rejects when the stream
   * ends; it is then opened again.
   */
  listen: (changed: () => void, signal: AbortSignal) => Promise<void>;
  /** Waits until no other window syncs, then runs. By default there is no other window. */
  lead?: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  onLink?: (link: SyncLink) => void;
}

export interface RunningSync {
  readonly link: SyncLink;
  /**
   * Syncs immediately, including documents that the server has refused before, and listens again: waits that grew while
   * the server was unreachable are cut short.
   */
  now(): void;
  /** Resolves when nothing is running any more. */
  stop(): Promise<void>;
}

/** Milliseconds from an edit to its push: text typed in between is included. */
const gatherMs = 400;
/** The first wait after a failure; it doubles up to the maximum. */
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
/** A stream that lasted this long does not count as a failure when it ends, if the wait before it was short. */
const steadyMs = 30_000;
/**
 * Otherwise it has to last this many times as long as that wait. Where 21 devices share the 20 streams of an account, each
 * stream lives as long as 20 waits, however long they are: only a larger number lets the waits grow.
 */
const steadyWaits = 30;
/** How often the list of changes is read without an event. */
const pollMs = 300_000;

/** Only one window of an origin runs at a time; the next one continues when it is closed (Web Locks). */
export const leadByWebLock =
  (name: string) =>
  async (run: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    await navigator.locks.request(name, { signal }, run).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };

/** Runs the engine: after edits, on server events, and with retries while the server is unreachable. */
export function runSync({ engine, watch, listen, lead = (run) => run(), onLink }: RunSyncOptions): RunningSync {
  const ending = new AbortController();
  const { signal } = ending;
  let link: SyncLink = { is: 'following' };
  let failures = 0;
  /** Ends the wait for the next pass; true once a pass was requested while none waits. */
  let wake: (() => void) | null = null;
  let isDue = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  /** Ends the event stream, or the wait for the next one. */
  let listening = new AbortController();

  /** After the end nothing is reported any more, although a pass may still be running. */
  function setLink(next: SyncLink): void {
    if (signal.aborted) return;
    link = next;
    onLink?.(next);
  }

  function due(): void {
    isDue = true;
    wake?.();
  }

  /** Waits for this time, or until `due` or the end. */
  async function wait(ms: number): Promise<void> {
    if (!isDue && !signal.aborted) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      wake = null;
    }
    isDue = false;
  }

  async function hear(): Promise<void> {
    /** Streams in a row that ended too soon, and attempts in a row by which none began. */
    let short = 0;
    let refused = 0;
    while (!signal.aborted) {
      const here = new AbortController();
      listening = here;
      const until = AbortSignal.any([signal, here.signal]);
      // Changes that happened without a listener are not reported again.
      due();
      const began = performance.now();
      let hasBegun = false;
      const heard = () => {
        hasBegun = true;
        due();
      };
      await listen(heard, until).catch(() => undefined);
      if (hasBegun) {
        refused = 0;
        short = performance.now() - began > steadyAfter(short) ? 1 : short + 1;
      } else refused += 1;
      await pause(retryMs(Math.max(short, refused)), until);
      if (here.signal.aborted) short = refused = 0;
    }
  }

  async function work(): Promise<void> {
    void hear();
    while (!signal.aborted) {
      setLink({ is: 'working' });
      try {
        await engine.pass();
        failures = 0;
        setLink({ is: 'resting' });
      } catch (error) {
        failures += 1;
        setLink({ is: 'offline', error });
      }
      await wait(failures > 0 ? retryMs(failures) : pollMs);
    }
  }

  const unwatch = watch((id) => {
    engine.touch(id);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      due();
    }, gatherMs);
  });
  const done = lead(work, signal);
  // A window that cannot lead follows: its documents are synced by another one, or after the next start.
  done.catch(() => undefined);

  return {
    get link() {
      return link;
    },
    now() {
      engine.retry();
      failures = 0;
      // Listening again starts with a sync.
      listening.abort();
    },
    async stop() {
      unwatch();
      clearTimeout(gathering);
      ending.abort();
      wake?.();
      await done.catch(() => undefined);
    },
  };
}

/** How long a stream lives that is not one of too many, after this many that were. */
const steadyAfter = (short: number): number => Math.max(steadyMs, short === 0 ? 0 : steadyWaits * retryMs(short));

const retryMs = (failures: number): number => Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The state of all documents in one word, for the user. */
export function overallState(
  states: Iterable<SyncState>,
  link: SyncLink,
): 'synced' | 'saved-here' | 'offline' | 'needs-attention' {
  const all = new Set(states);
  for (const state of all) if (state !== 'waiting' && state !== 'synced') return 'needs-attention';
  if (link.is === 'offline') return 'offline';
  return all.has('waiting') ? 'saved-here' : 'synced';
}
