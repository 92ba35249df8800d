import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue } from '../fair-queue.ts';

/** What is larger is read, checked and sent one at a time, in bytes. */
export const heavyBytes = 64 * 1024;

const queue = createFairQueue({ atOnce: 1, mostWaiting: Infinity });

/**
 * Resolves at the start of a turn of the loop in which nobody else does heavy work: what takes the thread for some
 * milliseconds comes right after it. Between any two such turns everybody is answered, and whoever waits for many of them
 * takes turns with the others; `key` says who it is.
 */
export const turnOfItsOwn = async (key: string): Promise<void> => {
  await queue(key, () => nextTurn());
};
