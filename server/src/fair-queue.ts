/** Too many jobs are already waiting. */
export class QueueFull extends Error {}

/** Runs a job of a key when it is its turn. @throws QueueFull at once, and what the job throws */
export type FairQueue = <Value>(key: string, job: () => Promise<Value>) => Promise<Value>;

export interface FairQueueOptions {
  /** How many jobs run at a time, of all keys together. */
  atOnce: number;
  /** How many of one key do; one if missing. */
  ofOneKey?: number;
  /** How many jobs of one key may wait. */
  mostWaiting: number;
}

/**
 * Runs a few jobs at a time, fewer per key, and keys take turns: a key with many waiting jobs delays the others by those
 * of its jobs at most that run.
 */
export function createFairQueue({ atOnce, ofOneKey = 1, mostWaiting }: FairQueueOptions): FairQueue {
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const running = new Map<string, number>();
  let count = 0;

  const end = (key: string) => {
    count -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
  };

  const next = () => {
    for (const [key, jobs] of waiting) {
      if (count >= atOnce) return;
      const own = running.get(key) ?? 0;
      if (own >= ofOneKey) continue;
      const job = jobs.shift();
      waiting.delete(key);
      if (jobs.length > 0) waiting.set(key, jobs);
      if (job === undefined) continue;
      count += 1;
      running.set(key, own + 1);
      void job().finally(() => {
        end(key);
        // Its other jobs queue behind everyone who is waiting now.
        const rest = waiting.get(key);
        if (rest) {
          waiting.delete(key);
          waiting.set(key, rest);
        }
        next();
      });
    }
  };

  return (key, job) =>
    new Promise((resolve, reject) => {
      const jobs = waiting.get(key) ?? [];
      if (jobs.length >= mostWaiting) {
        reject(new QueueFull('Too many jobs are waiting.'));
        return;
      }
      waiting.set(key, [...jobs, () => job().then(resolve, reject)]);
      next();
    });
}

/**
 * Waits for a turn of a key, and resolves to what ends it; the next one begins once `rest` is over, too.
 * @throws QueueFull at once
 */
export const turnIn = (queue: FairQueue, key: string, rest = () => Promise.resolve()): Promise<() => void> =>
  new Promise((begin, reject) => {
    const turn = async () => {
      await new Promise<void>((end) => begin(end));
      await rest();
    };
    queue(key, turn).catch(reject);
  });
