import type { DocumentKind } from '@vitae/domain';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import type { ImportedDocument } from './kind-importer.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportRequest, ImportResponse } from './protocol.ts';
import type { ImportProgress } from './resume/result.ts';

export { createChecker, type Checked, type Checker } from './checker.ts';
export type { EvaluationInput } from '@vitae/evaluation';
export type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';

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
 * Reads `file` as a document of a kind in a worker made by `createWorker` (`() => new Worker(new
 * URL('@vitae/importer/worker', …), { type: 'module' })`). The worker serves this one file and is always terminated
 * afterwards, which also frees whatever a hostile file made it allocate.
 * @throws ImportError
 */
export const importInWorker = (
  createWorker: () => ImportWorker,
  kind: DocumentKind,
  file: File,
  options: ImportInWorkerOptions = {},
): Promise<ImportedDocument> =>
  inWorker(createWorker, { kind }, file, options, (response) =>
    response.type === 'document' ? response.document : undefined,
  );

/**
 * Reads `file` for an evaluation, as `readForEvaluation` does, in the same kind of worker and within the same limits.
 * @throws ImportError
 */
export const readForEvaluationInWorker = (
  createWorker: () => ImportWorker,
  kind: DocumentKind,
  file: File,
  options: ImportInWorkerOptions = {},
): Promise<EvaluatedFile> =>
  inWorker(createWorker, { kind, isEvaluated: true }, file, options, (response) =>
    response.type === 'evaluated' ? response.file : undefined,
  );

/** Sends one request to a worker of its own; `resultOf` tells its result from other messages. */
async function inWorker<Result>(
  createWorker: () => ImportWorker,
  asked: Pick<ImportRequest, 'kind' | 'isEvaluated'>,
  file: File,
  options: ImportInWorkerOptions,
  resultOf: (response: ImportResponse) => Result | undefined,
): Promise<Result> {
  const { locale } = options;
  const failure = (code: ImportErrorCode, cause?: unknown) =>
    new ImportError(code, cause === undefined ? { locale } : { locale, cause });
  const answered = ({ code, seems }: Extract<ImportResponse, { type: 'error' }>) =>
    new ImportError(code, { locale, seems });
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
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(failure('timeout')), options.timeout ?? IMPORT_LIMITS.milliseconds);
      onAbort = () => reject(failure('cancelled'));
      options.signal?.addEventListener('abort', onAbort, { once: true });
      worker.addEventListener('error', (event) => reject(failure('failed', event)));
      worker.addEventListener('message', (event: MessageEvent<ImportResponse>) => {
        const response = event.data;
        if (response.type === 'progress') options.onProgress?.(response.progress);
        else if (response.type === 'error') reject(answered(response));
        else {
          // pdf.js sends messages of its own when it starts inside the worker.
          const result = resultOf(response);
          if (result !== undefined) resolve(result);
        }
      });
      const request: ImportRequest = { ...asked, name: file.name, bytes };
      if (options.asOf !== undefined) request.asOf = options.asOf;
      if (locale !== undefined) request.locale = locale;
      worker.postMessage(request, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    if (onAbort) options.signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
}
