/** Too many jobs are already waiting. */
export class QueueFull extends Error {}

/** Runs a job of a key when it is its turn. @throws QueueFull at once, and what the job throws */
export type FairQueue = <Value>(key: string, job: () => Promise<Value>) => Promise<Value>;

/**
 * Runs a few jobs at a time, at most one per key, and keys take turns: a key with many waiting jobs delays the others
 * by one of its jobs at most.
 */
export function createFairQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): FairQueue {
  /** The key whose turn is next comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();

  const next = () => {
    for (const [key, jobs] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(key)) continue;
      const job = jobs.shift();
      waiting.delete(key);
      if (jobs.length > 0) waiting.set(key, jobs);
      if (job === undefined) continue;
      running.add(key);
      void job().finally(() => {
        running.delete(key);
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
