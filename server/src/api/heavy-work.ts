import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createFairQueue, turnIn } from '../fair-queue.ts';

/** Anything larger than this, in bytes, is read, checked and sent one at a time. */
export const heavyBytes = 64 * 1024;

const queue = createFairQueue({ atOnce: 1, mostWaiting: Infinity });

/**
 * Resolves at the start of a turn of the event loop without other heavy work: what blocks the thread for some
 * milliseconds follows directly. Between two such turns all other requests are answered, and a caller that waits for
 * many of them takes turns with the others; `key` identifies the caller.
 */
export const turnOfItsOwn = async (key: string): Promise<void> => {
  await queue(key, () => nextTurn());
};

/** Milliseconds between two heavy calls of a caller: as long as a small call of somebody else takes from start to end. */
const restMs = 25;

const calls = createFairQueue({ atOnce: Infinity, mostWaiting: Infinity });

/**
 * Waits until a caller has no other heavy call in progress, and resolves to what ends this one, after which its caller
 * rests. A call of somebody else asks the database several times, and may find the thread at work each time: so it meets
 * at most the work of one call, whatever a caller sends together. A call that has such a turn must not wait for another
 * of the same key.
 */
export async function heavyTurn(key: string): Promise<() => void> {
  const end = await turnIn(calls, key, () => pause(restMs));
  await turnOfItsOwn(key);
  return end;
}
