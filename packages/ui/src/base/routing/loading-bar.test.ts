import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingBar, estimatedProgress } from './loading-bar.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createLoadingBar', () => {
  it('shows nothing for a page that loads within 200 ms', () => {
    const bar = createLoadingBar();
    const seen: boolean[] = [];
    bar.subscribe(() => seen.push(bar.get().visible));
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(5_000);
    expect(seen).not.toContain(true);
    expect(bar.get()).toEqual({ state: 'idle', progress: 0, visible: false });
  });

  it('grows, fills, hides after 500 ms and resets 400 ms later', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.get()).toMatchObject({ state: 'loading', visible: true });
    vi.advanceTimersByTime(1_000);
    const halfway = bar.get().progress;
    expect(halfway).toBeGreaterThan(40);
    expect(halfway).toBeLessThan(60);
    bar.finish();
    expect(bar.get()).toEqual({ state: 'finished', progress: 100, visible: true });
    vi.advanceTimersByTime(499);
    expect(bar.get().visible).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.get()).toEqual({ state: 'finished', progress: 100, visible: false });
    vi.advanceTimersByTime(399);
    expect(bar.get().progress).toBe(100);
    vi.advanceTimersByTime(1);
    expect(bar.get()).toEqual({ state: 'idle', progress: 0, visible: false });
  });

  it('distinguishes an error', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish('error');
    expect(bar.get().state).toBe('error');
  });

  it('starts again while the last one is fading out', () => {
    const bar = createLoadingBar();
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish();
    vi.advanceTimersByTime(600);
    bar.start();
    vi.advanceTimersByTime(350);
    expect(bar.get()).toMatchObject({ state: 'loading', visible: true });
  });
});

describe('estimatedProgress', () => {
  it('rises and never reaches the end', () => {
    expect(estimatedProgress(0)).toBe(0);
    expect(estimatedProgress(2_000)).toBeGreaterThan(estimatedProgress(1_000));
    expect(estimatedProgress(1e9)).toBeLessThan(100.0001);
  });
});
