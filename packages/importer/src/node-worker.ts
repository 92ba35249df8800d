/** Entry of the Node worker thread: reads the one file it was started with. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ImportError } from './errors.ts';
import { importFile } from './resume/import-file.ts';
import type { ImportResponse } from './protocol.ts';

const { assetsUrl, asOf, ...file } = z
  .object({
    name: z.string(),
    bytes: z.instanceof(Uint8Array),
    asOf: z.string().optional(),
    assetsUrl: z.string().optional(),
  })
  .parse(workerData);

const answer = (response: ImportResponse): void => parentPort?.postMessage(response);

const loadAsset = async (path: string): Promise<Uint8Array> => {
  const base = assetsUrl ?? import.meta.resolve('pdfjs-dist/package.json');
  return Uint8Array.from(await readFile(new URL(path, base)));
};

try {
  const onProgress = (progress: Extract<ImportResponse, { type: 'progress' }>['progress']): void =>
    answer({ type: 'progress', progress });
  answer({
    type: 'result',
    result: await importFile({ ...file, ...(asOf === undefined ? {} : { asOf }), assets: loadAsset, onProgress }),
  });
} catch (error) {
  answer({ type: 'error', code: error instanceof ImportError ? error.code : 'failed' });
}
