import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './build-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('watchBuild', () => {
  it('checks after one second, then every five minutes, and reports once', async () => {
    const answers = ['a', 'a', 'b', 'c'];
    const latest = vi.fn(() => Promise.resolve(answers.shift() ?? 'c'));
    const onNewBuild = vi.fn();
    watchBuild('a', latest, onNewBuild);
    await vi.advanceTimersByTimeAsync(999);
    expect(latest).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(latest).toHaveBeenCalledTimes(2);
    expect(onNewBuild).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000_000);
    expect(onNewBuild).toHaveBeenCalledTimes(1);
    expect(latest).toHaveBeenCalledTimes(3);
  });

  it('keeps checking after a failure and stops on request', async () => {
    const latest = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const onNewBuild = vi.fn();
    const stop = watchBuild('a', latest, onNewBuild);
    await vi.advanceTimersByTimeAsync(301_000);
    expect(latest).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(latest).toHaveBeenCalledTimes(2);
    expect(onNewBuild).not.toHaveBeenCalled();
  });
});
