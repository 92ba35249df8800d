import { createResume } from '@vitae/domain';
import { evaluate, type EvaluationInput } from '@vitae/evaluation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChecker } from './checker.ts';
import { ImportError } from './errors.ts';
import type { CheckRequest, CheckResponse } from './protocol.ts';

const input: EvaluationInput = { document: createResume({ title: 'Mine' }), asOf: '2026-06-01', origin: 'ours' };
const misspelled = [{ text: 'Recieved', path: 'summary' }];

/** A worker that answers each request with `answerTo`, if it says something. */
class StandInWorker extends EventTarget {
  ended = false;
  readonly answerTo: (request: CheckRequest) => CheckResponse | null;
  constructor(answerTo: (request: CheckRequest) => CheckResponse | null) {
    super();
    this.answerTo = answerTo;
  }
  postMessage(request: CheckRequest): void {
    const data = this.answerTo(request);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    this.ended = true;
  }
}

const reporting = ({ id, input: asked, drawn }: CheckRequest): CheckResponse => ({
  id,
  report: evaluate({ ...asked, misspelled }),
  misspelled,
  read: drawn ? { extraction: { text: 'Mine', second: 'Mine' } } : {},
});

function checkerWith(answerTo: (request: CheckRequest) => CheckResponse | null) {
  const workers: StandInWorker[] = [];
  const checker = createChecker(() => {
    const worker = new StandInWorker(answerTo);
    workers.push(worker);
    return worker;
  });
  return { checker, workers };
}

const codeOf = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'none',
    (error: unknown) => (error instanceof ImportError ? error.code : 'another error'),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a checker', () => {
  it('keeps one worker for all requests, and ends it when nothing is asked for a minute', async () => {
    const { checker, workers } = checkerWith(reporting);
    const [one, other] = await Promise.all([checker.check(input), checker.check({ ...input, asOf: '2026-06-02' })]);
    expect([one.report.asOf, other.report.asOf]).toEqual(['2026-06-01', '2026-06-02']);
    expect(one.input.misspelled).toEqual(misspelled);
    await vi.advanceTimersByTimeAsync(59_000);
    await checker.check(input);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    await checker.check(input);
    expect(workers).toHaveLength(2);
  });

  it('adds what was read of the PDF that was drawn to the input', async () => {
    const { checker } = checkerWith(reporting);
    const { input: read } = await checker.check(input, { drawn: new Uint8Array([37, 80, 68, 70]) });
    expect(read.extraction?.text).toBe('Mine');
    expect((await checker.check(input)).input.extraction).toBeUndefined();
  });

  it('drops the answer to a request that was cancelled, and keeps the worker', async () => {
    const { checker, workers } = checkerWith(() => null);
    const controller = new AbortController();
    const cancelled = codeOf(checker.check(input, { signal: controller.signal }));
    controller.abort();
    expect(await cancelled).toBe('cancelled');
    expect(workers[0]?.ended).toBe(false);
    await expect(checker.check(input, { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('ends a worker that does not answer in time, and says what it could not check', async () => {
    const { checker, workers } = checkerWith(() => null);
    const late = codeOf(checker.check(input));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await late).toBe('timeout');
    expect(workers[0]?.ended).toBe(true);
    const { checker: failing } = checkerWith(({ id }) => ({ id, error: 'TypeError' }));
    await expect(failing.check(input)).rejects.toMatchObject({ code: 'failed' });
  });

  it('fails what waits when its worker breaks, and starts another one', async () => {
    const { checker, workers } = checkerWith((request) => (workers.length === 1 ? null : reporting(request)));
    const broken = codeOf(checker.check(input));
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await broken).toBe('failed');
    expect((await checker.check(input)).report.asOf).toBe('2026-06-01');
  });
});
