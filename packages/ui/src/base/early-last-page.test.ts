import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastPagePainted, showLastPageEarly } from './early-last-page.ts';

const match = vi.fn<() => Promise<Response | undefined>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds until the interface may be drawn. */
async function waited(): Promise<number> {
  const began = Date.now();
  const onPainted = vi.fn();
  void lastPagePainted().then(onPainted);
  await vi.advanceTimersByTimeAsync(0);
  while (onPainted.mock.calls.length === 0 && Date.now() - began < 10_000) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - began;
}

it('the interface does not wait where no last page is kept, or none is shown', async () => {
  match.mockResolvedValue(undefined);
  showLastPageEarly('/resume/builder/ada');
  expect(await waited()).toBe(0);
  match.mockClear();
  showLastPageEarly('/account/resumes');
  expect(await waited()).toBe(0);
  expect(match).not.toHaveBeenCalled();
});

it('the interface waits for a last page, but not for long', async () => {
  match.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(undefined), 60)));
  showLastPageEarly('/resume/builder/ada');
  expect(await waited()).toBe(60);
  match.mockReturnValue(new Promise(() => undefined));
  showLastPageEarly('/resume/builder/ada');
  expect(await waited()).toBe(150);
});
