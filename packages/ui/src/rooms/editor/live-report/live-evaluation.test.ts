import { createResume, type AnyDocument } from '@vitae/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evaluated } from '../../../base/evaluation/evaluate-document.ts';
import { createLiveEvaluation } from './live-evaluation.ts';
import { evaluatedAs } from '../../../base/evaluation/testing/evaluated-as.ts';

const first = createResume({ title: 'First' });

/** A document that is edited, and evaluations that end when the test says so. */
function session() {
  let document: AnyDocument = first;
  const listeners = new Set<() => void>();
  const runs: { document: AnyDocument; signal: AbortSignal; end: (score: number) => void; fail: () => void }[] = [];
  const live = createLiveEvaluation({
    current: () => document,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    evaluate: (evaluated, signal) =>
      new Promise<Evaluated>((resolve, reject) => {
        runs.push({
          document: evaluated,
          signal,
          end: (score) => resolve(evaluatedAs(score)),
          fail: () => reject(new Error('failed')),
        });
      }),
  });
  const type = (title: string) => {
    document = { ...document, title };
    listeners.forEach((listener) => listener());
  };
  return { live, runs, type, listeners };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the evaluation beside an editor', () => {
  it('runs once after a burst of keys, for the newest text', async () => {
    const { live, runs, type } = session();
    live.follow();
    runs[0]?.end(50);
    await settle();
    expect(live.state.getState()).toMatchObject({ status: 'ready', evaluated: { report: { score: 50 } } });
    for (const title of ['a', 'ab', 'abc']) type(title);
    expect(live.state.getState()).toMatchObject({ status: 'behind', evaluated: { report: { score: 50 } } });
    expect(runs).toHaveLength(1);
    await pause();
    expect(runs.map((run) => run.document.title)).toEqual(['First', 'abc']);
  });

  it('cancels what a key has made old, and never shows it', async () => {
    const { live, runs, type } = session();
    live.follow();
    type('newer');
    expect(runs[0]?.signal.aborted).toBe(true);
    runs[0]?.end(10);
    await pause();
    expect(live.state.getState()).toMatchObject({ status: 'running', evaluated: null });
    runs[1]?.end(90);
    await settle();
    expect(live.state.getState()).toMatchObject({ status: 'ready', evaluated: { report: { score: 90 } } });
  });

  it('is shared by everything that shows it, and ends with the last of them', async () => {
    const { live, runs, listeners } = session();
    const [one, other] = [live.follow(), live.follow()];
    expect(runs).toHaveLength(1);
    one();
    expect(listeners.size).toBe(1);
    other();
    expect(listeners.size).toBe(0);
    expect(runs[0]?.signal.aborted).toBe(true);
  });

  it('says that it failed or was cancelled, and starts again when asked', async () => {
    const { live, runs } = session();
    live.follow();
    runs[0]?.fail();
    await settle();
    expect(live.state.getState().status).toBe('failed');
    live.again();
    live.cancel();
    expect(live.state.getState().status).toBe('cancelled');
    live.again();
    runs[2]?.end(70);
    await settle();
    expect(live.state.getState().status).toBe('ready');
  });
});
