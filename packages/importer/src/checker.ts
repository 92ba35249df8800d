import type { EvaluationInput, Report } from '@vitae/evaluation';
import type { TaskWorker } from '@vitae/workers';
import { ImportError } from './errors.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { CheckRequest, CheckResponse } from './protocol.ts';

/** A report, and all that it was made from. */
export interface Checked {
  report: Report;
  input: EvaluationInput;
}

/** Makes reports of plain data in a worker, which keeps the dictionary of a language open between them. */
export interface Checker {
  /**
   * Reads `drawn`, the PDF that our renderer made of the document, and checks it.
   * @throws {ImportError} if it takes too long, fails or is cancelled.
   */
  check: (
    input: EvaluationInput,
    options?: { signal?: AbortSignal; drawn?: Uint8Array<ArrayBuffer> },
  ) => Promise<Checked>;
}

/** How long a worker stays that nobody asks anything, in milliseconds: a dictionary takes 30 to 90 MB of memory. */
const idle = 60_000;

/**
 * A checker that starts its worker when it is asked and ends it when it has been idle. Different from what reads files,
 * the worker serves many requests: it only gets data that was read already, and files that we drew ourselves.
 */
export function createChecker(
  createWorker: () => TaskWorker,
  { timeout = IMPORT_LIMITS.milliseconds }: { timeout?: number } = {},
): Checker {
  let worker: TaskWorker | null = null;
  let asked = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<number, { settle: (response: CheckResponse) => void; fail: (error: ImportError) => void }>();

  const end = (failure?: ImportError) => {
    clearTimeout(rest);
    worker?.terminate();
    worker = null;
    for (const { fail } of waiting.values()) fail(failure ?? new ImportError('failed'));
    waiting.clear();
  };
  const started = () => {
    if (worker) return worker;
    const made = createWorker();
    worker = made;
    made.addEventListener('error', (cause) => made === worker && end(new ImportError('failed', { cause })));
    made.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => waiting.get(data.id)?.settle(data));
    return made;
  };

  return {
    async check(input, { signal, drawn } = {}) {
      if (signal?.aborted) throw new ImportError('cancelled');
      clearTimeout(rest);
      asked += 1;
      const id = asked;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let onAbort: (() => void) | undefined;
      try {
        const answer = await new Promise<CheckResponse>((resolve, reject) => {
          waiting.set(id, { settle: resolve, fail: reject });
          // What takes that long never ends: the next request gets another worker.
          timer = setTimeout(() => end(new ImportError('timeout')), timeout);
          onAbort = () => reject(new ImportError('cancelled'));
          signal?.addEventListener('abort', onAbort, { once: true });
          const request: CheckRequest = { id, input, ...(drawn && { drawn }) };
          started().postMessage(request, drawn ? [drawn.buffer] : []);
        });
        if ('error' in answer) throw new ImportError('failed', { cause: answer.error });
        const { report, misspelled, read } = answer;
        return { report, input: { ...input, ...read, ...(misspelled && { misspelled }) } };
      } finally {
        clearTimeout(timer);
        if (onAbort) signal?.removeEventListener('abort', onAbort);
        waiting.delete(id);
        if (waiting.size === 0) rest = setTimeout(end, idle);
      }
    },
  };
}
