import { ImportError } from './errors.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportRequest, ImportResponse } from './protocol.ts';
import type { ImportProgress, ImportResult } from './resume/result.ts';

/** The part of `Worker` that is used here, so that tests can stand in for it. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type ImportInWorkerOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** ISO date; default today. */
  asOf?: string;
  /** Milliseconds; default 30 s. */
  timeout?: number;
};

/**
 * Reads `file` in a worker made by `createWorker` (`() => new Worker(new URL('@vitae/importer/worker', …), { type:
 * 'module' })`). The worker serves this one file and is always terminated afterwards, which also frees whatever a
 * hostile file made it allocate.
 * @throws ImportError
 */
export const importInWorker = async (
  createWorker: () => ImportWorker,
  file: File,
  options: ImportInWorkerOptions = {},
): Promise<ImportResult> => {
  if (file.size > IMPORT_LIMITS.bytes) throw new ImportError('too-large');
  if (file.size === 0) throw new ImportError('empty');
  if (options.signal?.aborted) throw new ImportError('cancelled');
  const bytes = await readBytes(file);
  const worker = createWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<ImportResult>((resolve, reject) => {
      timer = setTimeout(() => reject(new ImportError('timeout')), options.timeout ?? IMPORT_LIMITS.milliseconds);
      onAbort = () => reject(new ImportError('cancelled'));
      options.signal?.addEventListener('abort', onAbort, { once: true });
      worker.addEventListener('error', (event) => reject(new ImportError('failed', { cause: event })));
      worker.addEventListener('message', (event: MessageEvent<ImportResponse>) => {
        const response = event.data;
        if (response.type === 'progress') options.onProgress?.(response.progress);
        else if (response.type === 'result') resolve(response.result);
        // pdf.js says something of its own when it starts inside the worker.
        else if (response.type === 'error') reject(new ImportError(response.code));
      });
      const request: ImportRequest = { name: file.name, bytes };
      if (options.asOf !== undefined) request.asOf = options.asOf;
      worker.postMessage(request, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    if (onAbort) options.signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
};

const readBytes = async (file: File): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ImportError('failed', { cause });
  }
};
