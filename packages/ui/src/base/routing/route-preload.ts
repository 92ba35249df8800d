/** At most this many routes are fetched ahead at the same time (behaviour NV-9). */
export const preloadConcurrency = 4;

export type Preload = (load: () => Promise<unknown>) => void;

/**
 * Preloads pages that the user may open next, `preloadConcurrency` at a time and each once. A failure is ignored: the
 * visit itself tries again and reports it.
 */
export function createPreloader(concurrency: number = preloadConcurrency): Preload {
  const started = new Set<() => Promise<unknown>>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  const next = () => {
    while (running < concurrency) {
      const task = waiting.shift();
      if (!task) return;
      running += 1;
      void task().finally(() => {
        running -= 1;
        next();
      });
    }
  };

  return (load) => {
    if (started.has(load)) return;
    started.add(load);
    waiting.push(() => load().catch(() => started.delete(load)));
    next();
  };
}
