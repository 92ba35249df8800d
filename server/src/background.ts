import type { Logger } from 'pino';

/** Work that goes on beside requests. */
export interface Background {
  /** Does it now rather than when its time comes; waits until that is done. */
  now: () => Promise<void>;
  /** Ends it; what is being done is finished first. */
  stop: () => Promise<void>;
}

/** Does a job again and again with a pause between: one that takes long delays the next, it is never done twice at a time. */
export function repeat(job: () => Promise<unknown>, { everyMs, log, name }: { everyMs: number; log: Logger; name: string }): Background {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = (): Promise<void> => {
    clearTimeout(timer);
    running = running.then(job).then(
      () => undefined,
      (error: unknown) => log.error({ err: error, job: name }, 'a background job failed'),
    );
    const own = running;
    void own.then(() => {
      if (!stopped && running === own) timer = setTimeout(() => void round(), everyMs);
    });
    return own;
  };
  void round();
  return {
    now: () => round(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
