import type { PreviewRequest } from './protocol.ts';

let waiting: Worker | null = null;

/**
 * Starts the preview's worker before anything has asked for it, so that its code and the fonts that a document will
 * probably want arrive beside the code of the page. The first preview takes it over.
 */
export function startWorkerEarly(fonts: readonly string[]): void {
  if (waiting) return;
  const worker = newWorker();
  const request: PreviewRequest = { type: 'warm', files: fonts };
  worker.postMessage(request);
  waiting = worker;
  // One that could not start is forgotten: the first preview then starts its own, and tells what is wrong with it.
  worker.addEventListener('error', (event) => {
    if (waiting !== worker) return;
    event.preventDefault();
    waiting = null;
  });
}

/** The worker that was started early, to the first who asks; a new one to all others. */
export function takeWorker(): Worker {
  const worker = waiting ?? newWorker();
  waiting = null;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'preview' });
}
