import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runOneTask, type OneTask } from './run-one-task.ts';

class StandInWorker extends EventTarget {
  hasEnded = false;
  readonly requests: unknown[] = [];
  postMessage(request: unknown): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.hasEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent<unknown>('message', { data }));
  }
}

const start = (more: Partial<OneTask<unknown>> = {}) => {
  const worker = new StandInWorker();
  const outcome = runOneTask<unknown>({
    createWorker: () => worker,
    request: 'read this',
    onMessage: (message, resolve, reject) => {
      if (message === 'damaged') reject(new Error('damaged'));
      else if (message !== 'half') resolve(message);
    },
    errorOf: (failure, cause) => new Error(failure, { cause }),
    timeout: 1_000,
    ...more,
  }).catch((error: unknown) => (error instanceof Error ? error.message : 'no error'));
  return { worker, outcome };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker with one task', () => {
  it('gets the request, and is terminated with its result', async () => {
    const { worker, outcome } = start();
    worker.say('half');
    expect(worker.hasEnded).toBe(false);
    worker.say(['done']);
    expect(await outcome).toEqual(['done']);
    expect([worker.requests, worker.hasEnded]).toEqual([['read this'], true]);
  });

  it('is terminated when it reports or meets an error', async () => {
    const refusing = start();
    refusing.worker.say('damaged');
    expect([await refusing.outcome, refusing.worker.hasEnded]).toEqual(['damaged', true]);
    const broken = start();
    broken.worker.dispatchEvent(new Event('error'));
    expect([await broken.outcome, broken.worker.hasEnded]).toEqual(['failed', true]);
  });

  it('is terminated on cancellation, and not even started after it', async () => {
    const controller = new AbortController();
    const { worker, outcome } = start({ signal: controller.signal });
    controller.abort();
    expect([await outcome, worker.hasEnded]).toEqual(['cancelled', true]);
    const createWorker = vi.fn(() => new StandInWorker());
    expect(await start({ createWorker, signal: controller.signal }).outcome).toBe('cancelled');
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('may take its time in all, or since its last message', async () => {
    const [inAll, since] = [start(), start({ isRenewed: true })];
    await vi.advanceTimersByTimeAsync(600);
    inAll.worker.say('half');
    since.worker.say('half');
    await vi.advanceTimersByTimeAsync(600);
    expect([inAll.worker.hasEnded, since.worker.hasEnded]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(400);
    expect(await Promise.all([inAll.outcome, since.outcome])).toEqual(['timeout', 'timeout']);
  });

  it('is terminated if it cannot be given the request', async () => {
    const worker = new StandInWorker();
    worker.postMessage = () => {
      throw new Error('not cloneable');
    };
    expect(await start({ createWorker: () => worker }).outcome).toBe('not cloneable');
    expect(worker.hasEnded).toBe(true);
  });
});
