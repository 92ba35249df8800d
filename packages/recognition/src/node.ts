import { Worker } from 'node:worker_threads';
import type { RecognisedPage } from './page.ts';
import { recognitionAnswerSchema, type RecognitionRequest } from './protocol.ts';

/** Why a page was not recognised. */
export class RecognitionError extends Error {
  override name = 'RecognitionError';
  readonly code: 'cancelled' | 'timeout' | 'failed';
  constructor(code: RecognitionError['code'], options?: ErrorOptions) {
    super(`The page was not recognised: ${code}`, options);
    this.code = code;
  }
}

/**
 * Recognises a page in a thread that ends with it.
 * @throws {RecognitionError}
 */
export async function recogniseInThread(
  request: RecognitionRequest,
  { timeout, signal, onProgress }: { timeout: number; signal?: AbortSignal; onProgress?: (done: number) => void },
): Promise<RecognisedPage> {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { workerData: request });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const failed = (cause: unknown): void => reject(new RecognitionError('failed', { cause }));
      timer = setTimeout(() => reject(new RecognitionError('timeout')), timeout);
      signal?.addEventListener('abort', () => reject(new RecognitionError('cancelled')), { once: true });
      worker.on('error', failed);
      worker.on('exit', failed);
      worker.on('message', (message: unknown) => {
        const answer = recognitionAnswerSchema.safeParse(message).data;
        if (!answer || 'failure' in answer) failed(answer);
        else if ('done' in answer) onProgress?.(answer.done);
        else resolve(answer.page);
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
