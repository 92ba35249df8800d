import { Worker } from 'node:worker_threads';
import type { AnyDocument } from '@vitae/domain';
import { z } from 'zod';
import { dictionaryOf } from './languages.ts';
import type { Misspelled } from './misspelled.ts';

const answerSchema = z.nullable(z.array(z.object({ text: z.string(), path: z.string() })));

/**
 * The misspelled words of a document, found in a worker thread that loads the dictionaries of one language and ends
 * with it; `null` if there is no dictionary for the language, or the text is in another one.
 */
export async function misspelledInThread(document: AnyDocument, language: string): Promise<Misspelled[] | null> {
  if (dictionaryOf(language).length === 0) return null;
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), {
    workerData: { document, language },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    return await new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
      worker.on('message', (answer: unknown) => resolve(answerSchema.parse(answer)));
    });
  } finally {
    await worker.terminate();
  }
}
