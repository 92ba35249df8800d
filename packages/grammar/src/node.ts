import { Worker } from 'node:worker_threads';
import type { GrammarNotes } from './grammar-of.ts';
import { notesSchema } from './protocol.ts';

/** How long a check may take, in milliseconds: opening the checker took 30 s on a busy machine. */
const patience = 120_000;

/** What is wrong in some English texts, found in a worker thread that ends with it. @throws if it takes too long */
export async function checkGrammarInThread(texts: readonly string[]): Promise<GrammarNotes> {
  if (texts.length === 0) return {};
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), { workerData: [...texts] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The grammar check took too long')), patience);
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
      worker.on('message', (answer: unknown) => resolve(notesSchema.parse(answer)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
