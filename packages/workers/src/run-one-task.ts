/** The part of `Worker` that is used here, so that tests can replace it. */
export type TaskWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Why a worker gave no result: it was cancelled, took too long, or stopped with an error. */
export type TaskFailure = 'cancelled' | 'timeout' | 'failed';

/** A task for a worker that serves nothing else; `Message` is what the worker sends. */
export interface OneTask<Result, Message = unknown> {
  createWorker: () => TaskWorker;
  request: unknown;
  /** What is moved to the worker, not copied. */
  transfer?: Transferable[];
  /** Called with each message; the first call of `resolve` or `reject` ends the task. */
  onMessage: (message: Message, resolve: (result: Result) => void, reject: (error: Error) => void) => void;
  /** The error that the task fails with. */
  errorOf: (failure: TaskFailure, cause?: unknown) => Error;
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  timeout: number;
  /** Whether `timeout` is how long the worker may say nothing; otherwise it is how long the whole task may take. */
  isRenewed?: boolean;
}

/**
 * Has a worker of its own do one task. The worker is always terminated afterwards, which is the only way to get its
 * memory back, whatever the task made it allocate.
 * @throws what `errorOf` returns, and what `onMessage` rejects with.
 */
export async function runOneTask<Result, Message = unknown>({
  createWorker,
  request,
  transfer = [],
  onMessage,
  errorOf,
  signal,
  timeout,
  isRenewed = false,
}: OneTask<Result, Message>): Promise<Result> {
  if (signal?.aborted) throw errorOf('cancelled');
  const worker = createWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const onAbort = () => reject(errorOf('cancelled'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(errorOf('timeout')), timeout);
  };
  try {
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.addEventListener('error', (event) => reject(errorOf('failed', event)));
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (isRenewed) wait();
      onMessage(data, resolve, reject);
    });
    wait();
    worker.postMessage(request, transfer);
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
}
