import type { DocumentKind } from '@vitae/domain';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportAnswer, ImportRequest, ImportResponse } from './protocol.ts';
import type { ImportProgress, ImportResult } from './resume/result.ts';

/** The part of `Worker` that is used here, so that tests can replace it. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type ImportInWorkerOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** ISO date; default: today. */
  asOf?: string;
  /** The reader's language for notes and errors (BCP 47); default: English. */
  locale?: string;
  /** Milliseconds; default: 30 s. */
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
  const answer = await ask(createWorker, file, options);
  if (answer.type !== 'result') throw new ImportError('failed', { locale: options.locale });
  return answer.result;
};

/**
 * Reads a document of a kind from `file`, as `importInWorker` does with a resume, without where its values came from.
 * @throws ImportError
 */
export const readInWorker = async (
  createWorker: () => ImportWorker,
  kind: DocumentKind,
  file: File,
  options: ImportInWorkerOptions = {},
): Promise<ImportedDocument> => {
  const answer = await ask(createWorker, file, options, kind);
  if (answer.type !== 'document') throw new ImportError('failed', { locale: options.locale });
  return answer.document;
};

const ask = async (
  createWorker: () => ImportWorker,
  file: File,
  options: ImportInWorkerOptions,
  kind?: DocumentKind,
): Promise<ImportAnswer> => {
  const { locale } = options;
  const failure = (code: ImportErrorCode, cause?: unknown) =>
    new ImportError(code, cause === undefined ? { locale } : { locale, cause });
  if (file.size > IMPORT_LIMITS.bytes) throw failure('too-large');
  if (file.size === 0) throw failure('empty');
  if (options.signal?.aborted) throw failure('cancelled');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw failure('failed', cause);
    },
  );
  const worker = createWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  try {
    return await new Promise<ImportAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(failure('timeout')), options.timeout ?? IMPORT_LIMITS.milliseconds);
      onAbort = () => reject(failure('cancelled'));
      options.signal?.addEventListener('abort', onAbort, { once: true });
      worker.addEventListener('error', (event) => reject(failure('failed', event)));
      worker.addEventListener('message', (event: MessageEvent<ImportResponse>) => {
        const response = event.data;
        if (response.type === 'progress') options.onProgress?.(response.progress);
        else if (response.type === 'error') reject(failure(response.code));
        // pdf.js sends messages of its own when it starts inside the worker.
        else if (response.type === 'result' || response.type === 'document') resolve(response);
      });
      const request: ImportRequest = { name: file.name, bytes };
      if (options.asOf !== undefined) request.asOf = options.asOf;
      if (locale !== undefined) request.locale = locale;
      if (kind !== undefined) request.kind = kind;
      worker.postMessage(request, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    if (onAbort) options.signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
};
