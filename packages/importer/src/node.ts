import { Worker } from 'node:worker_threads';
import type { DocumentKind } from '@vitae/domain';
import { RecognitionError, recogniseInThread } from '@vitae/recognition/node';
import { ImportError } from './errors.ts';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportedDocument } from './kind-importer.ts';
import { isAnswer, type ImportAnswers, type ImportResponse, type Wanted } from './protocol.ts';
import type { ImportInput } from './resume/result.ts';
import { nullIfUnreadable, pdfName, readScan } from './scan/read-scan.ts';

export type ImportInThreadInput = ImportInput & {
  /** Milliseconds; default: 30 s. */
  timeout?: number;
  /** The built `node-worker` entry, if the caller is a bundle; default: the source next to this file. */
  workerUrl?: URL;
  /**
   * Folder of pdf.js that contains `cmaps/` and `standard_fonts/`, with a trailing slash; default: the installed
   * package.
   */
  assetsUrl?: URL;
};

/**
 * Reads a document of a kind, or of the kind that its content shows, in a worker thread with a memory and a time limit.
 * @throws ImportError
 */
export const importInThread = (input: ImportInThreadInput, kind?: DocumentKind): Promise<ImportedDocument> =>
  inThread(input, 'document', kind);

/**
 * Reads a file for an evaluation, as `readForEvaluation` does, in a worker thread with a memory and a time limit.
 * @throws ImportError
 */
export const readForEvaluationInThread = (input: ImportInThreadInput, kind?: DocumentKind): Promise<EvaluatedFile> =>
  inThread(input, 'evaluated', kind);

/**
 * Recognises the text of a file whose pages are pictures, or that is a picture, and reads a document from it, as
 * `importInThread` does: each page in a thread of its own with a time limit.
 * @throws ImportError
 */
export async function readScanInThreads(input: ImportInThreadInput, kind?: DocumentKind): Promise<ImportedDocument> {
  const { locale, onProgress } = input;
  const { document } = await readScan(
    {
      picture: () => inThread(input, 'pictured', kind),
      recognise: (request, say) =>
        recogniseInThread(request, {
          timeout: IMPORT_LIMITS.pageMilliseconds,
          onProgress: say,
          ...(input.signal ? { signal: input.signal } : {}),
        }).catch((error: unknown) =>
          nullIfUnreadable(error instanceof RecognitionError ? new ImportError(error.code) : error),
        ),
      read: (bytes, recognised) =>
        inThread({ ...input, name: pdfName(input.name), bytes, recognised }, 'document', kind),
    },
    { ...(locale === undefined ? {} : { locale }), ...(onProgress ? { onProgress } : {}) },
  );
  return document;
}

async function inThread<W extends Wanted>(
  input: ImportInThreadInput,
  wanted: W,
  kind: DocumentKind | undefined,
): Promise<ImportAnswers[W]> {
  if (input.bytes.length > IMPORT_LIMITS.bytes) throw new ImportError('too-large');
  if (input.bytes.length === 0) throw new ImportError('empty');
  if (input.signal?.aborted) throw new ImportError('cancelled');
  const worker = new Worker(input.workerUrl ?? new URL('./node-worker.ts', import.meta.url), {
    workerData: {
      name: input.name,
      bytes: Uint8Array.from(input.bytes),
      asOf: input.asOf,
      kind,
      wanted,
      recognised: input.recognised,
      assetsUrl: input.assetsUrl?.href,
    },
    // Messages of pdf.js about drawing, which is not done here, do not concern the caller.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ImportAnswers[W]>((resolve, reject) => {
      timer = setTimeout(() => reject(new ImportError('timeout')), input.timeout ?? IMPORT_LIMITS.milliseconds);
      input.signal?.addEventListener('abort', () => reject(new ImportError('cancelled')), { once: true });
      worker.on('error', (cause) => reject(new ImportError('failed', { cause })));
      worker.on('exit', () => reject(new ImportError('failed')));
      worker.on('message', (response: ImportResponse) => {
        if (response.type === 'progress') input.onProgress?.(response.progress);
        else if (response.type === 'error') reject(new ImportError(response.code, { seems: response.seems }));
        else if (isAnswer(response, wanted)) resolve(response.answer);
        else reject(new ImportError('failed'));
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
