import type { PreviewRequest } from './protocol.ts';

let waiting: Worker | null = null;

/**
 * Starts the preview's worker before it is needed, so that its code and the fonts that a document will probably need
 * load in parallel with the code of the page. The first preview uses it.
 */
export function startWorkerEarly(fonts: readonly string[]): void {
  if (waiting) return;
  const worker = newWorker();
  const request: PreviewRequest = { type: 'warm', files: fonts };
  worker.postMessage(request);
  waiting = worker;
  // A worker that could not start is discarded: the first preview then starts its own, and reports the error.
  worker.addEventListener('error', (event) => {
    if (waiting !== worker) return;
    event.preventDefault();
    waiting = null;
  });
}

/** The worker that was started early, for the first caller; a new one for all others. */
export function takeWorker(): Worker {
  const worker = waiting ?? newWorker();
  waiting = null;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'preview' });
}
