import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue } from '../fair-queue.ts';

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
