import { afterEach, describe, expect, it, vi } from 'vitest';
import { importInWorker, prepareImportWorker, readForEvaluationInWorker, type ImportWorker } from './client.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { ImportResponse } from './protocol.ts';

/** A worker that gives prepared answers, and records whether it was terminated. */
class StandInWorker extends EventTarget {
  ended = false;
  requests: unknown[] = [];
  readonly answers: readonly ImportResponse[];
  constructor(answers: readonly ImportResponse[]) {
    super();
    this.answers = answers;
  }
  postMessage(request: unknown): void {
    this.requests.push(request);
    for (const data of this.answers) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    this.ended = true;
  }
}

const run = async (
  worker: StandInWorker,
  file: File,
  options: Parameters<typeof importInWorker>[3] = {},
): Promise<unknown> => {
  const create = (): ImportWorker => worker;
  return importInWorker(create, 'resume', file, options).catch((error: unknown) => error);
};

const file = new File(['%PDF-'], 'x.pdf');

afterEach(() => vi.useRealTimers());

describe('prepareImportWorker', () => {
  it('asks a worker to make itself ready, which then reads a file', async () => {
    const worker = new StandInWorker([{ type: 'error', code: 'damaged' }]);
    expect(prepareImportWorker(() => worker, 'resume')).toBe(worker);
    expect(worker.requests).toEqual([{ prepare: 'resume' }]);
    expect(await run(worker, file)).toMatchObject({ code: 'damaged' });
    expect(worker.requests).toHaveLength(2);
  });
});

describe('importInWorker', () => {
  it('passes progress and errors on, and always terminates the worker', async () => {
    const worker = new StandInWorker([
      { type: 'progress', progress: { stage: 'open', done: 0 } },
      { type: 'error', code: 'encrypted' },
    ]);
    const seen: string[] = [];
    expect(await run(worker, file, { onProgress: ({ stage }) => seen.push(stage) })).toMatchObject({
      code: 'encrypted',
    });
    expect(seen).toEqual(['open']);
    expect(worker.ended).toBe(true);
  });

  it('refuses a file that is too large or empty before it starts a worker', async () => {
    const large = Object.defineProperty(new File(['x'], 'x.pdf'), 'size', { value: IMPORT_LIMITS.bytes + 1 });
    const worker = new StandInWorker([]);
    expect(await run(worker, large)).toMatchObject({ code: 'too-large' });
    expect(await run(worker, new File([], 'x.pdf'))).toMatchObject({ code: 'empty' });
    expect(worker.requests).toEqual([]);
  });

  it('passes the reader’s language for the notes to the worker', async () => {
    const worker = new StandInWorker([{ type: 'error', code: 'damaged' }]);
    await run(worker, file, { locale: 'pl' });
    expect(worker.requests).toMatchObject([{ kind: 'resume', name: 'x.pdf', locale: 'pl' }]);
  });

  it('terminates a worker that does not respond in time', async () => {
    const worker = new StandInWorker([]);
    expect(await run(worker, file, { timeout: 10 })).toMatchObject({ code: 'timeout' });
    expect(worker.ended).toBe(true);
  });

  it('terminates the worker on cancellation', async () => {
    const worker = new StandInWorker([]);
    const abort = new AbortController();
    const result = run(worker, file, { signal: abort.signal });
    setTimeout(() => abort.abort(), 5);
    expect(await result).toMatchObject({ code: 'cancelled' });
    expect(worker.ended).toBe(true);
  });
});

describe('readForEvaluationInWorker', () => {
  it('asks for what an evaluation looks at, and ends the worker', async () => {
    const worker = new StandInWorker([{ type: 'error', code: 'unsupported' }]);
    await expect(readForEvaluationInWorker(() => worker, 'coverletter', file)).rejects.toMatchObject({
      code: 'unsupported',
    });
    expect(worker.requests).toMatchObject([{ kind: 'coverletter', name: 'x.pdf', wanted: 'evaluated' }]);
    expect(worker.ended).toBe(true);
  });
});
