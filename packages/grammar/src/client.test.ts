import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkGrammarInWorker, GrammarError, hasMemoryForGrammar } from './client.ts';
import type { GrammarAnswer } from './protocol.ts';

/** A worker that gives some answers to what it is asked. */
class StandInWorker extends EventTarget {
  hasEnded = false;
  readonly answers: readonly GrammarAnswer[];
  constructor(answers: readonly GrammarAnswer[]) {
    super();
    this.answers = answers;
  }
  postMessage(): void {
    for (const data of this.answers)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent<unknown>('message', { data })));
  }
  terminate(): void {
    this.hasEnded = true;
  }
}

const codeOf = (result: Promise<unknown>): Promise<unknown> =>
  result.then(
    () => 'none',
    (error: unknown) => (error instanceof GrammarError ? error.code : error),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a grammar check', () => {
  it('has a worker of its own, which is ended with its memory', async () => {
    const notes = { 'We was.': [{ start: 0, end: 6, text: 'We was.', instead: 'We were.' }] };
    const worker = new StandInWorker([{ stage: 'load', done: 0.5 }, { stage: 'check', done: 0 }, { notes }]);
    const seen: unknown[] = [];
    const onProgress = (progress: unknown) => seen.push(progress);
    expect(await checkGrammarInWorker(() => worker, ['We was.'], { onProgress })).toEqual(notes);
    expect(seen).toEqual([
      { stage: 'load', done: 0.5 },
      { stage: 'check', done: 0 },
    ]);
    expect(worker.hasEnded).toBe(true);
  });

  it('starts nothing where there is nothing to check', async () => {
    const createWorker = vi.fn(() => new StandInWorker([]));
    expect(await checkGrammarInWorker(createWorker, [])).toEqual({});
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('ends at once when it is cancelled, and when it says nothing for two minutes', async () => {
    const worker = new StandInWorker([]);
    const controller = new AbortController();
    const cancelled = codeOf(checkGrammarInWorker(() => worker, ['a'], { signal: controller.signal }));
    controller.abort();
    expect([await cancelled, worker.hasEnded]).toEqual(['cancelled', true]);
    expect(await codeOf(checkGrammarInWorker(() => worker, ['a'], { signal: controller.signal }))).toBe('cancelled');
    const late = codeOf(checkGrammarInWorker(() => new StandInWorker([]), ['a']));
    await vi.advanceTimersByTimeAsync(121_000);
    expect(await late).toBe('timeout');
  });

  it('says why it failed', async () => {
    const answering = (answer: GrammarAnswer) => codeOf(checkGrammarInWorker(() => new StandInWorker([answer]), ['a']));
    expect(await answering({ failure: 'not-there', reason: 'TypeError' })).toBe('not-there');
    expect(await answering({ failure: 'failed', reason: 'RangeError' })).toBe('failed');
    const broken = new StandInWorker([]);
    const result = codeOf(checkGrammarInWorker(() => broken, ['a']));
    broken.dispatchEvent(new Event('error'));
    expect(await result).toBe('failed');
  });

  it('is not for devices with little memory, where the browser says so', () => {
    expect([{ deviceMemory: 1 }, { deviceMemory: 2 }, { deviceMemory: 4 }, {}].map(hasMemoryForGrammar)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
