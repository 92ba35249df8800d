import { createResume } from '@vitae/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPreview } from './create-preview.ts';
import type { PreviewFrame } from './preview.ts';
import type { PreviewRequest, PreviewResponse } from './protocol.ts';

/** A worker that answers when the test tells it to. */
class HandWorker extends EventTarget {
  static all: HandWorker[] = [];
  readonly requests: PreviewRequest[] = [];
  isTerminated = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  constructor() {
    super();
    HandWorker.all.push(this);
  }
  postMessage(request: PreviewRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(response: PreviewResponse) {
    this.dispatchEvent(new MessageEvent('message', { data: response }));
  }
  shown() {
    return this.requests.flatMap((request) => (request.type === 'show' ? [request.revision] : []));
  }
  finish(revision: number, heapBytes = 0) {
    this.answer({
      type: 'frame',
      frame: { revision, pages: [], missing: [], overflow: [], lastPageFill: 1, change: null },
      regions: [],
      heapBytes,
    });
  }
}

function start() {
  HandWorker.all = [];
  const errors: string[] = [];
  const assets = async (sha256: string) => (sha256 === 'known' ? new Uint8Array([1]) : undefined);
  const preview = createPreview({
    assets,
    spawn: () => new HandWorker(),
    timeoutText: () => 'Too slow.',
    onError: ({ name, message }) => errors.push(name === 'Error' ? message : `${name}: ${message}`),
  });
  const frames: PreviewFrame[] = [];
  preview.subscribe((frame) => frames.push(frame));
  const worker = () => {
    const newest = HandWorker.all.at(-1);
    if (!newest) throw new Error('No worker was started');
    return newest;
  };
  return { preview, frames, errors, worker };
}

const resume = createResume({ title: 'A' }, '2026-01-01T00:00:00.000Z');

describe('the preview’s client', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up an unresponsive worker: its task fails with a message, the rest continues, and a retry works', async () => {
    vi.useFakeTimers();
    const { preview, errors, worker } = start();
    const [stuck, next] = [preview.pdf(resume), preview.pdf(resume)];
    const failed = stuck.catch((error: unknown) => error);
    const silent = worker();
    vi.advanceTimersByTime(30_000);
    expect(await failed).toMatchObject({ name: 'PreviewTimeout', message: 'Too slow.' });
    expect(silent.isTerminated).toBe(true);
    const [id = 0] = worker().requests.flatMap((request) => (request.type === 'pdf' ? [request.id] : []));
    const result = { bytes: new Uint8Array([37]), pageCount: 1, missing: [], lastPageFill: 1 };
    worker().answer({ type: 'pdf', id, result });
    await expect(next).resolves.toMatchObject({ pageCount: 1 });

    preview.update(resume);
    vi.advanceTimersByTime(30_000);
    expect(errors).toEqual(['PreviewTimeout: Too slow.']);
    expect(worker().shown()).toEqual([]);
    preview.update(resume);
    expect(worker().shown()).toEqual([2]);
    worker().finish(2);
    vi.advanceTimersByTime(300_000);
    expect(errors).toHaveLength(1);
    preview.dispose();
  });

  it('waits for fonts as long as the network takes', () => {
    vi.useFakeTimers();
    const { preview, errors, worker } = start();
    preview.update(resume);
    worker().answer({ type: 'fonts', isLoading: true, files: [] });
    vi.advanceTimersByTime(300_000);
    expect(errors).toEqual([]);
    worker().answer({ type: 'fonts', isLoading: false, files: [] });
    vi.advanceTimersByTime(30_000);
    expect(errors).toHaveLength(1);
    preview.dispose();
  });

  it('fails the requests to a worker that crashes again and again', async () => {
    const { preview, worker } = start();
    const asked = preview.pdf(resume).catch((error: unknown) => error);
    for (let count = 0; count < 4; count += 1)
      worker().dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(await asked).toMatchObject({ message: 'out of memory' });
  });

  it('lays out one document at a time and skips to the newest', () => {
    const { preview, frames, worker } = start();
    for (let count = 0; count < 5; count += 1) preview.update(resume);
    expect(worker().shown()).toEqual([1]);
    worker().finish(1);
    expect(worker().shown()).toEqual([1, 5]);
    worker().finish(5);
    expect(worker().shown()).toEqual([1, 5]);
    expect(frames.map(({ revision }) => revision)).toEqual([1, 5]);
  });

  it('starts another worker after a crash and shows the last document again', () => {
    const { preview, errors, worker } = start();
    preview.setScale(3);
    preview.update(resume);
    const crashed = worker();
    crashed.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    expect(crashed.isTerminated).toBe(true);
    expect(worker()).not.toBe(crashed);
    expect(worker().shown()).toEqual([1]);
    expect(worker().requests).toContainEqual({ type: 'scale', scale: 3 });
    expect(errors).toEqual(['out of memory']);
  });

  it('gives up on a document that crashes every worker, and tries the next one', () => {
    const { preview, worker } = start();
    preview.update(resume);
    for (let count = 0; count < 6; count += 1) worker().dispatchEvent(new Event('error'));
    expect(HandWorker.all).toHaveLength(4);
    preview.update(resume);
    expect(HandWorker.all.at(-1)?.shown().at(-1)).toBe(2);
  });

  it('replaces a worker that has grown', () => {
    const { preview, worker } = start();
    preview.update(resume);
    const grown = worker();
    grown.finish(1, 900e6);
    expect(grown.isTerminated).toBe(true);
    expect(worker().shown()).toEqual([1]);
  });

  it('continues after a document that cannot be laid out', () => {
    const { preview, errors, worker } = start();
    preview.update(resume);
    preview.update(resume);
    worker().answer({ type: 'failed', id: null, message: 'no page', cause: 'document' });
    expect(errors).toEqual(['no page']);
    expect(worker().shown()).toEqual([1, 2]);
  });

  it('distinguishes a font that did not load from a document that cannot be laid out', () => {
    const { preview, errors, worker } = start();
    preview.update(resume);
    worker().answer({ type: 'failed', id: null, message: 'no font', cause: 'font' });
    expect(errors).toEqual(['FontError: no font']);
  });

  it('requests the layout for marking a document as final', async () => {
    const { preview, worker } = start();
    const asked = preview.settle(resume);
    const id = worker().requests.flatMap((request) => (request.type === 'settle' ? [request.id] : []))[0] ?? 0;
    worker().answer({ type: 'settle', id, settled: { renderer: '1', layout: 'abcdef' } });
    await expect(asked).resolves.toEqual({ renderer: '1', layout: 'abcdef' });
  });

  it('passes photos to the worker, and reports a missing one', async () => {
    const { worker } = start();
    worker().answer({ type: 'want-asset', sha256: 'known' });
    worker().answer({ type: 'want-asset', sha256: 'lost' });
    await Promise.resolve();
    await Promise.resolve();
    expect(worker().requests).toContainEqual({ type: 'asset', sha256: 'known', bytes: new Uint8Array([1]) });
    expect(worker().requests).toContainEqual({ type: 'asset', sha256: 'lost', bytes: undefined });
  });

  it('answers requests for files and pictures, and fails the pending ones when disposed', async () => {
    const { preview, worker } = start();
    const [first, second] = [preview.pdf(resume), preview.pdf(resume)];
    const [id] = worker().requests.flatMap((request) => (request.type === 'pdf' ? [request.id] : []));
    worker().answer({
      type: 'pdf',
      id: id ?? 0,
      result: { bytes: new Uint8Array([37]), pageCount: 1, missing: [], lastPageFill: 1 },
    });
    await expect(first).resolves.toMatchObject({ pageCount: 1 });
    preview.dispose();
    await expect(second).rejects.toThrow('closed');
    expect(worker().isTerminated).toBe(true);
  });
});
