import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWhenRead } from './start-when-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 50));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const during = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

it('starts the interface once the page has loaded with its pictures, in a quiet moment', () => {
  during('interactive');
  const start = vi.fn();
  startWhenRead(start);
  vi.advanceTimersByTime(500);
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'input', 'pointermove'])('starts it at once at a %s, and once', (use) => {
  during('interactive');
  const start = vi.fn();
  startWhenRead(start);
  document.body.dispatchEvent(new Event(use, { bubbles: true }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts it without a picture that does not come, and on a page that has loaded already', () => {
  const [late, now] = [vi.fn(), vi.fn()];
  during('interactive');
  startWhenRead(late);
  vi.advanceTimersByTime(4_000);
  expect(late).toHaveBeenCalledTimes(1);
  during('complete');
  startWhenRead(now);
  vi.advanceTimersByTime(100);
  expect(now).toHaveBeenCalledTimes(1);
});
