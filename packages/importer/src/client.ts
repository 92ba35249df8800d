import type { DocumentKind } from '@vitae/domain';
import { recognitionAnswerSchema, type RecognisedPage } from '@vitae/recognition';
import { runOneTask, type TaskWorker } from '@vitae/workers';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import type { ImportedDocument } from './kind-importer.ts';
import { IMPORT_LIMITS } from './limits.ts';
import {
  isAnswer,
  type ImportAnswers,
  type ImportRequest,
  type ImportResponse,
  type PrepareRequest,
  type Wanted,
} from './protocol.ts';
import type { ImportProgress } from './resume/result.ts';
import { nullIfUnreadable, pdfName, readScan, type ReadScan } from './scan/read-scan.ts';

export { createChecker, type Checked, type Checker } from './checker.ts';
export type { EvaluationInput } from '@vitae/evaluation';
export type { ReadScan } from './scan/read-scan.ts';
export type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';

export type ImportWorker = TaskWorker;

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
): Promise<ImportedDocument> => inWorker(createWorker, { kind, wanted: 'document' }, file, options);

/**
 * Reads `file` for an evaluation, as `readForEvaluation` does, in the same kind of worker and within the same limits.
 * @throws ImportError
 */
export const readForEvaluationInWorker = (
  createWorker: () => ImportWorker,
  kind: DocumentKind,
  file: File,
  options: ImportInWorkerOptions = {},
): Promise<EvaluatedFile> => inWorker(createWorker, { kind, wanted: 'evaluated' }, file, options);

/**
 * Recognises the text of a file whose pages are pictures, or that is a picture, and reads a document of a kind from it.
 * Each page has a worker of its own, made by `createRecognitionWorker` from `@vitae/recognition/worker`.
 * @throws ImportError
 */
export const readScanInWorkers = (
  createWorker: () => ImportWorker,
  createRecognitionWorker: () => TaskWorker,
  kind: DocumentKind,
  file: File,
  options: Omit<ImportInWorkerOptions, 'timeout'> = {},
): Promise<ReadScan> => {
  const { signal, locale, asOf } = options;
  // Recognition is what takes time: the steps before and after it are not reported.
  const quiet: ImportInWorkerOptions = {
    ...(asOf === undefined ? {} : { asOf }),
    ...(locale === undefined ? {} : { locale }),
    ...(signal ? { signal } : {}),
  };
  const errorOf = (code: ImportErrorCode, cause?: unknown) => new ImportError(code, { locale, cause });
  return readScan(
    {
      picture: () => inWorker(createWorker, { kind, wanted: 'pictured' }, file, quiet),
      recognise: (request, onProgress) =>
        runOneTask<RecognisedPage>({
          createWorker: createRecognitionWorker,
          request,
          transfer: [request.picture.grey.buffer],
          onMessage: (message, resolve, reject) => {
            const answer = recognitionAnswerSchema.safeParse(message).data;
            if (!answer) reject(errorOf('failed'));
            else if ('done' in answer) onProgress(answer.done);
            else if ('page' in answer) resolve(answer.page);
            else reject(errorOf(answer.failure === 'not-there' ? 'recognition-not-there' : 'failed', answer.reason));
          },
          errorOf,
          signal,
          timeout: IMPORT_LIMITS.pageMilliseconds,
        }).catch(nullIfUnreadable),
      read: (pdf, recognised) =>
        inWorker(createWorker, { kind, wanted: 'document', recognised }, new File([pdf], pdfName(file.name)), quiet),
    },
    options,
  );
};

/** A worker that makes itself ready while it waits for its file: what makes it is handed to `importInWorker` and the like. */
export function prepareImportWorker<Made extends ImportWorker>(createWorker: () => Made, kind: DocumentKind): Made {
  const worker = createWorker();
  const request: PrepareRequest = { prepare: kind };
  worker.postMessage(request);
  return worker;
}

/** Sends one request to a worker of its own. */
async function inWorker<W extends Wanted>(
  createWorker: () => ImportWorker,
  asked: Pick<ImportRequest, 'kind' | 'recognised'> & { wanted: W },
  file: File,
  options: ImportInWorkerOptions,
): Promise<ImportAnswers[W]> {
  const { asOf, locale, signal, onProgress, timeout = IMPORT_LIMITS.milliseconds } = options;
  const errorOf = (code: ImportErrorCode, cause?: unknown) =>
    new ImportError(code, cause === undefined ? { locale } : { locale, cause });
  if (file.size > IMPORT_LIMITS.bytes) throw errorOf('too-large');
  if (file.size === 0) throw errorOf('empty');
  if (signal?.aborted) throw errorOf('cancelled');
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (cause: unknown) => {
      throw errorOf('failed', cause);
    },
  );
  const request: ImportRequest = { ...asked, name: file.name, bytes };
  if (asOf !== undefined) request.asOf = asOf;
  if (locale !== undefined) request.locale = locale;
  return runOneTask<ImportAnswers[W], ImportResponse>({
    createWorker,
    request,
    transfer: [bytes.buffer],
    onMessage: (response, resolve, reject) => {
      if (response.type === 'progress') onProgress?.(response.progress);
      else if (response.type === 'error') {
        const { code, seems } = response;
        reject(new ImportError(code, { locale, seems }));
        // Others are ignored: pdf.js sends messages of its own when it starts inside the worker.
      } else if (isAnswer(response, asked.wanted)) resolve(response.answer);
    },
    errorOf,
    signal,
    timeout,
  });
}
