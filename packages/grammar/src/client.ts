import { runOneTask, type TaskWorker } from '@vitae/workers';
import type { GrammarNotes } from './grammar-of.ts';
import { answerSchema } from './protocol.ts';

export { grammarOf, hasGrammar, textsToCheck, type GrammarNotes } from './grammar-of.ts';
export { notesSchema } from './protocol.ts';

/** What a browser fetches, compressed, and what the check takes while it runs, in MB (docs/adr/0046-grammar.md). */
export const grammarCost = { download: 8, memory: 450 } as const;

/** A device with so many GB of memory or fewer is told that it has too little; a page that takes too much is ended. */
const tooLittle = 2;

/** Whether a device has the memory for it, where its browser tells: Chromium does, in GB and at most 8. */
export const hasMemoryForGrammar = (browser: object): boolean =>
  !('deviceMemory' in browser && typeof browser.deviceMemory === 'number' && browser.deviceMemory <= tooLittle);

/** `not-there`: the checker could not be fetched. */
export type GrammarFailure = 'cancelled' | 'timeout' | 'not-there' | 'failed';

/** Why grammar was not checked. */
export class GrammarError extends Error {
  override name = 'GrammarError';
  readonly code: GrammarFailure;
  constructor(code: GrammarFailure, options?: ErrorOptions) {
    super(`Grammar was not checked: ${code}`, options);
    this.code = code;
  }
}

/** How far a check is: `done` of a stage, 0 to 1. */
export interface GrammarProgress {
  stage: 'load' | 'check';
  done: number;
}

/** How long a worker may say nothing, in milliseconds: opening the checker took 30 s on a busy machine. */
const patience = 120_000;

/**
 * What is wrong in some English texts, found in a worker of its own that is ended afterwards, which is the only way to
 * get its memory back.
 * @throws {GrammarError}
 */
export async function checkGrammarInWorker(
  createWorker: () => TaskWorker,
  texts: readonly string[],
  {
    signal,
    onProgress,
    timeout = patience,
  }: { signal?: AbortSignal; onProgress?: (progress: GrammarProgress) => void; timeout?: number } = {},
): Promise<GrammarNotes> {
  if (signal?.aborted) throw new GrammarError('cancelled');
  if (texts.length === 0) return {};
  return runOneTask<GrammarNotes>({
    createWorker,
    request: [...texts],
    onMessage: (message, resolve, reject) => {
      const answer = answerSchema.safeParse(message).data;
      if (!answer) reject(new GrammarError('failed'));
      else if ('stage' in answer) onProgress?.(answer);
      else if ('notes' in answer) resolve(answer.notes);
      else reject(new GrammarError(answer.failure, { cause: answer.reason }));
    },
    errorOf: (failure, cause) => new GrammarError(failure, cause === undefined ? {} : { cause }),
    signal,
    timeout,
    isRenewed: true,
  });
}
