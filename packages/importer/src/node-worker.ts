/** Entry of the Node worker thread: reads the one file it was started with. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { documentKindSchema } from '@vitae/domain';
import { recognisedPageSchema } from '@vitae/recognition';
import { z } from 'zod';
import { readForEvaluation } from './evaluation/read-for-evaluation.ts';
import { importerOf, importOfAnyKind } from './kinds.ts';
import { picturedPages } from './scan/pictured-pages.ts';
import { errorResponse, type ImportResponse, type Wanted } from './protocol.ts';

const { assetsUrl, asOf, kind, wanted, recognised, ...file } = z
  .object({
    name: z.string(),
    bytes: z.instanceof(Uint8Array),
    asOf: z.string().optional(),
    assetsUrl: z.string().optional(),
    kind: z.optional(documentKindSchema),
    wanted: z.enum(['document', 'evaluated', 'pictured'] satisfies Wanted[]),
    recognised: z.map(z.number(), recognisedPageSchema).optional(),
  })
  .parse(workerData);

const answer = (response: ImportResponse): void => parentPort?.postMessage(response);

/** Where pdf.js is installed: a bundle with this worker is of another package, which has no pdf.js of its own. */
const installedPdfJs = (): URL =>
  pathToFileURL(createRequire(import.meta.resolve('@vitae/importer/node')).resolve('pdfjs-dist/package.json'));

const loadAsset = async (path: string): Promise<Uint8Array> => {
  const base = assetsUrl ?? installedPdfJs();
  return Uint8Array.from(await readFile(new URL(path, base)));
};

try {
  const onProgress = (progress: Extract<ImportResponse, { type: 'progress' }>['progress']): void =>
    answer({ type: 'progress', progress });
  const input = {
    ...file,
    ...(asOf === undefined ? {} : { asOf }),
    ...(recognised ? { recognised } : {}),
    assets: loadAsset,
    onProgress,
  };
  if (wanted === 'pictured') answer({ type: 'pictured', answer: await picturedPages(input) });
  else if (wanted === 'evaluated') answer({ type: 'evaluated', answer: await readForEvaluation(input, kind) });
  else
    answer({
      type: 'document',
      answer: await (kind === undefined ? importOfAnyKind(input) : importerOf(kind).read(input)),
    });
} catch (error) {
  answer(errorResponse(error));
}
