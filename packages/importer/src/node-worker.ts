/** Entry of the Node worker thread: reads the one file it was started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { ImportError } from './errors.ts';
import { importFile } from './import-file.ts';
import type { ImportResponse } from './protocol.ts';

const request = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array), asOf: z.string().optional() })
  .parse(workerData);
const answer = (response: ImportResponse): void => parentPort?.postMessage(response);

try {
  const input = { name: request.name, bytes: request.bytes, ...(request.asOf === undefined ? {} : { asOf: request.asOf }) };
  const result = await importFile({ ...input, onProgress: (progress) => answer({ type: 'progress', progress }) });
  answer({ type: 'result', result });
} catch (error) {
  answer({ type: 'error', code: error instanceof ImportError ? error.code : 'failed' });
}
